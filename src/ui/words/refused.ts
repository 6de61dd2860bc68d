/** Why a file is not looked at any further, in the few ways that matter to a person. */
import type { Unfit } from '../../p2p/fair/judge/judge.ts';
import type { Why } from '../../p2p/fair/receipt/receipt.ts';

export type Refused = Why | 'unfit';

/** All the ways in which papers cannot be from one table are one to a reader. */
export const refusedAs = (why: Why | Unfit): Refused =>
  why === 'too-big' || why === 'no-receipt' || why === 'other-version' || why === 'damaged' ? why : 'unfit';
