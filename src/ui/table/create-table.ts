/** One seat's table as Solid keeps it: the last view, the log, and what I sent. Answers go out here. */
import { type Accessor, batch, createEffect, createMemo, on, onCleanup, onMount } from 'solid-js';
import { createStore, reconcile } from 'solid-js/store';
import type { AnyGame, Ask, Card, Pile, Prompt, Refusal, Seat, SeenEvent, Shape, View } from '../../engine/contract.ts';
import type { ClockStatus } from '../../p2p/match/clock-status.ts';
import { isWindow } from '../../p2p/match/span.ts';
import type { HelpWords } from '../words/helping.ts';
import type { CommonWords, GameWords, Secret, Who } from '../words/words.ts';
import type { TableArt } from './art.ts';
import { type Board, plainBoard } from './board.ts';
import type { Gauge } from './gauge.ts';
import { type Habits, usualHabits } from './habits.ts';
import type { Effect } from './motion/effects.ts';
import { createSuspense, type Suspense } from './motion/suspense.ts';
import { type Spot, spots } from './piles.ts';
import { createRest } from './rest.ts';
import { told } from './sayings.ts';
import { bare, gainedIn, laidIn, type Stage, staged } from './stage.ts';

/** What a seat says. */
export interface Mouth {
  answer(ask: number, chosen: readonly string[]): void;
  /** I need a moment longer. Nobody learns who. */
  hold(ask: number): void;
  /** I have seen this question. */
  drawn(ask: number): void;
  /** The table is put away. */
  close(): void;
}

/** What a seat hears. */
export interface TableEars {
  view(view: View, events: readonly SeenEvent[]): void;
  clock(status: ClockStatus): void;
  refused(ask: number, why: Refusal): void;
}

export interface Setting {
  readonly game: Pick<AnyGame, 'zones' | 'signs'>;
  readonly words: GameWords;
  readonly common: CommonWords;
  readonly help: HelpWords;
  /** By seat. */
  readonly names: readonly string[];
  /** Null: I only watch. */
  readonly me: Seat | null;
  readonly open: (ears: TableEars) => Mouth;
  /** Without it cards are plain paper and seats have no cats. */
  readonly art?: TableArt;
  /** What everybody may know of a pile that nobody sees. */
  readonly gauge?: (view: View) => Gauge | null;
  /** Moments of this game alone. */
  readonly board?: Board;
  /** Words that can be said by tapping a pile: `{ deck: 'draw' }`. */
  readonly taps?: Readonly<Record<Pile, string>>;
  /** Marks of those who have fallen: they are told of even to who wants to hear little. */
  readonly falls?: readonly string[];
  /** How well somebody can be reached, where that is worth a mark. */
  readonly link?: (seat: Seat) => Link | null;
  readonly habits?: Habits;
  readonly show?: Show;
  /** Hears what I hear, when the table shows it. */
  readonly alongside?: Pick<TableEars, 'view' | 'refused'>;
}

/** What a game adds to what can be seen to happen. */
export interface Show {
  effects(cue: Shape['Cue']): readonly Effect[];
  suspense(events: readonly SeenEvent[]): Suspense | null;
}
export type Link = 'good' | 'fair' | 'poor' | 'lost' | 'away';

/** Whoever shows how cards travel: asked before anything changes, and told when it has. */
export interface Follower {
  /** For how long the table keeps this to itself; not at all if it does not say. */
  hold?(view: View, events: readonly SeenEvent[]): number;
  before(events: readonly SeenEvent[]): void;
  after(): void;
}

export interface Line {
  readonly id: number;
  readonly text: string;
}
interface Kept {
  view: View | null;
  lines: readonly Line[];
  secret: Secret | null;
  /** The ask I answered last and have heard nothing about since. */
  sent: number | null;
  refusal: Refusal | null;
  clock: ClockStatus | null;
  /** The windows I last let pass, and last held open. */
  passed: number | null;
  held: number | null;
  stage: Stage;
  /** Cards that are new in my hand since I last did something. */
  fresh: readonly string[];
}

export interface TableModel extends Omit<Setting, 'open' | 'habits' | 'board'> {
  readonly habits: Habits;
  readonly board: Board;
  readonly who: Who;
  readonly kept: Readonly<Kept>;
  readonly spots: Accessor<readonly Spot[]>;
  readonly ask: Accessor<Ask | null>;
  readonly prompt: Accessor<Prompt | null>;
  /** Nothing is on its way, and no press could be the second half of a double tap. */
  readonly isIdle: Accessor<boolean>;
  /** May I answer now? */
  readonly isOpen: Accessor<boolean>;
  /** Is the table open for reactions, mine too? Everybody sees the same then, whatever they hold. */
  readonly isReacting: Accessor<boolean>;
  /** What people may react to now; nothing while they may not. */
  readonly pending: Accessor<readonly Card[]>;
  follow(follower: Follower): void;
  answer(chosen: readonly string[]): void;
  hold(): void;
  closeSecret(): void;
}

const maxLines = 300;

export function createTable({ open, board = plainBoard, ...setting }: Setting): TableModel {
  const { words, common, names, me, game } = setting;
  const [kept, keep] = createStore<Kept>({
    ...{ view: null, lines: [], secret: null, sent: null, refusal: null },
    ...{ clock: null, passed: null, held: null, stage: bare, fresh: [] },
  });
  const followers: Follower[] = [];
  const rest = createRest();
  const who: Who = { me, name: seat => (seat === me ? common.you : (names[seat] ?? `#${seat + 1}`)) };
  let lineId = 0;
  /** The deal is not news. */
  const hasCards = () =>
    kept.view !== null &&
    spots(kept.view, game.zones).some(({ owner, sight, count }) => owner === me && sight === 'owner' && count > 0);

  const ears: TableEars = {
    view(view, events) {
      const { lines, secret } = told(events, { zones: game.zones, words, common, who });
      const newest = lines.map(text => ({ id: lineId++, text }));
      const isOpenTable = view.waiting.on === 'players' && isWindow(view.waiting.ask);
      const stage = staged(kept.stage, laidIn(events, game.zones), isOpenTable ? 'window' : 'other');
      const fresh = hasCards() ? [...kept.fresh, ...gainedIn(events, me, game.zones)] : [];
      for (const follower of followers) follower.before(events);
      batch(() => {
        keep({ sent: null, refusal: null, lines: [...kept.lines, ...newest].slice(-maxLines), stage, fresh });
        if (secret) keep('secret', secret);
        keep('view', reconcile(view, { key: 'id' }));
      });
      for (const follower of followers) follower.after();
      setting.alongside?.view(view, events);
    },
    clock: status => keep('clock', reconcile(status)),
    refused(ask, why) {
      keep({ sent: null, refusal: why });
      setting.alongside?.refused(ask, why);
    },
  };
  const patient = createSuspense(ears, {
    holds: (view, events) => Math.max(0, ...followers.map(follower => follower.hold?.(view, events) ?? 0)),
    hurried: () => rest.begin(),
  });
  // What is told at once is to be seen: cards fly only over a table that stands.
  let mouth: Mouth | null = null;
  let isGone = false;
  onMount(() =>
    queueMicrotask(() => {
      if (!isGone) mouth = open(patient);
    }),
  );
  onCleanup(() => {
    isGone = true;
    mouth?.close();
  });

  const ask = createMemo(() => (kept.view?.waiting.on === 'players' ? kept.view.waiting.ask : null));
  const prompt = createMemo(() => kept.view?.prompt ?? null);
  const isIdle = createMemo(() => kept.sent === null && !rest.isOn());
  const isOpen = createMemo(() => prompt() !== null && isIdle());
  const isReacting = createMemo(() => {
    const asked = ask();
    return asked !== null && me !== null && isWindow(asked) && asked.seats.includes(me);
  });
  // The window's clock starts when everybody has it before their eyes.
  createEffect(
    on(
      () => (isReacting() ? ask()?.id : undefined),
      id => id !== undefined && requestAnimationFrame(() => mouth?.drawn(id)),
    ),
  );

  return {
    ...setting,
    habits: setting.habits ?? usualHabits,
    board,
    who,
    kept,
    spots: createMemo(() => (kept.view ? spots(kept.view, game.zones) : [])),
    ask,
    prompt,
    isIdle,
    isOpen,
    isReacting,
    pending: createMemo(() => (kept.stage.during === 'window' ? kept.stage.cards : [])),
    follow: follower => void followers.push(follower),
    answer(chosen) {
      const asked = ask();
      if (!asked || !isOpen()) return;
      // An OK may still be followed by a Nope: nothing is shut.
      const isOk = isReacting() && chosen.length === 0;
      keep(isOk ? { passed: asked.id, refusal: null } : { sent: asked.id, refusal: null, secret: null, fresh: [] });
      if (!isOk) rest.begin();
      mouth?.answer(asked.id, chosen);
    },
    hold() {
      const asked = ask();
      if (!asked || !isReacting() || kept.held === asked.id) return;
      keep({ held: asked.id, passed: null });
      mouth?.hold(asked.id);
    },
    closeSecret: () => keep('secret', null),
  };
}
