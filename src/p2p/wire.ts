/** Every message that crosses a link, and the only place where bytes of another peer become one. */
import type { Projected, Refusal, SeenEvent, View } from '../engine/contract.ts';

/** What a seat tells the host. Which seat it is follows from the link, never from the message. */
export type ToHost =
  | { readonly t: 'answer'; readonly ask: number; readonly chosen: readonly string[] }
  | { readonly t: 'leave' };

/** What the host tells a seat. */
export type ToSeat =
  | { readonly t: 'view'; readonly view: View; readonly events: readonly SeenEvent[] }
  | { readonly t: 'refused'; readonly ask: number; readonly why: Refusal };

/** The same before it is sent: nothing unprojected fits in. */
export type Outgoing =
  | { readonly t: 'view'; readonly view: Projected<View>; readonly events: readonly Projected<SeenEvent>[] }
  | Extract<ToSeat, { t: 'refused' }>;

const utf8 = new TextEncoder();
export const encode = (message: ToHost | Outgoing): Uint8Array => utf8.encode(JSON.stringify(message));

const maxBytes = 4096;
const maxChosen = 64;
const maxIdLength = 128;

/** A seat's message, or null for anything else: too long, no JSON, unknown, out of shape. */
export function parseToHost(frame: Uint8Array): ToHost | null {
  if (frame.length > maxBytes) return null;
  const value = parseJson(frame);
  if (!isRecord(value)) return null;
  if (value.t === 'leave') return { t: 'leave' };
  const { t, ask, chosen } = value;
  if (t !== 'answer' || !Number.isSafeInteger(ask) || !isIdList(chosen)) return null;
  return { t: 'answer', ask: ask as number, chosen: [...chosen] };
}

/** The host's message. A guest takes the host's word for what the table looks like; the shape is checked, not the sense. */
export function parseToSeat(frame: Uint8Array): ToSeat | null {
  const value = parseJson(frame);
  if (!isRecord(value)) return null;
  if (value.t === 'view' && isRecord(value.view) && Array.isArray(value.events)) return value as ToSeat;
  if (value.t === 'refused' && Number.isSafeInteger(value.ask)) return value as ToSeat;
  return null;
}

function parseJson(frame: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(frame));
  } catch {
    return null;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isIdList = (value: unknown): value is string[] =>
  Array.isArray(value) &&
  value.length <= maxChosen &&
  value.every(id => typeof id === 'string' && id.length <= maxIdLength);
