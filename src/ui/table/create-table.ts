/** One seat's table as Solid keeps it: the last view, the log, and what I sent. Answers go out here. */
import { type Accessor, batch, createMemo, createSignal, onCleanup } from 'solid-js';
import { createStore, reconcile } from 'solid-js/store';
import type { AnyGame, Ask, Prompt, Refusal, Seat, View } from '../../engine/contract.ts';
import type { Guest, GuestEars } from '../../p2p/guest.ts';
import type { CommonWords, GameWords, Secret, Who } from '../words/words.ts';
import { type Spot, spots } from './piles.ts';
import { told } from './sayings.ts';

/** What a seat says, until it gets up. */
export interface Mouth extends Guest {
  close(): void;
}

export interface Setting {
  readonly game: Pick<AnyGame, 'zones' | 'signs'>;
  readonly words: GameWords;
  readonly common: CommonWords;
  /** By seat. */
  readonly names: readonly string[];
  readonly me: Seat;
  readonly open: (ears: GuestEars) => Mouth;
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
}

export interface TableModel extends Omit<Setting, 'open'> {
  readonly who: Who;
  readonly kept: Readonly<Kept>;
  readonly spots: Accessor<readonly Spot[]>;
  readonly ask: Accessor<Ask | null>;
  readonly prompt: Accessor<Prompt | null>;
  /** Nothing is on its way, and no press could be the second half of a double tap. */
  readonly isIdle: Accessor<boolean>;
  /** May I answer now? */
  readonly isOpen: Accessor<boolean>;
  answer(chosen: readonly string[]): void;
  closeSecret(): void;
  leave(): void;
}

const maxLines = 300;

export function createTable({ open, ...setting }: Setting): TableModel {
  const { words, common, names, me, game } = setting;
  const [kept, keep] = createStore<Kept>({ view: null, lines: [], secret: null, sent: null, refusal: null });
  const rest = createRest();
  const who: Who = { me, name: seat => (seat === me ? common.you : (names[seat] ?? `#${seat + 1}`)) };
  let lineId = 0;

  const mouth = open({
    view(view, events) {
      const { lines, secret } = told(events, { zones: game.zones, words, common, who });
      const fresh = lines.map(text => ({ id: lineId++, text }));
      batch(() => {
        keep({ sent: null, refusal: null, lines: [...kept.lines, ...fresh].slice(-maxLines) });
        if (secret) keep('secret', secret);
        keep('view', reconcile(view, { key: 'id' }));
      });
    },
    refused: (_, why) => keep({ sent: null, refusal: why }),
  });
  onCleanup(() => mouth.close());

  const ask = createMemo(() => (kept.view?.waiting.on === 'players' ? kept.view.waiting.ask : null));
  const prompt = createMemo(() => kept.view?.prompt ?? null);
  const isIdle = createMemo(() => kept.sent === null && !rest.isOn());
  const isOpen = createMemo(() => prompt() !== null && isIdle());

  return {
    ...setting,
    who,
    kept,
    spots: createMemo(() => (kept.view ? spots(kept.view, game.zones) : [])),
    ask,
    prompt,
    isIdle,
    isOpen,
    answer(chosen) {
      const asked = ask();
      if (!asked || !isOpen()) return;
      keep({ sent: asked.id, refusal: null, secret: null });
      rest.begin();
      mouth.answer(asked.id, chosen);
    },
    closeSecret: () => keep('secret', null),
    leave: () => mouth.leave(),
  };
}

const restMs = 350;

/** After an answer nothing can be pressed for a moment: the second half of a double tap must not answer the next ask. */
function createRest() {
  const [isOn, turn] = createSignal(false);
  let timer: ReturnType<typeof setTimeout> | undefined;
  onCleanup(() => clearTimeout(timer));
  return {
    isOn,
    begin() {
      clearTimeout(timer);
      turn(true);
      timer = setTimeout(() => turn(false), restMs);
    },
  };
}
