// The turn: exchange, playing, track, refill, next (K1 to K7).
import { describe, expect, test } from 'vitest';
import { more, setTable } from './table.ts';

const inCarriers = { 1: ['carrier'], 2: ['carrier'], 3: ['carrier'] } as const;

describe('What can be played', () => {
  test.each([
    ['cute_eyes'],
    ['yarn_ball'],
    ['clockwork_mouse'],
    ['wet_kitty'],
    ['new_sofa'],
    ['red_dot'],
    ['killer_cat'],
    ['light_snack'],
    ['litter_cleaning'],
    ['cat_tenderness'],
    ['cat_sense'],
    ['share_it'],
  ] as const)('K-1: a hand of nothing but %s is exchanged', title => {
    const t = setTable({ hands: [[title], [], [], []] });
    expect(t.cues('exchanged', 3)[0]!.cards.map(({ face }) => face)).toEqual([`${title}_kitten`]);
    expect(t.hand(0)).toEqual(['cute_eyes']);
  });

  test.each([
    ['mouse_attack'],
    ['bye_bells'],
    ['catastrophe'],
    ['mad_cat'],
    ['cardboard_box'],
    ['carrier'],
    ['want_more'],
    ['moving'],
    ['hurricane'],
  ] as const)('K-1: %s can be played, so nothing is exchanged', title => {
    const t = setTable({ hands: [[title, 'cute_eyes'], [], [], []] });
    expect(t.cues('exchanged')).toEqual([]);
    expect(t.seat(0).offers).toEqual([title]);
  });

  test('K-1: with everybody else in carriers neither attacks nor another carrier can be played', () => {
    const t = setTable({ hands: [['mouse_attack', 'catastrophe', 'carrier'], [], [], []], fronts: inCarriers });
    expect(t.cues('exchanged')).toHaveLength(1);
  });

  test('K-1: the guardian is a target, too', () => {
    const t = setTable({ hands: [['mouse_attack'], [], [], []], fronts: inCarriers, guardian: { race: 'alien' } });
    t.seat(0).plays('mouse_attack');
    expect(t.seat(0).offers).toEqual(['guardian']);
  });

  test('K-1: wounds and hands of others make life and special cards playable', () => {
    const t = setTable({
      hands: [['light_snack', 'litter_cleaning', 'cat_tenderness', 'cat_sense', 'share_it'], ['moving'], [], []],
      lives: [3, 3, 4, 4],
    });
    expect(t.seat(0).offers).toHaveLength(5);
  });

  test('K-2: one exchange and no more: whoever still cannot play goes on to the track', () => {
    const t = setTable({ hands: [['cute_eyes'], [], [], []], deck: ['yarn_ball', ...more] });
    expect(t.hand(0)).toEqual(['yarn_ball']);
    expect(t.cues('exchanged')).toHaveLength(1);
    expect(t.seat(0).offers).toEqual(['done']);
    t.seat(0).stopsPlaying();
    expect(t.asking).toBe('track');
  });

  test('K-2: whether the new hand can be played shows in nothing', () => {
    const [one, other] = (['yarn_ball', 'want_more'] as const).map(top =>
      setTable({ hands: [['cute_eyes'], [], [], []], deck: [top, ...more] }),
    );
    expect(one!.told(1)).toEqual(other!.told(1));
  });

  test('K-3: after the exchange one card must be played if one can be', () => {
    const t = setTable({ hands: [['cute_eyes'], [], [], []], deck: ['want_more', ...more] });
    expect(t.seat(0).offers).toEqual(['want_more']);
    t.seat(0).plays('want_more');
    expect(t.seat(0).offers).toEqual(['done']);
  });

  test('K-4: an empty hand shows nothing and goes on to track and refill', () => {
    const t = setTable({ hands: [[], ['want_more'], [], []] });
    expect(t.cues('exchanged')).toEqual([]);
    t.endTurn();
    expect(t.hand(0)).toHaveLength(5);
    expect(t.active).toBe(1);
  });
});

describe('The turn', () => {
  test('a card must be played while one can be; then one may stop', () => {
    const t = setTable({ hands: [['mad_cat', 'moving'], [], [], []] });
    expect(t.seat(0).offers).toEqual(['mad_cat', 'moving']);
    t.seat(0).plays('mad_cat');
    expect(t.seat(0).offers).toEqual(['moving', 'done']);
  });

  test('at the end the hand is filled up to five', () => {
    const t = setTable({ hands: [['want_more'], ['want_more'], [], []] });
    t.endTurn();
    expect(t.hand(0)).toHaveLength(5);
    expect(t.active).toBe(1);
  });

  test('K-32: eliminated on one’s own turn: no track, no refill', () => {
    const t = setTable({
      hands: [['mouse_attack', 'want_more'], [], ['want_more'], [], [], []],
      lives: [1, 4, 4, 4, 4, 4],
      fronts: { 1: ['mad_cat'] },
    });
    t.seat(0).attacks(1);
    expect(t.alive[0]).toBe(false);
    expect(t.hand(0)).toEqual([]);
    expect(t.cues('took')).toEqual([]);
    expect(t.active).toBe(1);
    expect(t.asking).toBe('turn');
  });

  test('K-33: a defender draws nothing until the own turn', () => {
    const t = setTable({ hands: [['mouse_attack'], ['cute_eyes'], [], []] });
    t.seat(0).attacks(1);
    t.seat(1).stops();
    expect(t.hand(1)).toEqual([]);
    t.endTurn();
    expect(t.hand(1)).toEqual([]);
    t.endTurn();
    expect(t.hand(1)).toHaveLength(5);
  });

  test('K-50: the turn of somebody away: nothing played, a random card of the track, refill', () => {
    const t = setTable({ hands: [['mouse_attack', 'want_more'], ['want_more'], [], []], guardian: { race: 'alien' } });
    t.clock();
    t.clock();
    expect(t.asking).toBe('random');
    t.roll();
    expect(t.cues('took')[0]!.face).toBe('yarn_ball_kitten');
    expect(t.cues('played')).toEqual([]);
    expect(t.hand(0)).toHaveLength(5);
    expect(t.active).toBe(1);
  });

  test('K-50: any allowed card may come up', () => {
    const taken = (word: string) => {
      const t = setTable({ hands: [['want_more'], ['want_more'], [], []] });
      t.clock();
      t.clock();
      t.roll(word);
      return t.cues('took')[0]!.face;
    };
    const all = new Set(Array.from({ length: 20 }, (_, n) => taken(`seed ${n}`)));
    expect([...all].sort()).toEqual(['yarn_ball_alien', 'yarn_ball_kitten']);
  });

  test('K-50: attacked while away: Cute Eyes, if they help', () => {
    const t = setTable({ hands: [['mouse_attack', 'bye_bells'], ['cute_eyes'], ['moving'], []] });
    t.seat(0).attacks(1);
    t.clock();
    t.seat(0).attacks(2, 'bye_bells');
    t.clock();
    expect(t.lives).toEqual([4, 4, 3, 4]);
  });

  test('the turn passes over the dead, round the table', () => {
    const t = setTable({ hands: [[], [], [], ['want_more'], [], []], out: [4, 5, 0], turn: { seat: 3 } });
    t.endTurn();
    expect(t.active).toBe(1);
  });
});
