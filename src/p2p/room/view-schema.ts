/** The shape of what a host shows: views and events. The shape is checked here; whether it is true is for the journal to say. */
import * as v from 'valibot';
import { refusals, type SeenEvent, type View } from '../../engine/contract.ts';
import type { ClockStatus } from '../match/clock-status.ts';

const some = <S extends v.GenericSchema>(item: S, most: number) => v.pipe(v.array(item), v.maxLength(most));
export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
export const text = (most: number) => v.pipe(v.string(), v.maxLength(most));
const duration = v.pipe(v.number(), v.finite(), v.minValue(0));

const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(15));
export const seats = some(seat, 16);
const id = text(128);
const word = text(64);
const card = v.strictObject({ id, face: word });
const cards = some(card, 200);
/** What only the game itself understands. */
const facts = v.record(word, v.unknown());
const about = v.looseObject({ kind: word });
const cue = v.looseObject({ cue: word });
export const rule = v.union([v.boolean(), text(64), v.number(), v.null()]);
export const rules = v.record(word, rule);

const option = v.union([
  card,
  v.strictObject({ id, seat }),
  v.strictObject({ id, word }),
  v.strictObject({ id, slot: count }),
  v.strictObject({ id, cards }),
]);
const many = v.pipe(v.number(), v.minValue(0), v.maxValue(200));
const prompt = v.strictObject({
  options: some(option, 400),
  min: many,
  max: many,
  ordered: v.boolean(),
  fallback: many,
});

const ask = v.strictObject({
  id: count,
  about,
  rule: v.picklist(['any', 'each']),
  clock: v.picklist(['plain', 'window']),
  seats,
  also: seats,
  ms: v.nullable(duration),
});
const draw = v.strictObject({ id: count, why: text(128), sight: v.picklist(['all', 'none']) });
const waiting = v.variant('on', [
  v.strictObject({ on: v.literal('players'), ask, answered: seats }),
  v.strictObject({ on: v.literal('random'), draw }),
  v.strictObject({ on: v.literal('nothing'), result: v.strictObject({ winners: seats, why: word }) }),
]);

export const viewSchema: v.GenericSchema<unknown, View> = v.strictObject({
  seat: v.nullable(seat),
  seats,
  rules,
  table: facts,
  own: v.nullable(facts),
  piles: v.record(word, v.strictObject({ count, cards: v.nullable(cards) })),
  gone: seats,
  waiting,
  prompt: v.nullable(prompt),
});

export const eventsSchema: v.GenericSchema<unknown, readonly SeenEvent[]> = some(
  v.variant('type', [
    v.strictObject({ type: v.literal('move'), card: v.nullable(card), from: word, to: word }),
    v.strictObject({ type: v.literal('shuffle'), pile: word }),
    v.strictObject({ type: v.literal('cue'), cue }),
  ]),
  400,
);

const timed = { ask: count, leftMs: duration, totalMs: duration };
export const clockSchema: v.GenericSchema<unknown, ClockStatus> = v.variant('state', [
  v.strictObject({ state: v.picklist(['drawing', 'closing']), ask: count }),
  v.strictObject({ state: v.literal('running'), ...timed, held: v.boolean() }),
  v.strictObject({ state: v.literal('paused'), ...timed, why: v.literal('lost'), seats }),
  v.strictObject({ state: v.literal('untimed'), ask: count, missing: seats }),
]);

export const refusalSchema = v.picklist(refusals);
