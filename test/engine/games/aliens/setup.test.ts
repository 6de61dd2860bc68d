// The set-up: 90 cards, roles by table, characters, the track, five cards each.
import { describe, expect, test } from 'vitest';
import { actions } from '../../../../src/engine/games/aliens/cards/index.ts';
import { boards } from '../../../../src/engine/games/aliens/characters/index.ts';
import { deck, printed } from '../../../../src/engine/games/aliens/deck.ts';
import { raceOf, titleOf, titles } from '../../../../src/engine/games/aliens/faces.ts';
import { kittensVsAliens } from '../../../../src/engine/games/aliens/game.ts';
import { seedOf } from '../../../../src/engine/rng.ts';
import { apply, start } from '../../../../src/engine/run.ts';
import { usual } from './table.ts';

function deal(seats: number, word: string, rules = usual) {
  const { match } = start(kittensVsAliens, seats, rules);
  apply(match, { type: 'random', draw: 0, seed: seedOf(word) });
  return match;
}
const sizes = [4, 5, 6, 7, 8, 9];

describe('The cards', () => {
  test('are ninety, half of every title with either symbol', () => {
    expect(deck).toHaveLength(90);
    for (const title of titles) {
      const symbols = deck.filter(({ face }) => titleOf(face) === title).map(({ face }) => raceOf(face));
      expect([title, symbols.length]).toEqual([title, printed[title]]);
      expect(symbols.filter(race => race === 'kitten')).toHaveLength(printed[title] / 2);
    }
  });

  test('have one description each', () => {
    expect(actions.map(({ title }) => title).sort()).toEqual([...titles].sort());
  });

  test('are forty attacks, ten boosts, eight redirects, fourteen for defence, six for life, twelve specials', () => {
    const sum = (...names: (keyof typeof printed)[]) => names.reduce((n, name) => n + printed[name], 0);
    expect(sum('mouse_attack', 'bye_bells', 'catastrophe')).toBe(40);
    expect(sum('wet_kitty', 'new_sofa', 'red_dot', 'mad_cat', 'killer_cat')).toBe(10);
    expect(sum('clockwork_mouse', 'yarn_ball')).toBe(8);
    expect(sum('cute_eyes', 'cardboard_box', 'carrier')).toBe(14);
    expect(sum('light_snack', 'cat_tenderness', 'litter_cleaning')).toBe(6);
    expect(sum('want_more', 'cat_sense', 'share_it', 'hurricane', 'moving')).toBe(12);
  });
});

describe('The deal', () => {
  test.each([
    [4, '2/2/0'],
    [5, '2/2/1'],
    [6, '3/3/0'],
    [7, '3/3/1'],
    [8, '4/4/0'],
    [9, '4/4/1'],
  ])('with %i players there are %s kittens, aliens and dogs', (seats, wanted) => {
    const roles = deal(seats, 'roles').state.own.map(({ role }) => role);
    const count = (role: string) => roles.filter(other => other === role).length;
    expect(`${count('kitten')}/${count('alien')}/${count('dog')}`).toBe(wanted);
  });

  test('everybody gets five cards and a character of their own, with all its lives', () => {
    for (const seats of sizes) {
      const { table, piles } = deal(seats, 'boards').state;
      const characters = table.players.map(({ character }) => character!);
      expect(new Set(characters).size).toBe(seats);
      expect(table.players.map(({ lives }) => lives)).toEqual(characters.map(name => boards[name].lives));
      for (let seat = 0; seat < seats; seat++) expect(piles[`hand/${seat}`]).toHaveLength(5);
    }
  });

  test('a life more for everybody, if the host likes', () => {
    const { players } = deal(6, 'bonus', { ...usual, livesBonus: true }).state.table;
    expect(players.map(({ lives, max }) => [lives, max])).toEqual(
      players.map(({ character }) => [boards[character!].lives + 1, boards[character!].lives + 1]),
    );
  });

  test('the track begins with three symbols of one race and four of the other', () => {
    const counts = Array.from(
      { length: 40 },
      (_, n) => deal(5, `track ${n}`).state.piles.track!.filter(({ face }) => raceOf(face) === 'kitten').length,
    );
    expect([...new Set(counts)].sort()).toEqual([3, 4]);
  });

  test('anybody may begin, and any seat may have any role', () => {
    const dealt = Array.from({ length: 80 }, (_, n) => deal(5, `first ${n}`).state);
    expect(new Set(dealt.map(({ table }) => table.turn.seat)).size).toBe(5);
    expect(new Set(dealt.map(({ own }) => own[0]!.role)).size).toBe(3);
  });

  test('K-51: whoever left before the deal is eliminated right after it', () => {
    const { match } = start(kittensVsAliens, 6, usual);
    apply(match, { type: 'leave', seat: 2 });
    expect(match.state.table.players[2]!.role).toBeNull();
    apply(match, { type: 'random', draw: 0, seed: seedOf('deal') });
    const { players, guardian } = match.state.table;
    expect(players[2]).toMatchObject({ alive: false, lives: 0, role: match.state.own[2]!.role });
    expect(guardian).toBe(match.state.own[2]!.role);
  });
});
