/** Every message that crosses a line, and the only place where bytes of another peer become one. */
import * as v from 'valibot';
import type { Projected, SeenEvent, View } from '../../engine/contract.ts';
import {
  catSchema,
  challengeSchema,
  deniedSchema,
  helloSchema,
  languageSchema,
  nameSchema,
  proveSchema,
  welcomeSchema,
} from '../door/join-messages.ts';
import { heardSchema, knockOpenSchema, knockSchema, letInSchema } from '../door/knock-messages.ts';
import type { ClockStatus } from '../match/clock-status.ts';
import type { Patch } from '../match/patch.ts';
import { patchSchema } from '../match/patch-door.ts';
import type { Lobby } from './lobby.ts';
import { clockSchema, count, eventsSchema, refusalSchema, rules, text, viewSchema } from './view-schema.ts';

// ── What a guest says ────────────────────────────────────────────────────────

export const toDoorSchema = v.variant('t', [helloSchema, proveSchema, knockSchema, knockOpenSchema]);

const chosen = v.pipe(v.array(text(128)), v.maxLength(64));
const face = {
  name: nameSchema,
  cat: catSchema,
  lang: languageSchema,
  plays: v.picklist(['first game', 'played before']),
};
/** How much more time than usual somebody needs. Nobody is told who asked for it. */
export const paces = ['usual', 'twice', 'four times', 'no clock'] as const;
export type Pace = (typeof paces)[number];

/** What is to become of a seat whose person is away: nothing, a bot, or the clock's answer to what is open. */
export const awayChoices = ['wait', 'stand-in', 'skip'] as const;
export type AwayChoice = (typeof awayChoices)[number];

/** Who says it follows from the line it came over, never from the message. */
export const toHostSchema = v.variant('t', [
  v.strictObject({ t: v.literal('answer'), ask: count, chosen }),
  v.strictObject({ t: v.picklist(['hold', 'drawn']), ask: count }),
  v.strictObject({ t: v.literal('face'), ...face, pace: v.picklist(paces) }),
  v.strictObject({ t: v.literal('away'), seat: count, choice: v.picklist(awayChoices) }),
  v.strictObject({ t: v.picklist(['sit', 'stand', 'again', 'wait', 'resync', 'leave']) }),
]);
export type ToHost = v.InferOutput<typeof toHostSchema>;

// ── What the host says ───────────────────────────────────────────────────────

const id = count;
const look = { id, name: nameSchema, cat: catSchema };
const person = {
  kind: v.literal('person'),
  ...look,
  lang: languageSchema,
  plays: face.plays,
  link: v.picklist(['good', 'fair', 'poor', 'lost', 'away']),
};
const sitting = v.strictObject({
  ...look,
  kind: v.picklist(['person', 'bot']),
  by: v.picklist(['itself', 'stand-in']),
});
const next = v.picklist(['open', 'soon', 'held']);
const seated = { match: count, seats: v.pipe(v.array(sitting), v.maxLength(16)) };
const lobbySchema: v.GenericSchema<unknown, Lobby> = v.strictObject({
  keeper: id,
  chairs: v.pipe(
    v.array(v.variant('kind', [v.strictObject(person), v.strictObject({ kind: v.literal('bot'), ...look })])),
    v.maxLength(16),
  ),
  watching: v.pipe(v.array(v.strictObject({ ...person, wants: v.picklist(['to play', 'to watch']) })), v.maxLength(32)),
  watchers: count,
  game: text(64),
  rules,
  phase: v.variant('at', [
    v.strictObject({ at: v.literal('lobby') }),
    v.strictObject({ at: v.literal('countdown'), ms: count }),
    v.strictObject({ at: v.literal('playing'), ...seated }),
    v.strictObject({ at: v.literal('over'), ...seated, again: v.pipe(v.array(id), v.maxLength(32)), next }),
  ]),
});

/** What somebody is told who has just come in. */
export interface Arrival {
  readonly me: number;
  readonly lobby: Lobby;
}
const arrivalSchema = v.strictObject({ me: id, lobby: lobbySchema });

export const fromDoorSchema = v.variant('t', [challengeSchema, welcomeSchema(arrivalSchema), deniedSchema]);
export const fromKnockedSchema = v.variant('t', [heardSchema, letInSchema, deniedSchema]);

const told = { seq: count, events: eventsSchema, clock: v.exactOptional(clockSchema) };

/**
 * A view comes whole first, then what is new in it. `seq` is the entry of the journal that binds it; 0: none does. The clock
 * is there when a question is new.
 */
export const toGuestSchema = v.variant('t', [
  v.strictObject({ t: v.literal('lobby'), lobby: lobbySchema }),
  v.strictObject({ t: v.literal('view'), view: viewSchema, ...told }),
  v.strictObject({ t: v.literal('news'), patch: v.nullable(patchSchema), ...told }),
  v.strictObject({ t: v.literal('clock'), status: clockSchema }),
  v.strictObject({ t: v.literal('refused'), ask: count, why: refusalSchema }),
  ...deniedSchema.options,
]);
export type ToGuest = v.InferOutput<typeof toGuestSchema>;

/** The same before it is sent: a view that nobody projected does not fit in. */
export type Outgoing =
  | Exclude<ToGuest, { t: 'view' | 'news' }>
  | ({ readonly t: 'view'; readonly view: Projected<View> } & Told)
  | ({ readonly t: 'news'; readonly patch: Patch | null } & Told);
interface Told {
  readonly seq: number;
  readonly events: readonly Projected<SeenEvent>[];
  readonly clock?: ClockStatus;
}

// ── Bytes ────────────────────────────────────────────────────────────────────

const utf8 = new TextEncoder();
export const encode = (message: object): Uint8Array => utf8.encode(JSON.stringify(message));

/** Null for anything else: no text, no JSON, unknown, out of shape. */
export function parse<S extends v.GenericSchema>(schema: S, bytes: Uint8Array): v.InferOutput<S> | null {
  const value = jsonOf(bytes);
  if (value === undefined) return null;
  const read = v.safeParse(schema, value, { abortEarly: true });
  return read.success ? read.output : null;
}

function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}
