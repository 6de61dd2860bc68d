// The worked examples of Kittens vs Aliens.
import { describe, expect, test } from 'vitest';
import type { Game, Rng } from '../../../../src/engine/contract.ts';
import type { Aliens } from '../../../../src/engine/games/aliens/aliens.ts';
import { raceOf } from '../../../../src/engine/games/aliens/faces.ts';
import { kittensVsAliens } from '../../../../src/engine/games/aliens/game.ts';
import { seedOf } from '../../../../src/engine/rng.ts';
import { apply, start } from '../../../../src/engine/run.ts';
import { more, setTable, usual } from './table.ts';

/** Dice that leave everything as it lies. */
const still: Rng = { below: n => n - 1, shuffled: items => items.slice() };

/** The deal from a deck whose symbols come up in this order. */
function dealt(symbols: string, seats: number) {
  const game: Game<Aliens> = {
    ...kittensVsAliens,
    setup(count, rules) {
      const made = kittensVsAliens.setup(count, rules);
      const cards = [...made.piles.deck!];
      const top = [...symbols].map(symbol => {
        const at = cards.findIndex(({ face }) => raceOf(face) === (symbol === 'K' ? 'kitten' : 'alien'));
        return cards.splice(at, 1)[0]!;
      });
      return { ...made, piles: { ...made.piles, deck: [...top, ...cards] } };
    },
  };
  const { match } = start(game, seats, usual, { dice: () => still, record: true });
  const outcome = apply(match, { type: 'random', draw: 0, seed: seedOf('deal') });
  return { match, events: outcome.ok ? outcome.events : [] };
}

describe('the set-up', () => {
  test('KA-1: a fifth card of one symbol is put aside and goes back into the deck', () => {
    const { match, events } = dealt('KKLKKKLLL', 4);
    const track = match.state.piles.track!.map(({ face }) => (raceOf(face) === 'kitten' ? 'K' : 'L'));
    expect(track.join('')).toBe('KKLKKLL');
    const aside = events.filter(event => event.type === 'move' && event.to === 'discard');
    expect(aside).toHaveLength(1);
    expect(match.state.piles.discard).toEqual([]);
  });

  test.each([
    [4, 63],
    [5, 58],
    [6, 53],
    [7, 48],
    [8, 43],
    [9, 38],
  ])('KA-1: with %i players %i cards are left in the deck', (seats, left) => {
    expect(dealt('', seats).match.state.piles.deck).toHaveLength(left);
  });
});

describe('attacks', () => {
  test('KA-2: four attacks of Kitty Cat', () => {
    const t = setTable({
      hands: [['bye_bells', 'bye_bells', 'bye_bells', 'bye_bells'], ['cute_eyes'], ['yarn_ball'], ['want_more'], []],
      characters: ['kitty', 'doctor', 'kottabych', 'cowboy', 'ninja'],
      fronts: { 3: ['cardboard_box'], 4: ['mad_cat'] },
    });
    t.seat(0).attacks(1, 'bye_bells');
    expect(t.seat(1).offers).toEqual(['accept']);
    t.seat(1).accepts();
    t.seat(0).attacks(2, 'bye_bells');
    t.seat(2).redirects(0);
    t.seat(0).accepts();
    t.seat(0).attacks(3, 'bye_bells');
    expect(t.asking).toBe('turn');
    t.seat(0).attacks(4, 'bye_bells');
    expect(t.lives).toEqual([2, 3, 4, 4, 3]);
    expect([...t.discard].sort()).toEqual([...Array(4).fill('bye_bells'), 'cardboard_box', 'mad_cat', 'yarn_ball']);
    expect(t.hand(1)).toEqual(['cute_eyes']);
    expect([t.front(3), t.front(4)]).toEqual([[], []]);
    expect(t.asking).toBe('turn');
  });

  test('KA-3: an attack that Ninja Cat cannot receive and Kitty Cat stops', () => {
    const t = setTable({
      hands: [['mouse_attack', 'mouse_attack'], ['yarn_ball'], ['moving'], ['cute_eyes']],
      characters: ['kottabych', 'super', 'ninja', 'kitty'],
    });
    t.seat(0).attacks(1);
    t.seat(1).answer(t.match.prompt(1)!.options.find(option => 'face' in option)!.id);
    expect(t.seat(1).offers).toEqual(['seat:3', 'seat:0']);
    t.seat(1).points(3);
    t.seat(3).stops();
    expect(t.lives).toEqual([4, 5, 4, 4]);
    expect(t.discard).toEqual(['mouse_attack', 'yarn_ball', 'cute_eyes']);
    t.seat(0).plays('mouse_attack');
    expect(t.seat(0).offers).toEqual(['seat:2', 'seat:3']);
    expect(t.active).toBe(0);
  });

  test('KA-6: one attack for each opponent, one more with a Killer Cat', () => {
    const mice = Array(5).fill('mouse_attack');
    const t = setTable({ hands: [[...mice, 'killer_cat'], [], [], []] });
    for (const target of [1, 2, 3]) t.seat(0).attacks(target);
    expect(t.lives).toEqual([4, 3, 3, 3]);
    expect(t.seat(0).offers).toEqual(['killer_cat', 'done']);
    t.seat(0).attacks(1, 'mouse_attack', 'killer_cat');
    expect(t.lives).toEqual([4, 2, 3, 3]);
    expect(t.seat(0).offers).toEqual(['done']);
  });

  test('KA-7: redirected attacks do not count', () => {
    const t = setTable({ hands: [Array(3).fill('mouse_attack'), ['clockwork_mouse'], [], []] });
    t.seat(0).attacks(1);
    t.seat(1).redirects(2, 'clockwork_mouse');
    t.seat(0).attacks(2);
    expect(t.lives[2]).toBe(2);
    t.seat(0).plays('mouse_attack');
    expect(t.seat(0).offers).toEqual(['seat:3']);
  });

  test('KA-10: a Catastrophe against a carrier, a box and Cute Eyes', () => {
    const t = setTable({
      hands: [['catastrophe'], ['want_more'], ['cute_eyes'], ['cute_eyes', 'yarn_ball'], []],
      fronts: { 1: ['carrier'], 2: ['cardboard_box'] },
    });
    t.seat(0).plays('catastrophe');
    expect(t.asking).toBe('turn');
    expect(t.lives).toEqual([4, 4, 4, 3, 3]);
    expect([t.front(1), t.front(2)]).toEqual([['carrier'], []]);
    expect(t.discard).toEqual(['catastrophe', 'cardboard_box']);
  });
});

describe('the track', () => {
  test('KA-4: a kitten card is taken, an alien card comes in its place', () => {
    const t = setTable({
      hands: [['want_more'], ['want_more'], [], []],
      roles: ['alien', 'kitten', 'alien', 'kitten'],
      track: 'KLKLKLL',
      deck: ['red_dot_alien', ...more],
    });
    t.clock();
    t.seat(0).takes('kitten');
    expect(t.track).toBe('LLKLKLL');
    expect(t.hand(0)).toContain('yarn_ball');
    expect(t.result).toBeNull();
    expect(t.active).toBe(1);
  });

  test('KA-5: the guardian keeps its symbol until three attack cards lie under it', () => {
    const t = setTable({
      hands: [['mouse_attack'], ['mouse_attack', 'mouse_attack', 'bye_bells'], ['want_more'], []],
      roles: ['kitten', 'kitten', 'alien', 'alien'],
      lives: [4, 4, 4, 1],
      track: 'KKKKLLL',
    });
    t.seat(0).attacks(3);
    expect(t.guardian).toBe('alien');
    t.endTurn();
    t.seat(1).plays('mouse_attack', 'guardian');
    expect(t.guard).toEqual(['mouse_attack']);
    expect(t.discard).toEqual(['mouse_attack']);
    t.seat(1).plays('bye_bells', 'guardian');
    expect(t.guard).toHaveLength(2);
    t.seat(1).plays('mouse_attack', 'guardian');
    expect(t.guardian).toBeNull();
    expect(t.guard).toEqual([]);
    expect(t.discard).toHaveLength(4);
    t.seat(1).stopsPlaying();
    t.seat(1).takes('alien');
    expect(t.active).toBe(2);
  });

  test('KA-5: while it stands, nobody may take a card with its symbol', () => {
    const t = setTable({ hands: [['mouse_attack'], [], [], []], guardian: { race: 'alien' }, track: 'KKKKLLL' });
    t.seat(0).plays('mouse_attack', 'guardian');
    t.seat(0).stopsPlaying();
    expect(t.seat(0).offers).toHaveLength(4);
    expect(() => t.seat(0).takes('alien')).toThrow();
    t.seat(0).takes('kitten');
    expect(t.active).toBe(1);
  });

  test('KA-9: an alien falls while a kitten stands guard: both role cards are gone', () => {
    const t = setTable({
      hands: [['mouse_attack'], [], [], [], [], []],
      lives: [4, 1, 4, 4, 4, 4],
      guardian: { race: 'kitten', damage: 2 },
    });
    t.seat(0).attacks(1);
    expect(t.alive[1]).toBe(false);
    expect(t.guardian).toBeNull();
    expect(t.discard).toEqual(['mouse_attack', 'mouse_attack', 'mouse_attack']);
    t.clock();
    expect(t.seat(0).offers).toHaveLength(7);
  });

  test('KA-12: seven symbols of a race that is gone: the dog wins', () => {
    const t = setTable({
      hands: [['want_more'], [], [], [], []],
      roles: ['kitten', 'kitten', 'alien', 'alien', 'dog'],
      out: [2, 3],
      track: 'LLLKLLL',
      deck: ['red_dot_alien', ...more],
    });
    t.clock();
    t.seat(0).takes('kitten');
    expect(t.track).toBe('LLLLLLL');
    expect(t.result).toEqual({ winners: [4], why: 'dog-track' });
  });
});

describe('the turn', () => {
  test('KA-8: nothing to play: the hand is shown, discarded and replaced', () => {
    const t = setTable({
      hands: [['cute_eyes', 'yarn_ball', 'wet_kitty'], [], [], []],
      deck: ['want_more', 'carrier', 'cute_eyes', ...more],
    });
    const [shown] = t.cues('exchanged', 2);
    expect(shown!.cards.map(({ face }) => face)).toEqual(['cute_eyes_kitten', 'yarn_ball_kitten', 'wet_kitty_kitten']);
    expect([...t.discard].sort()).toEqual(['cute_eyes', 'wet_kitty', 'yarn_ball']);
    expect(t.hand(0)).toEqual(['carrier', 'cute_eyes', 'want_more']);
    expect([...t.seat(0).offers].sort()).toEqual(['carrier', 'want_more']);
    t.seat(0).plays('want_more');
    expect(t.seat(0).offers).toContain('done');
  });

  test('KA-11: a carrier keeps attacks away, and costs the next turn', () => {
    const t = setTable({
      hands: [
        ['carrier', 'mouse_attack'],
        ['want_more', 'want_more', 'moving'],
        ['yarn_ball', 'mouse_attack', 'want_more'],
        [],
      ],
    });
    t.seat(0).plays('carrier', 1);
    t.seat(0).plays('mouse_attack');
    expect(t.seat(0).offers).toEqual(['seat:2', 'seat:3']);
    t.seat(0).points(2);
    t.seat(2).answer(t.match.prompt(2)!.options.find(option => 'face' in option)!.id);
    expect(t.seat(2).offers).toEqual(['seat:3', 'seat:0']);
    t.seat(2).points(3);
    t.endTurn();
    expect(t.active).toBe(2);
    expect(t.hand(1)).toHaveLength(3);
    expect(t.front(1)).toEqual([]);
    expect(t.discard).toContain('carrier');
    t.seat(2).plays('mouse_attack');
    expect(t.seat(2).offers).toContain('seat:1');
  });
});
