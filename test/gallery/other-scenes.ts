/** Tables of the other games: bots play them up to a moment worth a look. */
import type { AnyGame, Bot, Match, Seat, Shape } from '../../src/engine/contract.ts';
import { botFor } from '../../src/engine/games/bots.ts';
import { games } from '../../src/engine/games/registry.ts';
import { makeRng, seedOf } from '../../src/engine/rng.ts';
import { apply, start } from '../../src/engine/run.ts';
import { nextInput } from '../../src/engine/selfplay.ts';
import { project, seenBy } from '../../src/engine/view.ts';
import { choiceFor } from '../../src/ui/start/last-choice.ts';
import { lobbyOf, sittings } from './people.ts';
import { retold, type Scene, type Telling } from './scene.ts';

type Until = (match: Match<Shape>, steps: number) => boolean;

/** At least so many steps, and then my turn. */
const myTurnAfter =
  (least: number): Until =>
  ({ state }, steps) =>
    steps > least &&
    state.pending.on === 'players' &&
    state.pending.ask.clock === 'plain' &&
    state.pending.ask.seats.includes(0);

function played(game: AnyGame, seats: number, until: Until, me: Seat): Telling[] {
  const rng = makeRng(seedOf(`gallery ${game.id} ${seats}`), 'gallery');
  const { match, events } = start(game, seats, choiceFor(game, {}).rules);
  const bots: Bot<Shape>[] = Array.from({ length: seats }, (_, seat) => botFor(game.id)(seat, rng));
  const tellings: Telling[] = [{ view: project(match, me), events: seenBy(game, events, me) }];
  for (let steps = 0; match.state.pending.on !== 'nothing' && !until(match, steps); steps++) {
    const outcome = apply(
      match,
      nextInput(match, rng, (seat, prompt) => bots[seat]?.answer(project(match, seat), prompt) ?? []),
    );
    if (!outcome.ok) throw new Error(outcome.why);
    for (const [seat, bot] of bots.entries()) bot.watch(seenBy(game, outcome.events, seat), project(match, seat));
    tellings.push({ view: project(match, me), events: seenBy(game, outcome.events, me) });
  }
  return tellings;
}

function scene(id: string, gameId: string, seats: number, until: Until, press: readonly string[] = []): Scene {
  const lobby = lobbyOf(seats, gameId, { phase: { at: 'playing', match: 1, seats: sittings(seats) } });
  const game = games.find(it => it.id === gameId);
  if (!game) throw new Error(`no ${gameId}`);
  return {
    id,
    press,
    page: 'room',
    script: ears => retold(game, 0, lobby, played(game, seats, until, 0), 'running')(ears),
  };
}

export const otherScenes: readonly Scene[] = [
  scene('moon-2', 'zombeasts', 2, myTurnAfter(30)),
  scene('moon-4', 'zombeasts', 4, myTurnAfter(60)),
  scene('moon-4-raised', 'zombeasts', 4, myTurnAfter(60), ['.hand-card']),
  scene('moon-2-late', 'zombeasts', 2, myTurnAfter(110)),
  scene('moon-end', 'zombeasts', 3, () => false),
  scene('aliens-4', 'kittens_vs_aliens', 4, myTurnAfter(25)),
  scene('aliens-9', 'kittens_vs_aliens', 9, myTurnAfter(60)),
  scene('aliens-9-raised', 'kittens_vs_aliens', 9, myTurnAfter(60), ['.hand-card']),
  scene('aliens-end', 'kittens_vs_aliens', 6, () => false),
];
