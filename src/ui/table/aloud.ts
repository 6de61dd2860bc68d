/** What I can have read to me: how things stand, my hand, what has just happened; and the names of cards and seats. */
import type { Card, Seat } from '../../engine/contract.ts';
import type { ChoiceModel } from './create-choice.ts';
import type { HandModel } from './create-hand.ts';
import type { TableModel } from './create-table.ts';
import { chanceOf } from './gauge.ts';
import { isCard, playsOf } from './offers.ts';
import type { Spot, Stack } from './piles.ts';

const lastLines = 3;

export function statusAloud(table: TableModel, choice: ChoiceModel): string {
  const ask = table.ask();
  const said = ask ? table.words.ask(ask.about, table.who) : null;
  const now = said ? (choice.role() === 'asked' ? said.mine : said.theirs) : table.common.table.dice;
  return sentences([now, ...piles(table).map(spot => pileName(table, spot))]);
}

/** Everything everybody may see. */
export const tableAloud = (table: TableModel, choice: ChoiceModel): string =>
  sentences([statusAloud(table, choice), ...(table.kept.view?.seats ?? []).map(seat => seatName(table, seat))]);

export function handAloud(table: TableModel, hand: HandModel): string {
  const { keys } = table.help;
  return keys.hand(hand.stacks().map(({ face, cards }) => keys.times(cards.length, table.words.face(face).name)));
}

export function eventsAloud(table: TableModel): string {
  const lines = table.kept.lines.slice(-lastLines).map(({ text }) => text);
  return lines.length > 0 ? lines.join(' ') : table.help.keys.nothing;
}

/** 'Nope. 2 copies. Card 4 of 7. Can be played now.' */
export function cardName(table: TableModel, choice: ChoiceModel, stack: Stack, at: number, of: number): string {
  const { keys } = table.help;
  const [first] = stack.cards;
  const plays = first ? playsOf(choice.offers(), first) : [];
  const turn = choice.chosen().indexOf(plays[0]?.option.id ?? '') + 1;
  const isAlone = plays[0] !== undefined && isCard(plays[0].option);
  return sentences([
    table.words.face(stack.face).name,
    stack.cards.length > 1 ? keys.copies(stack.cards.length) : '',
    keys.card(at + 1, of),
    turn > 0 ? keys.picked(turn) : '',
    stack.cards.some(({ id }: Card) => table.kept.fresh.includes(id)) ? keys.fresh : '',
    plays.length === 0 ? '' : isAlone ? keys.playable : keys.joins,
  ]);
}

/** 'Mochi, 5 cards, dead, the table waits.' */
export function seatName(table: TableModel, seat: Seat): string {
  const { view } = table.kept;
  const own = table.spots().filter(({ owner }) => owner === seat);
  const counted = own.filter(({ sight, count }) => sight === 'owner' || (sight === 'none' && count > 0));
  const open = own.flatMap(({ sight, cards }) => (sight === 'all' ? (cards ?? []) : []));
  const signs = view ? table.game.signs(view.table, seat).map(sign => table.words.sign(sign)) : [];
  const link = table.link?.(seat);
  return [
    table.who.name(seat),
    ...counted.map(({ sight, zone, count }) => {
      const cards = table.common.table.cards(count);
      return sight === 'owner' ? cards : `${table.words.zone(zone) ?? ''} ${cards}`.trim();
    }),
    ...signs,
    ...(isWaited(table, seat) ? [table.common.table.waited] : []),
    ...open.map(({ face }) => table.words.face(face).name),
    ...(link ? [table.common.room.links[link]] : []),
  ].join(', ');
}

/** In a window nobody is to see who has answered. */
export function isWaited(table: TableModel, seat: Seat): boolean {
  const waiting = table.kept.view?.waiting;
  if (waiting?.on !== 'players' || waiting.ask.clock === 'window') return false;
  return waiting.ask.seats.includes(seat) && !waiting.answered.includes(seat);
}

/** 'Deck, 23 cards. Exploding Kitten: 3 left, 13 percent.' */
export function pileName(table: TableModel, spot: Spot): string {
  const { pileOf, topOf } = table.common.table;
  const name = table.words.zone(spot.zone) ?? spot.zone;
  const top = spot.cards?.[0];
  const found = table.kept.view && table.gauge ? table.gauge(table.kept.view) : null;
  const gauge = found?.pile === spot.pile ? found : null;
  return sentences([
    top ? topOf(name, table.words.face(top.face).name, spot.count) : pileOf(name, spot.count),
    gauge ? table.help.keys.gauge(gauge.left, table.words.face(gauge.face).name, chanceOf(gauge, spot.count)) : '',
  ]);
}

const piles = (table: TableModel) =>
  table.spots().filter(({ owner, zone, count }) => owner === null && count > 0 && table.words.zone(zone) !== null);

/** Each with one full stop. */
const sentences = (parts: readonly string[]): string =>
  parts
    .filter(part => part !== '')
    .map(part => (/[.!?…]$/.test(part) ? part : `${part}.`))
    .join(' ');
