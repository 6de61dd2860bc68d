/** My answer while I make it: a card that is raised, a numbered sequence where several are asked for, a place in a pile. */
import { type Accessor, createMemo, createSignal } from 'solid-js';
import type { Card } from '../../engine/contract.ts';
import { type Ambush, createAmbush } from './create-ambush.ts';
import type { TableModel } from './create-table.ts';
import { type Offer, type Offers, offersOf, playsOf } from './offers.ts';
import { createPlace, type Place } from './place.ts';

export interface ChoiceModel {
  readonly offers: Accessor<Offers>;
  /** Does the table wait for me, or may I only cut in? */
  readonly role: Accessor<'asked' | 'cut-in' | 'none'>;
  readonly isSeveral: Accessor<boolean>;
  readonly canPass: Accessor<boolean>;
  readonly canFinish: Accessor<boolean>;
  readonly chosen: Accessor<readonly string[]>;
  /** The card of my hand that I look at. Nobody else sees it. */
  readonly raised: Accessor<Card | null>;
  /** What the raised card can do now. */
  readonly plays: Accessor<readonly Offer[]>;
  readonly place: Place;
  readonly ambush: Ambush;
  /** Why what I pressed is no answer, until the next question. */
  readonly remark: Accessor<string | null>;
  say(remark: string): void;
  raise(card: Card | null): void;
  /** A tap raises a card, and plays it the second time. */
  tap(card: Card): void;
  play(): void;
  press(id: string): void;
  pass(): void;
  finish(): void;
  reset(): void;
}

const none: Offers = { all: [], listed: [], spread: [], laid: [], slots: [] };

export function createChoice(table: TableModel): ChoiceModel {
  const [picked, pick] = createSignal<{ ask: number | null; ids: readonly string[] }>({ ask: null, ids: [] });
  const [remarked, remark] = createSignal<{ ask: number | null; text: string } | null>(null);
  const [lifted, lift] = createSignal<string | null>(null);
  const askId = createMemo(() => table.ask()?.id ?? null);
  const chosen = createMemo(() => (picked().ask === askId() ? picked().ids : []));
  const put = (ids: readonly string[]) => pick({ ask: askId(), ids });

  const mine = createMemo(() => {
    const own = table.spots().filter(({ owner, sight }) => owner === table.me && sight === 'owner');
    return new Map(own.flatMap(({ cards }) => cards ?? []).map(card => [card.id, card]));
  });
  /** In a row on the table every card can be pressed where it lies. */
  const inSight = createMemo(() => {
    const rows = table.spots().filter(({ owner, lies }) => owner === null && lies === 'in a row');
    return new Set(rows.flatMap(({ cards }) => cards ?? []).map(({ id }) => id));
  });
  const offers = createMemo(() => {
    const prompt = table.prompt();
    return prompt ? offersOf(prompt, new Set(mine().keys()), inSight()) : none;
  });
  const role = createMemo(() => {
    const [ask, prompt] = [table.ask(), table.prompt()];
    if (!ask || !prompt) return 'none';
    if (table.me !== null && ask.seats.includes(table.me)) return 'asked';
    return prompt.options.length > 0 ? 'cut-in' : 'none';
  });
  const isSeveral = createMemo(() => (table.prompt()?.max ?? 0) > 1);
  const canPass = createMemo(() => role() === 'asked' && table.prompt()?.min === 0 && table.isOpen());
  const canFinish = createMemo(() => {
    const prompt = table.prompt();
    return prompt !== null && table.isOpen() && chosen().length >= prompt.min && chosen().length > 0;
  });
  const raised = createMemo(() => mine().get(lifted() ?? '') ?? null);
  const plays = createMemo(() => {
    const card = raised();
    return card && !isSeveral() ? playsOf(offers(), card) : [];
  });

  const press = (id: string) => {
    if (!table.isOpen()) return;
    if (!isSeveral()) {
      lift(null);
      return table.answer([id]);
    }
    const now = chosen();
    if (now.includes(id)) return void put(now.filter(other => other !== id));
    if (now.length < (table.prompt()?.max ?? 0)) put([...now, id]);
  };
  const play = () => {
    const [first] = plays();
    if (first) press(first.option.id);
  };
  const tap = (card: Card) => {
    if (isSeveral() && offers().all.some(({ ids }) => ids.includes(card.id))) return press(card.id);
    if (raised()?.id !== card.id) return void lift(card.id);
    if (plays().length === 0) return void lift(null);
    play();
  };
  return {
    ...{ offers, role, isSeveral, canPass, canFinish, chosen, raised, plays, press, play, tap },
    remark: () => (remarked()?.ask === askId() ? (remarked()?.text ?? null) : null),
    say: text => void remark({ ask: askId(), text }),
    ambush: createAmbush(table, offers),
    place: createPlace(() => offers().slots, askId),
    raise: card => void lift(card?.id ?? null),
    pass: () => canPass() && table.answer([]),
    finish: () => canFinish() && table.answer(chosen()),
    reset: () => put([]),
  };
}
