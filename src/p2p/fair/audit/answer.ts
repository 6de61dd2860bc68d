/** An answer out of its envelope. */
import type { Input, Seat } from '../../../engine/contract.ts';
import { act } from '../bodies/people.ts';
import type { Json } from '../cjson.ts';
import { decode } from '../codec.ts';
import { hostNow, type Ledger } from '../journal/ledger.ts';
import { signerOf } from '../journal/playing.ts';
import { unseal } from '../seal.ts';
import type { Keys } from './keys.ts';

export interface ReadAnswer {
  readonly input: Extract<Input, { type: 'answer' }>;
  /** Did the host sign it: for itself, a bot, somebody away? */
  readonly byHost: boolean;
  /** The last entry its signer had seen. */
  readonly seenSeq: number;
}

/** Null if the envelope does not open for the host at this point of the log, or holds no answer. */
export function readAnswer(log: Ledger, body: Uint8Array, keys: Pick<Keys, 'pair'>): ReadAnswer | null {
  const played = decode(act, body);
  if (!played) return null;
  const host = hostNow(log);
  const signer: Seat = signerOf(log, played.seat);
  const chosen = chosenIn(unseal(played.box, played.nonce, keys.pair(host, signer))?.value);
  if (!chosen) return null;
  const { seat, ask, seenSeq } = played;
  return { input: { type: 'answer', seat, ask, chosen }, byHost: signer === host, seenSeq };
}

function chosenIn(answer: Json | undefined): readonly string[] | null {
  if (typeof answer !== 'object' || answer === null || !('chosen' in answer)) return null;
  const { chosen } = answer;
  const isList = Array.isArray(chosen) && chosen.every(id => typeof id === 'string');
  return isList && Object.keys(answer).length === 1 ? chosen : null;
}
