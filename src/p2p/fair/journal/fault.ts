/** What can be wrong with an entry, and whose fault it is. */
import type { Seat } from '../../../engine/contract.ts';

export type Code =
  | 'BAD_GENESIS'
  | 'WRONG_HOST_KEY'
  | 'ENGINE_MISMATCH'
  | 'MY_HELLO_ALTERED'
  | 'BAD_ENTRY'
  | 'WRONG_GAME'
  | 'BAD_HOST_SIG'
  | 'EQUIVOCATION'
  | 'REPEATED'
  | 'STALE_EPOCH'
  | 'NOT_EXTENDING'
  | 'BAD_EPOCH'
  | 'INTERLEAVED'
  | 'BAD_ORDER'
  | 'MISSING_VIEW_DIGESTS'
  | 'VIEW_MISMATCH'
  | 'BAD_DEAL_SIG'
  | 'BAD_DEAL_SHAPE'
  | 'MISSING_DEAL'
  | 'SHARE_NOT_RECEIVED'
  | 'SHARE_BAD'
  | 'BAD_READY'
  | 'BAD_CHAIN'
  | 'BAD_ACT'
  | 'FORGED_ACTION'
  | 'ACTION_REPLAY'
  | 'FORKED_ACTION'
  | 'BAD_LEAVE'
  | 'BAD_RANDREQ'
  | 'BAD_RANDDONE'
  | 'FORGED_REVEAL'
  | 'SKIPPED_REVEAL'
  | 'BAD_DROP'
  | 'BAD_OPENED'
  | 'BAD_PROXY'
  | 'BAD_MIGRATE'
  | 'BAD_OPENING';

/** `culprit` null accuses nobody: a damaged or late message. Thrown inside the journal, a value outside. */
export class Fault extends Error {
  readonly code: Code;
  readonly culprit: Seat | null;

  constructor(code: Code, culprit: Seat | null) {
    super(`${code}:${culprit ?? 'nobody'}`);
    this.code = code;
    this.culprit = culprit;
  }
}
