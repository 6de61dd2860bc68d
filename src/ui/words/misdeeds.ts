/** What a finding of the check means to a person: the many codes of the protocol in a handful of sentences. */
import type { Verdict } from '../../p2p/fair/audit/audit.ts';
import type { Code } from '../../p2p/fair/journal/fault.ts';

export type Finding = Code | Extract<Verdict, { readonly verdict: 'cheat' }>['code'];

export type Misdeed =
  | 'roster'
  | 'stranger'
  | 'other-rules'
  | 'unreadable'
  | 'ignored'
  | 'two-histories'
  | 'out-of-order'
  | 'false-view'
  | 'false-copies'
  | 'false-draw'
  | 'no-draw'
  | 'needless-draw'
  | 'forged-move'
  | 'illegal-move'
  | 'sealed-wrong'
  | 'host-peeked'
  | 'sent-away'
  | 'take-over'
  | 'false-opening'
  | 'false-result';

export const misdeedOf: Readonly<Record<Finding, Misdeed>> = {
  BAD_GENESIS: 'roster',
  MY_HELLO_ALTERED: 'roster',
  WRONG_HOST_KEY: 'stranger',
  ENGINE_MISMATCH: 'other-rules',
  BAD_ENTRY: 'unreadable',
  WRONG_GAME: 'unreadable',
  BAD_HOST_SIG: 'ignored',
  REPEATED: 'ignored',
  STALE_EPOCH: 'ignored',
  EQUIVOCATION: 'two-histories',
  FORKED_ACTION: 'two-histories',
  NOT_EXTENDING: 'out-of-order',
  BAD_EPOCH: 'out-of-order',
  INTERLEAVED: 'out-of-order',
  BAD_ORDER: 'out-of-order',
  MISSING_VIEW_DIGESTS: 'false-view',
  VIEW_MISMATCH: 'false-view',
  FALSE_VIEW: 'false-view',
  BAD_DEAL_SIG: 'false-copies',
  BAD_DEAL_SHAPE: 'false-copies',
  MISSING_DEAL: 'false-copies',
  SHARE_NOT_RECEIVED: 'false-copies',
  SHARE_BAD: 'false-copies',
  BAD_SHARES: 'false-copies',
  BAD_READY: 'false-draw',
  BAD_CHAIN: 'false-draw',
  BAD_RANDREQ: 'false-draw',
  BAD_RANDDONE: 'false-draw',
  FORGED_REVEAL: 'false-draw',
  SKIPPED_REVEAL: 'false-draw',
  BAD_DROP: 'false-draw',
  BAD_OPENED: 'false-draw',
  RAND_OMITTED: 'no-draw',
  RAND_UNCALLED: 'needless-draw',
  BAD_ACT: 'forged-move',
  FORGED_ACTION: 'forged-move',
  ACTION_REPLAY: 'forged-move',
  STALE_ACTION: 'illegal-move',
  ILLEGAL_ACCEPTED: 'illegal-move',
  SEAL_UNREADABLE: 'sealed-wrong',
  HOST_NOT_FIRST: 'host-peeked',
  BAD_LEAVE: 'sent-away',
  BAD_PROXY: 'sent-away',
  BAD_MIGRATE: 'take-over',
  BAD_OPENING: 'false-opening',
  FALSE_RESULT: 'false-result',
};
