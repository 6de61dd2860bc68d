// The dream variant: when dreams are offered, and the Carrot and the Bone.
import { describe, expect, test } from 'vitest';
import { setTable } from './table.ts';

const rules = { dreams: true } as const;

describe('a dream', () => {
  test('DR1: is offered for a card from the hand, if the table plays with dreams', () => {
    const table = (dreams: boolean) => {
      const t = setTable({ hands: [['red_dog_e', 'blue_hare_a'], ['green_hare_b']], rules: { dreams } });
      t.seat(0).chooses('red_dog_e');
      return t;
    };
    expect(table(true).ask.about).toEqual({ kind: 'dream', by: 0, dream: 'bone', migrates: false });
    expect(table(false).asking).toBe('draw');
  });

  test('DR1: is offered for a card taken with a white', () => {
    const t = setTable({
      hands: [['white_cat_r', 'blue_hare_a'], ['green_hare_b']],
      moons: [{}, { red: ['red_dog_e'] }],
      rules,
    });
    t.seat(0).chooses('white_cat_r', 'swap');
    expect(t.ask.about).toEqual({ kind: 'dream', by: 0, dream: 'bone', migrates: false });
  });

  test('DR2: excludes the migration of its card; one chooses either or neither', () => {
    const table = () => {
      const t = setTable({
        hands: [['red_hare_e', 'blue_dog_a', 'green_dog_b'], ['green_hare_b']],
        moons: [{ red: ['red_hare_a'] }],
        rules,
      });
      t.seat(0).chooses('red_hare_e');
      return t;
    };
    const dreamer = table();
    expect(dreamer.seat(0).offers).toEqual(['carrot', 'migrate']);
    dreamer.seat(0).chooses('carrot');
    dreamer.seat(0).passes();
    expect([dreamer.asking, dreamer.cues('migration')]).toEqual(['draw', []]);
    const wanderer = table();
    wanderer.seat(0).chooses('migrate');
    expect(wanderer.ask.about).toEqual({ kind: 'again', by: 0, why: 'migration' });
    const neither = table();
    neither.seat(0).passes();
    expect(neither.asking).toBe('draw');
  });

  test('DR2: that cannot come true leaves the migration as it is', () => {
    const t = setTable({
      hands: [['red_cat_e', 'blue_dog_a'], ['green_hare_b']],
      moons: [{ red: ['red_cat_b'] }],
      reserve: ['blue_hare_a'],
      rules,
    });
    t.seat(0).chooses('red_cat_e');
    expect(t.asking).toBe('again');
  });
});

describe('Carrot', () => {
  test('DR3: reaches every card of one’s own open moons, the one just laid, too, if it is of the same side', () => {
    const t = setTable({
      hands: [['red_hare_e', 'white_cat_l'], ['green_hare_b']],
      moons: [{ red: ['red_dog_a', 'red_cat_a'], blue: ['blue_dog_a', 'blue_dog_b'] }, { green: ['green_dog_a'] }],
      rules,
    });
    t.seat(0).chooses('red_hare_e', 'carrot', 'white_cat_l');
    expect(t.ask.about).toEqual({ kind: 'replace', by: 0, face: 'white_cat_l' });
    expect(t.seat(0).offers).toEqual(['red_cat_a', 'red_hare_e', 'blue_dog_b']);
    t.seat(0).chooses('red_hare_e');
    expect([t.moon(0, 'red'), t.hand(0)]).toEqual([['red_dog_a', 'red_cat_a', 'white_cat_l'], ['red_hare_e']]);
  });

  test('DR4: the new card must suit the cards that remain', () => {
    const t = setTable({
      hands: [['red_hare_e', 'blue_cat_a'], ['green_hare_b']],
      moons: [{ red: ['white_dog_r', 'white_cat_r'], blue: ['blue_dog_a'] }],
      rules,
    });
    t.seat(0).chooses('red_hare_e', 'carrot');
    expect(t.seat(0).offers).toEqual([]);
    t.seat(0).passes();
    expect(t.asking).toBe('draw');
  });

  test('DR4: a remainder of whites takes the colour of the new card, if that is free', () => {
    const t = setTable({
      hands: [['red_hare_e', 'blue_cat_a'], ['green_hare_b']],
      moons: [{ red: ['white_dog_r', 'white_cat_r'] }],
      rules,
    });
    t.seat(0).chooses('red_hare_e', 'carrot', 'blue_cat_a');
    expect([t.moon(0, 'blue'), t.moon(0, 'red')]).toEqual([['white_dog_r', 'white_cat_r', 'blue_cat_a'], []]);
    expect(t.hand(0)).toEqual(['red_hare_e']);
  });

  test('DR4: an emptied moon is begun anew by the new card', () => {
    const t = setTable({
      hands: [['red_hare_e', 'green_dog_a'], ['green_hare_b']],
      moons: [{ blue: ['blue_cat_a'], red: ['red_dog_a'] }],
      rules,
    });
    t.seat(0).chooses('red_hare_e', 'carrot', 'green_dog_a');
    expect([t.moon(0, 'green'), t.moon(0, 'blue')]).toEqual([['green_dog_a'], []]);
    expect(t.hand(0)).toEqual(['blue_cat_a']);
  });

  test('DR4: a moon that loses its only colour keeps it', () => {
    const t = setTable({
      hands: [['red_hare_e', 'white_rat_l'], ['green_hare_b']],
      moons: [{ blue: ['blue_cat_a', 'white_cat_r'] }],
      rules,
    });
    t.seat(0).chooses('red_hare_e', 'carrot', 'white_rat_l', 'blue_cat_a');
    expect(t.moon(0, 'blue')).toEqual(['white_rat_l', 'white_cat_r']);
  });

  test('DR4: one may repaint before', () => {
    const t = setTable({
      hands: [['red_hare_e', 'blue_cat_a'], ['green_hare_b']],
      moons: [{ red: ['red_dog_a', 'red_dog_b'], green: ['white_dog_l', 'white_cat_r'], blue: ['white_rat_r'] }],
      rules,
    });
    t.seat(0).chooses('red_hare_e', 'carrot');
    expect(t.seat(0).offers).toEqual(['repaint']);
    t.seat(0).chooses('repaint', 'blue_to_white', 'blue_cat_a');
    expect(t.moon(0, 'blue')).toEqual(['blue_cat_a', 'white_cat_r']);
  });

  test('DR5: the new card is the last one laid and may migrate, but its own dream is silent', () => {
    const t = setTable({
      hands: [['red_hare_e', 'blue_hare_e'], ['green_hare_b']],
      moons: [{ blue: ['blue_cat_a', 'blue_hare_b'] }],
      rules,
    });
    t.seat(0).chooses('red_hare_e', 'carrot', 'blue_hare_e');
    expect(t.moon(0, 'blue')).toEqual(['blue_hare_e', 'blue_hare_b']);
    expect(t.ask.about).toEqual({ kind: 'again', by: 0, why: 'migration' });
    t.seat(0).passes();
    expect(t.ask.about).toEqual({ kind: 'draw', by: 0, left: 2 });
  });

  test('DR5: the card that leaves the moon does not count for the migration', () => {
    const t = setTable({
      hands: [['red_hare_e', 'blue_cat_d'], ['green_hare_b']],
      moons: [{ blue: ['blue_cat_a', 'blue_hare_b'] }],
      rules,
    });
    t.seat(0).chooses('red_hare_e', 'carrot', 'blue_cat_d');
    expect(t.ask.about).toEqual({ kind: 'draw', by: 0, left: 1 });
  });

  test('DR6: does nothing for an empty hand, or without an open moon', () => {
    const empty = setTable({ hands: [['red_hare_e'], ['green_hare_b']], rules });
    empty.seat(0).chooses('red_hare_e');
    expect(empty.asking).toBe('draw');
    const full = setTable({
      hands: [['red_hare_e', 'blue_cat_d'], ['green_hare_b']],
      moons: [{ red: ['red_dog_a', 'red_dog_d', 'red_cat_a'] }],
      rules,
    });
    full.seat(0).chooses('red_hare_e');
    expect([full.full[0], full.asking]).toEqual([1, 'draw']);
  });

  test('A3: the clock declines it, and picks a place for a card already shown', () => {
    const t = setTable({
      hands: [['red_hare_e', 'red_cat_d'], ['green_hare_b']],
      moons: [{ red: ['red_cat_a'] }],
      rules,
    });
    t.seat(0).chooses('red_hare_e', 'carrot', 'red_cat_d');
    t.clock();
    t.roll();
    expect(t.moon(0, 'red')).toContain('red_cat_d');
    expect(t.hand(0)).toHaveLength(1);
  });
});

describe('Bone', () => {
  test('DR9: lets one play a further card, with its own dream and swaps', () => {
    const t = setTable({
      hands: [['red_dog_e', 'white_cat_r', 'green_dog_a'], ['green_hare_b']],
      moons: [{}, { blue: ['blue_dog_e'] }],
      rules,
    });
    t.seat(0).chooses('red_dog_e', 'bone');
    expect(t.ask.about).toEqual({ kind: 'again', by: 0, why: 'bone' });
    t.seat(0).chooses('white_cat_r', 'swap');
    expect(t.ask.about).toEqual({ kind: 'dream', by: 0, dream: 'bone', migrates: false });
    t.seat(0).chooses('bone', 'green_dog_a');
    expect(t.ask.about).toEqual({ kind: 'draw', by: 0, left: 4 });
  });

  test('DR9: does nothing for an empty hand, which takes no three cards either', () => {
    const t = setTable({ hands: [['red_dog_e'], ['green_hare_b']], rules });
    t.seat(0).chooses('red_dog_e');
    expect([t.asking, t.hand(0)]).toEqual(['draw', []]);
  });

  test('DR9: ends where no card can be played, without a penalty', () => {
    const t = setTable({
      hands: [['red_dog_e', 'red_dog_d'], ['green_hare_b']],
      moons: [{ red: ['red_cat_b'] }],
      rules,
    });
    t.seat(0).chooses('red_dog_e', 'bone');
    expect(t.seat(0).offers).toEqual([]);
    t.seat(0).passes();
    expect([t.asking, t.penalty(0)]).toEqual(['draw', []]);
  });
});

describe('in the final round', () => {
  test('DR13: a Carrot still swaps', () => {
    const t = setTable({
      hands: [['red_hare_e', 'red_cat_d'], ['green_hare_b']],
      moons: [{ red: ['red_cat_a', 'red_dog_a'] }],
      last: 0,
      rules,
    });
    t.seat(0).chooses('red_hare_e', 'carrot', 'red_cat_d', 'red_cat_a');
    expect(t.moon(0, 'red')).toEqual(['red_cat_d', 'red_dog_a', 'red_hare_e']);
    expect([t.asking, t.asked, t.cues('migration')]).toEqual(['final', [0], []]);
  });

  test('DR13: after a Bone one goes on as everybody may; Mouse and Hand do nothing', () => {
    const t = setTable({
      hands: [['red_dog_e', 'red_cat_e', 'red_rat_e', 'blue_hare_a'], ['green_hare_b']],
      reserve: ['red_hare_a'],
      last: 0,
      rules,
    });
    t.seat(0).chooses('red_dog_e', 'red_cat_e', 'red_rat_e');
    expect([t.asking, t.hand(0), t.hand(1).length]).toEqual(['final', ['blue_hare_a'], 1]);
    expect(t.reserve).toEqual(['red_hare_a']);
  });
});
