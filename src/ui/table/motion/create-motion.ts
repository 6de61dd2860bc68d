/**
 * Shows what happens by moving things: cards that fly, effects of the game, a pile that trembles. When much happens at
 * once, or nobody looks, the table is simply as it is now, and a line says what went by.
 */
import { type Accessor, createEffect, createSignal, on, onCleanup } from 'solid-js';
import type { SeenEvent } from '../../../engine/contract.ts';
import type { Follower, TableModel } from '../create-table.ts';
import { ownerOf } from '../piles.ts';
import { type Effect, fade, show } from './effects.ts';
import { find, Places } from './ends.ts';
import { fly, type Start, startsOf } from './flights.ts';
import { type Move, planned } from './plan.ts';
import { type Recap, recapped, unseen } from './recap.ts';
import { createRuns } from './runs.ts';
import { isTense } from './suspense.ts';
import { factors, lasts, pauseMs } from './timing.ts';

export interface MotionModel {
  /** The layer over everything on which cards fly. */
  layer(element: HTMLElement): void;
  readonly recap: Accessor<Recap | null>;
  dismiss(): void;
}

const mostRounds = 3;
const mostFades = 10;
const recapMs = 6000;

export function createMotion(table: TableModel): MotionModel {
  const runs = createRuns();
  const { motion } = table.habits;
  const [recap, tell] = createSignal<Recap | null>(null);
  let layer: HTMLElement | null = null;
  let missed = unseen('away');
  let moves: readonly Move[] = [];
  let starts: readonly Start[] = [];
  let effects: readonly Effect[] = [];

  const follower: Follower = {
    hold(view, events) {
      const suspense = table.show?.suspense(events) ?? null;
      const [stage, speed] = [layer, motion()];
      if (!suspense || document.hidden || speed === 'none' || !isTense(suspense, view)) return 0;
      if (speed === 'reduced') return pauseMs;
      if (stage) show({ do: 'wobble', pile: suspense.pile }, stage, speed, runs.run);
      return lasts.suspense * factors[speed];
    },
    before(events) {
      [moves, starts, effects] = [[], [], []];
      const isMany = runs.rounds() > mostRounds;
      if (document.hidden || isMany) return skip(events, isMany && !document.hidden ? 'fast' : 'away');
      if (motion() === 'none') return;
      effects = effectsOf(events);
      moves = events.filter(event => event.type === 'move').filter(isSeen);
      const speed = motion();
      if (speed === 'reduced' || speed === 'none') return;
      const plays = effects.some(effect => effect.do === 'slam') ? 'slammed' : 'laid';
      starts = startsOf(planned(events, { me: table.me, speed, plays, isShown }));
    },
    after() {
      const [stage, speed] = [layer, motion()];
      if (!stage || speed === 'none') return;
      if (speed === 'reduced') {
        for (const move of moves.slice(-mostFades)) appear(move);
        for (const effect of effects) fade(effect, stage, runs.run);
      } else {
        runs.round(run => fly(starts, stage, table.art, run));
        for (const effect of effects) show(effect, stage, speed, runs.run);
      }
    },
  };
  table.follow(follower);
  createRecap();
  createPromptSwap();
  return {
    layer(element) {
      layer = element;
    },
    recap,
    dismiss: () => tell(null),
  };

  function appear(move: Move): void {
    const end = new Places().of(move, move.to);
    if (end) runs.run(end.element, [{ opacity: 0.2 }, { opacity: 1 }], { duration: lasts.fade });
  }
  function isShown(pile: string): boolean {
    return ownerOf(pile) !== null || table.words.zone(pile) !== null;
  }
  function isSeen({ from, to }: Move): boolean {
    return from !== to && isShown(from) && isShown(to);
  }
  function effectsOf(events: readonly SeenEvent[]): Effect[] {
    return events.flatMap((event): readonly Effect[] => {
      if (event.type === 'shuffle') return ownerOf(event.pile) === null ? [{ do: 'riffle', pile: event.pile }] : [];
      return event.type === 'cue' ? (table.show?.effects(event.cue) ?? []) : [];
    });
  }
  function skip(events: readonly SeenEvent[], why: Recap['why']): void {
    runs.finish();
    missed = recapped({ ...missed, why }, events, table.me, table.game.zones);
    if (why === 'fast') report();
  }
  function report(): void {
    if (missed.plays > 0) tell(missed);
    missed = unseen('away');
  }
  function createRecap(): void {
    const look = () => !document.hidden && report();
    document.addEventListener('visibilitychange', look);
    onCleanup(() => document.removeEventListener('visibilitychange', look));
    createEffect(
      on(recap, said => {
        if (!said) return;
        const timer = setTimeout(() => tell(null), recapMs);
        onCleanup(() => clearTimeout(timer));
      }),
    );
  }
  function createPromptSwap(): void {
    createEffect(
      on(
        () => table.ask()?.id,
        id => {
          const says = id === undefined || motion() === 'none' ? null : find('.says');
          if (says) runs.run(says, [{ opacity: 0.2 }, { opacity: 1 }], { duration: lasts.prompt });
        },
      ),
    );
  }
}
