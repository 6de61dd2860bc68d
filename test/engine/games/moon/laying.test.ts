// Laying cards into moons: what fits, what begins a moon, repainting, penalty and migration.
import { describe, expect, test } from 'vitest';
import { setTable } from './table.ts';

describe('a moon', () => {
  test('has room for two left and two right quarters', () => {
    const t = setTable({
      hands: [['red_hare_d', 'red_dog_a'], ['red_hare_b']],
      moons: [{ red: ['red_hare_a', 'red_cat_a'] }],
    });
    expect(t.seat(0).offers).toEqual(['red_dog_a']);
  });

  test('takes any four cards when quarters do not count', () => {
    const t = setTable({
      hands: [['red_hare_d', 'red_dog_a'], ['red_hare_b']],
      moons: [{ red: ['red_hare_a', 'red_cat_a', 'red_cat_d'] }],
      rules: { useQuarters: false },
    });
    expect(t.seat(0).offers).toEqual(['red_hare_d', 'red_dog_a']);
    t.seat(0).chooses('red_hare_d');
    expect(t.full).toEqual([1, 0]);
  });

  test('of whites takes on the colour of a card laid into it, if that colour is free', () => {
    const t = setTable({
      hands: [['red_hare_a', 'blue_hare_a'], ['red_hare_b']],
      moons: [{ white: ['white_cat_r'], blue: ['blue_dog_a'] }],
    });
    t.seat(0).chooses('red_hare_a');
    expect(t.seat(0).offers).toEqual(['white', 'new']);
    t.seat(0).chooses('white');
    expect([t.moon(0, 'red'), t.moon(0, 'white')]).toEqual([['white_cat_r', 'red_hare_a'], []]);
    expect(t.asking).toBe('draw');
  });

  test('of whites does not take a colour that another moon has', () => {
    const t = setTable({
      hands: [['blue_hare_a', 'blue_hare_d'], ['red_hare_b']],
      moons: [{ white: ['white_cat_r'], blue: ['blue_dog_a'] }],
    });
    t.seat(0).chooses('blue_hare_a');
    expect(t.moon(0, 'blue')).toEqual(['blue_dog_a', 'blue_hare_a']);
  });

  test('may be repainted back to white, and only while all its cards are white', () => {
    const t = setTable({
      hands: [['red_hare_a'], ['red_hare_b']],
      moons: [{ blue: ['white_cat_r'], green: ['green_dog_a'] }],
    });
    t.seat(0).chooses('repaint');
    expect(t.seat(0).offers).toEqual(['blue_to_red', 'blue_to_orange', 'blue_to_white']);
    t.seat(0).chooses('blue_to_white');
    expect(t.moon(0, 'white')).toEqual(['white_cat_r']);
    expect(t.asking).toBe('turn');
  });

  test('is not repainted if its owner thinks better of it', () => {
    const t = setTable({ hands: [['red_hare_a'], ['red_hare_b']], moons: [{ white: ['white_cat_r'] }] });
    t.seat(0).chooses('repaint');
    t.seat(0).passes();
    expect(t.moon(0, 'white')).toEqual(['white_cat_r']);
    expect(t.seat(0).offers).toEqual(['red_hare_a', 'repaint']);
  });
});

describe('penalty', () => {
  test('repeats until something can be played', () => {
    const t = setTable({
      hands: [['red_hare_d'], ['red_hare_b']],
      moons: [{ red: ['red_hare_a', 'red_cat_a'] }],
      top: ['red_cat_d', 'red_hare_e', 'red_dog_b', 'red_rat_a', 'blue_rat_a', 'green_rat_a'],
    });
    expect(t.penalty(0)).toEqual(['red_cat_d', 'red_dog_b', 'red_hare_d', 'red_hare_e']);
    expect(t.hand(0)).toEqual(['blue_rat_a', 'green_rat_a', 'red_rat_a']);
    expect(t.asking).toBe('turn');
  });

  test('is shown to all', () => {
    const t = setTable({ hands: [['red_hare_d'], ['red_hare_b']], moons: [{ red: ['red_hare_a', 'red_cat_a'] }] });
    expect(t.cues('stuck', 1)).toEqual([{ cue: 'stuck', by: 0, faces: ['red_hare_d'] }]);
    expect(t.view(1).piles['penalty/0']!.cards!.map(({ face }) => face)).toEqual(['red_hare_d']);
  });

  test('is not due with a white that can only take the place of a card', () => {
    const t = setTable({
      hands: [['white_hare_l'], ['red_hare_b']],
      moons: [{ white: ['white_dog_l', 'white_cat_l'] }, { blue: ['blue_hare_a'] }],
    });
    expect(t.seat(0).offers).toEqual(['white_hare_l', 'repaint']);
    t.seat(0).chooses('white_hare_l');
    expect([t.moon(1, 'blue'), t.moon(0, 'blue')]).toEqual([['white_hare_l'], ['blue_hare_a']]);
    expect(t.asking).toBe('draw');
  });
});

describe('migration', () => {
  const twoHares = () =>
    setTable({
      hands: [['red_hare_b', 'blue_dog_a', 'red_dog_a'], ['green_hare_b']],
      moons: [{ red: ['red_hare_a'] }],
    });

  test('M1: is offered, not demanded', () => {
    const t = twoHares();
    t.seat(0).chooses('red_hare_b');
    expect(t.ask.about).toEqual({ kind: 'again', by: 0, why: 'migration' });
    expect(t.cues('migration')).toEqual([{ cue: 'migration', by: 0, animal: 'hare' }]);
    t.seat(0).passes();
    expect(t.ask.about).toEqual({ kind: 'draw', by: 0, left: 3 });
  });

  test('M1: goes on as long as animals repeat, into any moon', () => {
    const t = setTable({
      hands: [['red_hare_b', 'blue_dog_a', 'red_dog_a'], ['green_hare_b']],
      moons: [{ red: ['red_hare_a'], blue: ['blue_dog_d'] }],
    });
    t.seat(0).chooses('red_hare_b', 'blue_dog_a');
    expect(t.asking).toBe('again');
    t.seat(0).chooses('red_dog_a');
    expect(t.asking).toBe('draw');
  });

  test('M2: the card that closes a moon may migrate, after the moon has gone to the score pile', () => {
    const t = setTable({
      hands: [['red_hare_b', 'red_dog_d'], ['green_hare_b']],
      moons: [{ red: ['red_hare_a', 'red_dog_a', 'red_cat_a'] }],
    });
    t.seat(0).chooses('red_hare_b');
    expect(t.asking).toBe('again');
    expect([t.full[0], t.moon(0, 'red')]).toEqual([1, []]);
    t.seat(0).chooses('red_dog_d');
    expect(t.moon(0, 'red')).toEqual(['red_dog_d']);
  });

  test('M3: a white with an animal triggers it, and is matched by one', () => {
    const laid = setTable({
      hands: [['white_hare_r', 'blue_dog_a'], ['green_hare_b']],
      moons: [{ red: ['red_hare_a'] }],
    });
    laid.seat(0).chooses('white_hare_r', 'red');
    expect(laid.asking).toBe('again');
    const matched = setTable({
      hands: [['red_hare_b', 'blue_dog_a'], ['green_hare_b']],
      moons: [{ red: ['white_hare_l'] }],
    });
    matched.seat(0).chooses('red_hare_b');
    expect(matched.asking).toBe('again');
  });

  test('M4: a blank never triggers it, not even beside another blank', () => {
    const t = setTable({
      hands: [['white_blank_r', 'blue_dog_a'], ['green_hare_b']],
      moons: [{ red: ['white_blank_l'] }],
    });
    t.seat(0).chooses('white_blank_r', 'red');
    expect([t.turn, t.cues('migration')]).toEqual([1, []]);
    expect(t.asking).toBe('turn');
  });

  test('M5: the first card of a moon does not migrate', () => {
    const t = setTable({
      hands: [['blue_hare_a', 'blue_dog_a'], ['green_hare_b']],
      moons: [{ red: ['red_hare_a'] }],
    });
    t.seat(0).chooses('blue_hare_a');
    expect(t.asking).toBe('draw');
  });

  test('M6: a card taken with a white migrates where it repeats an animal', () => {
    const t = setTable({
      hands: [
        ['white_dog_l', 'blue_dog_a'],
        ['green_hare_b', 'green_hare_c'],
      ],
      moons: [{ red: ['red_hare_b'] }, { red: ['red_hare_a'] }],
    });
    t.seat(0).chooses('white_dog_l', 'swap');
    expect(t.moon(0, 'red')).toEqual(['red_hare_b', 'red_hare_a']);
    expect(t.asking).toBe('again');
  });

  test('M7: the white in the other moon triggers nothing for anybody', () => {
    const t = setTable({
      hands: [
        ['white_dog_l', 'blue_dog_a'],
        ['green_hare_b', 'green_hare_c'],
      ],
      moons: [{}, { red: ['red_dog_a', 'red_hare_a'] }],
    });
    t.seat(0).chooses('white_dog_l', 'swap');
    expect(t.moon(1, 'red')).toEqual(['red_dog_a', 'white_dog_l']);
    expect(t.cues('migration')).toEqual([]);
    expect(t.ask).toMatchObject({ about: { kind: 'draw', by: 0 }, seats: [0] });
  });

  test('M8: with nothing that fits one stops, and pays nothing', () => {
    const t = setTable({
      hands: [['red_hare_d', 'red_cat_d'], ['green_hare_b']],
      moons: [{ red: ['red_hare_a'] }],
    });
    t.seat(0).chooses('red_hare_d');
    expect(t.asking).toBe('again');
    expect(t.seat(0).offers).toEqual([]);
    t.seat(0).passes();
    expect([t.asking, t.penalty(0), t.hand(0)]).toEqual(['draw', [], ['red_cat_d']]);
  });

  test('M9: an empty hand takes three and may go on', () => {
    const t = setTable({
      hands: [['red_hare_d'], ['green_hare_b']],
      moons: [{ red: ['red_hare_a'] }],
      top: ['blue_dog_a', 'blue_dog_d', 'green_rat_a'],
    });
    t.seat(0).chooses('red_hare_d');
    expect(t.hand(0)).toEqual(['blue_dog_a', 'blue_dog_d', 'green_rat_a']);
    t.seat(0).chooses('blue_dog_a');
    expect(t.ask.about).toEqual({ kind: 'draw', by: 0, left: 4 });
  });

  test('M9: who stops then still draws by the last card laid', () => {
    const t = setTable({ hands: [['red_hare_d'], ['green_hare_b']], moons: [{ red: ['red_hare_a'] }] });
    t.seat(0).chooses('red_hare_d');
    t.seat(0).passes();
    expect(t.ask.about).toEqual({ kind: 'draw', by: 0, left: 1 });
    t.seat(0).chooses('deck');
    expect([t.hand(0).length, t.turn]).toEqual([4, 1]);
  });

  test('M10: a chain that ends with a colour and an empty hand draws by the digit', () => {
    const t = setTable({ hands: [['red_hare_d', 'blue_dog_d'], ['green_hare_b']], moons: [{ red: ['red_hare_a'] }] });
    t.seat(0).chooses('red_hare_d', 'blue_dog_d');
    expect(t.hand(0)).toEqual([]);
    expect(t.ask.about).toEqual({ kind: 'draw', by: 0, left: 1 });
  });

  test('M10: a chain that ends with a white and an empty hand brings three cards', () => {
    const t = setTable({
      hands: [['red_hare_d', 'white_dog_l'], ['green_hare_b']],
      moons: [{ red: ['red_hare_a'] }],
    });
    t.seat(0).chooses('red_hare_d', 'white_dog_l');
    expect([t.hand(0).length, t.turn]).toEqual([3, 1]);
    expect(t.asking).toBe('turn');
  });
});
