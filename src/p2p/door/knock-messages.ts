/** What is said through a closed door, with schemas: a knock, its echo, the opened promise, the link in a box. */
import * as v from 'valibot';
import { base64UrlOf } from '../base64url.ts';
import { type Denied, faceEntries, keyBytes, nonceBytes, pageEntries } from './join-messages.ts';
import { founderBytes, secretBytes } from './room-link.ts';

/** Secret and founder, and the sixteen bytes a box adds. */
export const boxBytes = secretBytes + founderBytes + 16;

export const knockSchema = v.strictObject({
  t: v.literal('knock'),
  ...pageEntries,
  ...faceEntries,
  boxKey: base64UrlOf(keyBytes),
  /** The promise of a nonce. */
  commit: base64UrlOf(32),
});
export type Knock = v.InferOutput<typeof knockSchema>;

export const heardSchema = v.strictObject({
  t: v.literal('knock-heard'),
  boxKey: base64UrlOf(keyBytes),
  nonce: base64UrlOf(nonceBytes),
});
export type Heard = v.InferOutput<typeof heardSchema>;

export const knockOpenSchema = v.strictObject({ t: v.literal('knock-open'), nonce: base64UrlOf(nonceBytes) });
export type KnockOpen = v.InferOutput<typeof knockOpenSchema>;

export const letInSchema = v.strictObject({ t: v.literal('let-in'), box: base64UrlOf(boxBytes) });
export type LetIn = v.InferOutput<typeof letInSchema>;

export type ToKnocked = Knock | KnockOpen;
export type FromKnocked = Heard | LetIn | Denied;
