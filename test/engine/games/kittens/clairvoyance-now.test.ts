// Clairvoyance NOW: a look at where somebody else hides the kittens.
import { describe, expect, test } from 'vitest';
import type { Face } from '../../../../src/engine/games/kittens/faces.ts';
import { setTable } from './table.ts';
import { told } from './told.ts';

const cat = 'cat_lantern';

/** Seat 0 has drawn a kitten and laid a Zombie Kitten; nobody was dead. */
const saving = (...others: readonly (readonly Face[])[]) => {
  const t = setTable({
    hands: [['zombie_kitten', 'skip'], ...others],
    deck: ['exploding_kitten', cat, cat, cat, ...others.slice(1).map((): Face => 'exploding_kitten')],
  });
  t.seat(0).draws();
  t.seat(0).saves('zombie_kitten');
  return t;
};

describe('Clairvoyance NOW', () => {
  test('shows its owner where the kitten goes', () => {
    const t = saving(['clairvoyance_now', 'favor'], ['nope']);
    t.seat(1).plays('clairvoyance_now');
    t.quiet();
    t.quiet();
    t.seat(0).hides(2);
    expect(t.cues('depths', 1)).toEqual([{ cue: 'depths', by: 0, depths: [2] }]);
    expect([t.hand(0), t.hand(1), t.hand(2)]).toEqual([['skip'], ['favor'], ['nope']]);
    expect(t.discard).toEqual(['zombie_kitten', 'clairvoyance_now']);
    expect(t.turn.seat).toBe(1);
    expect(t.asking).toBe('turn');
  });

  test('others learn nothing, neither does a watcher', () => {
    const [one, other] = [1, 3].map(depth => {
      const t = saving(['clairvoyance_now'], ['nope']);
      t.seat(1).plays('clairvoyance_now');
      t.quiet();
      t.quiet();
      t.seat(0).hides(depth);
      return t;
    });
    expect(told(one!, 2)).toEqual(told(other!, 2));
    expect(told(one!, null)).toEqual(told(other!, null));
    expect(told(one!, 1)).not.toEqual(told(other!, 1));
  });

  test('everybody else with cards is asked, whether they have it or not', () => {
    const [one, other] = (['clairvoyance_now', 'favor'] as const).map(held => saving([held], ['nope'], []));
    expect(one!.ask.seats).toEqual([1, 2]);
    expect(told(one!, 0)).toEqual(told(other!, 0));
    expect(told(one!, 2)).toEqual(told(other!, 2));
  });

  test('cannot be played at any other time', () => {
    const t = setTable({
      hands: [['clairvoyance_now', 'skip'], ['clairvoyance_now'], ['clairvoyance_now']],
      dead: [2],
    });
    const can = () => [0, 1, 2].filter(seat => t.seat(seat).can('clairvoyance_now'));
    expect(can()).toEqual([]);
    t.seat(0).plays('skip');
    expect(can()).toEqual([]);
    t.quiet();
    t.seat(1).answer('draw');
    expect(t.asking).toBe('grace');
    expect(can()).toEqual([]);
  });

  test('a silent table hides the kitten unseen', () => {
    const t = saving(['clairvoyance_now'], ['nope']);
    t.clock();
    expect(t.asking).toBe('bury');
    t.seat(0).hides(1);
    expect(t.cues('depths', 1)).toEqual([]);
    expect(t.hand(1)).toEqual(['clairvoyance_now']);
  });

  test('there is no wait for it when all copies lie face up', () => {
    const t = setTable({
      hands: [['zombie_kitten'], ['skip'], ['skip']],
      deck: ['exploding_kitten', cat, 'exploding_kitten'],
      discard: ['clairvoyance_now'],
    });
    t.seat(0).draws();
    t.seat(0).saves('zombie_kitten');
    expect(t.asking).toBe('bury');
  });

  test('Z1: each copy can be Noped by itself, and a Noped one shows nothing', () => {
    const t = saving(['clairvoyance_now'], ['clairvoyance_now'], ['nope']);
    t.seat(1).plays('clairvoyance_now');
    t.seat(3).nopes();
    t.quiet();
    t.seat(2).plays('clairvoyance_now');
    t.quiet();
    t.quiet();
    t.seat(0).hides(3);
    expect(t.cues('depths', 1)).toEqual([]);
    expect(t.cues('depths', 2)).toEqual([{ cue: 'depths', by: 0, depths: [3] }]);
    expect(t.asking).toBe('turn');
  });

  test('Z2: after the save and the naming of who returns, before the first kitten is hidden', () => {
    const t = setTable({
      hands: [['zombie_kitten', 'clairvoyance_now'], ['clairvoyance_now'], []],
      dead: [2],
      deck: ['exploding_kitten', cat, cat],
    });
    const can = () => [t.asking, ...[0, 1, 2].filter(seat => t.seat(seat).can('clairvoyance_now'))];
    t.seat(0).draws();
    expect(can()).toEqual(['explode']);
    t.seat(0).saves('zombie_kitten');
    expect(can()).toEqual(['revive']);
    t.seat(0).revives(2);
    expect(can()).toEqual(['clairvoyance', 1]);
    t.quiet();
    expect(can()).toEqual(['bury']);
    t.seat(0).hides(0);
    expect(can()).toEqual(['bury']);
  });

  test('Z2: both copies may be used, and the dead may use theirs', () => {
    const t = setTable({
      hands: [['zombie_kitten'], ['clairvoyance_now'], ['clairvoyance_now'], []],
      dead: [2, 3],
      deck: ['exploding_kitten', cat, cat],
    });
    t.seat(0).draws();
    t.seat(0).saves('zombie_kitten');
    t.seat(0).revives(3);
    t.seat(2).plays('clairvoyance_now');
    t.quiet();
    t.seat(1).plays('clairvoyance_now');
    t.quiet();
    t.quiet();
    t.seat(0).hides(0);
    t.seat(0).hides(0);
    for (const seat of [1, 2]) expect(t.cues('depths', seat)).toHaveLength(1);
    expect(t.asking).toBe('turn');
  });

  test('Z3: the viewer learns the depth of each kitten in the finished deck', () => {
    const depths = (first: number, second: number) => {
      const t = setTable({
        hands: [['zombie_kitten'], ['clairvoyance_now'], []],
        dead: [2],
        deck: ['exploding_kitten', cat, cat, cat],
      });
      t.seat(0).draws();
      t.seat(0).saves('zombie_kitten');
      t.seat(0).revives(2);
      t.seat(1).plays('clairvoyance_now');
      t.quiet();
      t.seat(0).hides(first);
      expect(t.cues('depths', 1)).toEqual([]);
      t.seat(0).hides(second);
      const told = t.cues('depths', 1);
      expect(told).toHaveLength(1);
      for (const depth of told[0]!.depths) expect(t.deck[depth]).toBe('exploding_kitten');
      return told[0]!.depths;
    };
    expect(depths(1, 3)).toEqual([1, 3]);
    expect(depths(2, 0)).toEqual([3, 0]);
    expect(depths(2, 2)).toEqual([3, 2]);
    expect(depths(0, 1)).toEqual([0, 1]);
  });

  test('Z3: depths are those of the finished deck, also when somebody leaves in between with a kitten', () => {
    const t = setTable({
      hands: [['zombie_kitten'], [], ['clairvoyance_now'], []],
      dead: [1],
      deck: ['exploding_kitten', cat, 'exploding_kitten', cat, cat, cat],
    });
    t.seat(0).draws();
    t.seat(0).saves('zombie_kitten');
    t.seat(0).revives(1);
    t.seat(2).plays('clairvoyance_now');
    t.quiet();
    t.seat(0).hides(4);
    expect(t.deck).toEqual([cat, 'exploding_kitten', cat, cat, 'exploding_kitten', cat]);
    t.leaves(3);
    t.seat(0).hides(0);
    expect(t.deck).toEqual(['exploding_kitten', cat, cat, cat, 'exploding_kitten', cat]);
    expect(t.cues('depths', 2)).toEqual([{ cue: 'depths', by: 0, depths: [4, 0] }]);
  });

  test('Z3: a kitten that left right after it was hidden lies nowhere', () => {
    const t = setTable({
      hands: [['zombie_kitten'], [], ['clairvoyance_now'], []],
      dead: [1],
      deck: ['exploding_kitten', cat, cat, cat, 'exploding_kitten'],
    });
    t.seat(0).draws();
    t.seat(0).saves('zombie_kitten');
    t.seat(0).revives(1);
    t.seat(2).plays('clairvoyance_now');
    t.quiet();
    t.seat(0).hides(1);
    t.leaves(3);
    t.seat(0).hides(2);
    expect(t.deck).toEqual([cat, cat, 'exploding_kitten', cat, 'exploding_kitten']);
    expect(t.cues('depths', 2)).toEqual([{ cue: 'depths', by: 0, depths: [2] }]);
    expect(t.asking).toBe('turn');
  });

  test('Z48: in its window only Nopes may be played, by the saver also a Clone of one', () => {
    const t = setTable({
      hands: [
        ['zombie_kitten', 'clone', 'shuffle_now'],
        ['clairvoyance_now', 'feed_dead_now'],
        ['nope', 'shuffle_now', 'clairvoyance_now', 'clone'],
        ['feed_dead_now', 'nope'],
        [],
      ],
      dead: [3, 4],
      deck: ['exploding_kitten', cat, 'exploding_kitten'],
    });
    t.seat(0).draws();
    t.seat(0).saves('zombie_kitten');
    t.seat(0).revives(4);
    t.seat(1).plays('clairvoyance_now');
    const offers = () => [0, 1, 2, 3].map(seat => t.seat(seat).offers);
    expect(offers()).toEqual([[], [], ['nope'], ['nope']]);
    t.seat(2).nopes();
    expect(offers()).toEqual([['clone'], [], [], ['nope']]);
    t.seat(0).nopes('clone');
    expect(offers()).toEqual([[], [], [], ['nope']]);
    t.quiet();
    expect(t.asking).toBe('clairvoyance');
    expect(t.seat(2).offers).toEqual(['clairvoyance_now']);
    t.quiet();
    t.seat(0).hides(0);
    t.seat(0).hides(0);
    expect(t.cues('depths', 1)).toHaveLength(1);
    expect(t.cues('depths', 2)).toEqual([]);
  });

  test('Z52: who has just been brought back may see, or stop another from seeing', () => {
    const t = setTable({
      hands: [['zombie_kitten'], ['clairvoyance_now'], ['clairvoyance_now', 'nope'], []],
      dead: [2],
      deck: ['exploding_kitten', cat, cat, 'exploding_kitten'],
    });
    t.seat(0).draws();
    t.seat(0).saves('zombie_kitten');
    t.seat(0).revives(2);
    t.seat(1).plays('clairvoyance_now');
    t.seat(2).nopes();
    t.seat(2).plays('clairvoyance_now');
    t.seat(0).hides(2);
    t.seat(0).hides(1);
    expect(t.cues('depths', 2)).toEqual([{ cue: 'depths', by: 0, depths: [3, 1] }]);
    expect(t.cues('depths', 1)).toEqual([]);
    expect(t.turn.seat).toBe(1);
    expect(t.asking).toBe('turn');
  });
});
