/** Leaving for good (rule 1.6): on a quiet table, and in the middle of everything that can be asked. */
import { describe, expect, test } from 'vitest';
import type { Face } from '../../../../src/engine/games/kittens/faces.ts';
import { expectKittensFit, knows, setApocalypse, setParty, type TestTable, times } from './party.ts';
import { setTable } from './table.ts';

const kitten = 'exploding_kitten';
const threeAlive: readonly Face[] = ['favor', kitten, 'skip', kitten, 'nope'];

/** It is this seat's ordinary turn, and the kittens are as many as they should be. */
function expectTurnOf(t: TestTable, seat: number): void {
  expect(t.asking).toBe('turn');
  expect(t.turn).toEqual({ seat, owed: 1, attacked: false });
  expect(t.ask.seats).toEqual([seat]);
  expectKittensFit(t);
}

describe('A living player leaves', () => {
  test('1.6: they are out, and the kitten nearest the top leaves with them', () => {
    const t = setParty({ hands: [['skip'], ['nope'], ['favor', 'defuse']], deck: threeAlive });
    t.leaves(2);
    expect(t.status).toEqual(['alive', 'alive', 'out']);
    expect(t.deck).toEqual(['favor', 'skip', kitten, 'nope']);
    expect(t.faces('box')).toEqual([kitten]);
    expect(t.cues('left')).toEqual([{ cue: 'left', by: 2 }]);
    expect([t.hand(0), t.hand(1)]).toEqual([['skip'], ['nope']]);
    expectTurnOf(t, 0);
  });

  test('1.6: their hand leaves face down: it is not on the discard pile and nobody reads it', () => {
    const left = (face: Face) => {
      const t = setParty({ hands: [['skip'], ['nope'], [face, face]], deck: threeAlive });
      t.leaves(2);
      expect(t.hand(2)).toEqual([]);
      expect(t.faces('aside')).toEqual([face, face]);
      expect(t.discard).toEqual([]);
      return [knows(t, 0), knows(t, 1), knows(t, null)];
    };
    expect(left('favor')).toEqual(left('defuse'));
  });

  test('1.6: nobody is told where the kitten lay', () => {
    const told = (deck: readonly Face[]) => {
      const t = setParty({ hands: [['skip'], ['nope'], []], deck });
      t.leaves(2);
      return [0, 1, null].map(seat => knows(t, seat).replace(/#\d+/g, ''));
    };
    expect(told([kitten, 'favor', 'skip', kitten])).toEqual(told(['favor', 'skip', kitten, kitten]));
  });

  test('1.6: on their turn all their owed turns vanish', () => {
    const t = setParty({ hands: [['skip'], [], []], deck: threeAlive, turn: { owed: 4, attacked: true } });
    t.leaves(0);
    expectTurnOf(t, 1);
  });

  test('1.6: the next one alive plays on', () => {
    const t = setApocalypse({ hands: [['skip'], [], [], []], dead: [1] });
    t.leaves(0);
    expectTurnOf(t, 2);
  });

  test('1.6: who left is skipped, is no target, and is not asked again', () => {
    const t = setParty({ hands: [['attack_2x'], ['nope'], ['favor'], ['skip']] });
    t.leaves(1);
    t.seat(0).plays('attack_2x');
    expect([...t.ask.seats, ...t.ask.also]).not.toContain(1);
    t.quiet();
    expect(t.turn).toEqual({ seat: 2, owed: 2, attacked: true });
    t.seat(2).plays('favor');
    expect(t.seat(2).offers).toEqual(['seat:3']);
  });

  test('1.6: the last one left wins', () => {
    const t = setParty({ hands: [[], [], []], deck: threeAlive });
    t.leaves(0);
    expect(t.winners).toBe(null);
    t.leaves(2);
    expect(t.winners).toEqual([1]);
    expect(t.asking).toBe('nothing');
  });

  test('1.6: the dead do not win: with one living player left the match is over', () => {
    const t = setApocalypse({ hands: [['skip'], ['skip'], ['skip']], dead: [1] });
    t.leaves(0);
    expect(t.winners).toEqual([2]);
  });

  test('1.6: nobody leaves twice, and no seat leaves that is not there', () => {
    const t = setParty({ hands: [['skip'], ['skip'], ['skip']], deck: threeAlive });
    t.leaves(2);
    const { deck } = t;
    for (const seat of [2, 3, -1, 0.5]) {
      expect(t.tries({ type: 'leave', seat })).toEqual({ ok: false, why: 'illegal' });
    }
    expect(t.deck).toEqual(deck);
    expectTurnOf(t, 0);
  });

  test('1.6: after the end there is nothing to leave', () => {
    const t = setParty({ hands: [['skip'], ['skip']] });
    t.leaves(0);
    expect(t.tries({ type: 'leave', seat: 1 })).toEqual({ ok: false, why: 'not-now' });
    expect(t.winners).toEqual([1]);
  });
});

describe('A dead player leaves', () => {
  test('1.6: hand and front kitten leave the game, the deck stays as it is', () => {
    const t = setApocalypse({ hands: [['skip'], ['skip'], ['nope', 'favor']], dead: [2], deck: ['favor', kitten] });
    t.leaves(2);
    expect(t.status[2]).toBe('out');
    expect(t.front(2)).toEqual([]);
    expect(t.faces('box')).toEqual([kitten]);
    expect(t.hand(2)).toEqual([]);
    expect(t.faces('aside').sort()).toEqual(['favor', 'nope']);
    expect(t.deck).toEqual(['favor', kitten]);
    expectTurnOf(t, 0);
  });

  test('1.6: they are not counted as dead any more: without them Attack of the Dead fizzles', () => {
    const t = setApocalypse({ hands: [['attack_of_dead'], ['skip'], ['skip']], dead: [2] });
    t.seat(0).plays('attack_of_dead');
    t.leaves(2);
    t.quiet();
    expect(t.cues('fizzled')).toEqual([{ cue: 'fizzled', by: 0, as: 'attack_of_dead' }]);
    expectTurnOf(t, 0);
  });

  test('1.6: they cannot be brought back', () => {
    const t = setApocalypse({ hands: [['zombie_kitten'], [], [], []], dead: [1, 2], deck: [kitten, 'favor'] });
    t.seat(0).draws();
    t.leaves(1);
    t.seat(0).saves('zombie_kitten');
    expect(t.seat(0).offers).toEqual(['seat:2']);
  });

  test('1.6: somebody who exploded in the Party Pack goes without a trace', () => {
    const t = setParty({ hands: [['skip'], [], []], deck: [kitten, 'favor', kitten] });
    t.seat(0).draws();
    t.seat(0).dies();
    const before = [t.deck, t.discard];
    t.leaves(0);
    expect([t.deck, t.discard]).toEqual(before);
    expect(t.faces('box')).toEqual([]);
    expectTurnOf(t, 1);
  });
});

describe('Leaving while a draw is declared', () => {
  const setting = { hands: [['skip'], ['shuffle_now'], ['nope']], deck: threeAlive } as const;

  test('1.6: the one about to draw: nothing is drawn', () => {
    const t = setApocalypse(setting);
    t.seat(0).answer('draw');
    expect(t.asking).toBe('grace');
    t.leaves(0);
    expect(t.deck).toEqual(['favor', 'skip', kitten, 'nope']);
    expectTurnOf(t, 1);
  });

  test('1.6: somebody else: the draw goes on', () => {
    const t = setApocalypse(setting);
    t.seat(0).answer('draw');
    t.leaves(1);
    expect(t.asking).toBe('grace');
    t.clock();
    expect(t.hand(0)).toEqual(['favor', 'skip']);
    expectTurnOf(t, 2);
  });

  test('1.6: everyone who could cut in: the clock still ends the pause', () => {
    const t = setApocalypse({ hands: [[], ['shuffle_now'], []], deck: threeAlive });
    t.seat(0).answer('draw');
    t.leaves(1);
    t.clock();
    expect(t.hand(0)).toEqual(['favor']);
    expectTurnOf(t, 2);
  });
});

describe('Leaving while somebody aims or names', () => {
  test('1.6: the one who aims: the card is spent for nothing', () => {
    const t = setParty({ hands: [['favor'], ['skip'], ['skip']], deck: threeAlive });
    t.seat(0).plays('favor');
    t.leaves(0);
    expect(t.discard).toEqual(['favor']);
    expect([t.hand(1), t.hand(2)]).toEqual([['skip'], ['skip']]);
    expectTurnOf(t, 1);
  });

  test('1.6: a possible target: the others remain', () => {
    const t = setParty({ hands: [['favor'], ['skip'], ['skip'], ['skip']] });
    t.seat(0).plays('favor');
    t.leaves(1);
    expect(t.asking).toBe('aim');
    expect(t.seat(0).offers).toEqual(['seat:2', 'seat:3']);
    t.seat(0).points(3);
    t.quiet();
    t.seat(3).gives('skip');
    expect(t.hand(0)).toEqual(['skip']);
    expectTurnOf(t, 0);
  });

  test('1.6: the only possible target: the play fizzles', () => {
    const t = setParty({ hands: [['favor', 'skip'], [], ['skip']], deck: threeAlive });
    t.seat(0).plays('favor');
    t.leaves(2);
    expect(t.cues('fizzled')).toEqual([{ cue: 'fizzled', by: 0, as: 'favor' }]);
    expectTurnOf(t, 0);
  });

  const threeSkips = { hands: [times(3, 'skip'), ['favor'], ['nope']], deck: threeAlive } as const;
  const untilNaming = () => {
    const t = setParty(threeSkips);
    t.seat(0).answer(
      t
        .seat(0)
        .prompt()
        .options.find(o => 'cards' in o && o.cards.length === 3)!.id,
    );
    t.seat(0).points(1);
    expect(t.asking).toBe('name');
    return t;
  };

  test('1.6: the one who names: nothing is taken', () => {
    const t = untilNaming();
    t.leaves(0);
    expect(t.hand(1)).toEqual(['favor']);
    expect(t.cues('asked')).toEqual([]);
    expectTurnOf(t, 1);
  });

  test('1.6: the target of a triple: it fizzles', () => {
    const t = untilNaming();
    t.leaves(1);
    t.seat(0).names('favor');
    t.quiet();
    expect(t.cues('fizzled')).toEqual([{ cue: 'fizzled', by: 0, as: 'triple' }]);
    expect(t.hand(0)).toEqual([]);
    expectTurnOf(t, 0);
  });

  test('1.6: somebody else while a title is named: it goes on', () => {
    const t = untilNaming();
    t.leaves(2);
    t.seat(0).names('favor');
    t.quiet();
    expect(t.hand(0)).toEqual(['favor']);
    expectTurnOf(t, 0);
  });
});

describe('Leaving in a Nope window', () => {
  test('1.6: whoever played the card: it is cancelled', () => {
    const t = setParty({ hands: [['attack_2x'], ['nope'], ['nope']], deck: threeAlive });
    t.seat(0).plays('attack_2x');
    t.leaves(0);
    expect(t.discard).toEqual(['attack_2x']);
    expectTurnOf(t, 1);
  });

  test('1.6: the target: it fizzles and the turn goes on', () => {
    const t = setParty({ hands: [['favor', 'skip'], ['nope'], ['nope']], deck: threeAlive });
    t.seat(0).plays('favor', 1);
    t.leaves(1);
    t.quiet();
    expect(t.cues('fizzled')).toEqual([{ cue: 'fizzled', by: 0, as: 'favor' }]);
    expect(t.hand(0)).toEqual(['skip']);
    expectTurnOf(t, 0);
  });

  test('1.6: the next player: the Attack hits the one after', () => {
    const t = setParty({ hands: [['attack_2x'], ['nope'], ['nope']], deck: threeAlive });
    t.seat(0).plays('attack_2x');
    t.leaves(1);
    t.quiet();
    expect(t.turn).toEqual({ seat: 2, owed: 2, attacked: true });
    expectKittensFit(t);
  });

  test('1.6: a bystander who was waited for: the others decide', () => {
    const t = setParty({ hands: [['skip'], ['nope'], ['nope']], deck: threeAlive });
    t.seat(0).plays('skip');
    t.seat(1).passes();
    expect(t.asking).toBe('nope');
    t.leaves(2);
    expectTurnOf(t, 1);
  });

  test('1.6: a bystander who had passed: the window stays open for the rest', () => {
    const t = setParty({ hands: [['skip'], ['nope'], ['nope']], deck: threeAlive });
    t.seat(0).plays('skip');
    t.seat(2).passes();
    t.leaves(2);
    expect(t.asking).toBe('nope');
    t.seat(1).nopes();
    t.quiet();
    expectTurnOf(t, 0);
  });

  test('1.6: whoever said Nope: the Nope stays where it lies', () => {
    const t = setParty({ hands: [['skip', 'favor'], ['nope'], ['favor']], deck: threeAlive });
    t.seat(0).plays('skip');
    t.seat(1).nopes();
    t.leaves(1);
    t.quiet();
    expect(t.discard).toEqual(['skip', 'nope']);
    expectTurnOf(t, 0);
  });

  test('1.6: the player whose turn it is, under a NOW card: the NOW card acts, their own play does not', () => {
    const deck: Face[] = ['favor', 'skip', 'nope', 'clone', 'defuse', kitten, 'attack_2x', kitten];
    const t = setApocalypse({ hands: [['attack_2x', 'skip'], ['shuffle_now'], ['nope']], deck });
    t.seat(0).plays('attack_2x');
    t.seat(1).plays('shuffle_now');
    t.leaves(0);
    t.quiet();
    t.roll();
    expect(t.deck).not.toEqual(deck.filter((_, n) => n !== 5));
    expect(t.deck).toHaveLength(7);
    expectTurnOf(t, 1);
  });

  test('1.6: whoever played the NOW card: what lies below it goes on', () => {
    const t = setApocalypse({ hands: [['attack_2x', 'skip'], ['nope'], ['shuffle_now']], deck: threeAlive });
    t.seat(0).plays('attack_2x');
    t.seat(2).plays('shuffle_now');
    t.leaves(2);
    expect(t.ask.about).toMatchObject({ kind: 'nope', as: 'attack_2x' });
    t.quiet();
    expect(t.happened.some(({ type }) => type === 'shuffle')).toBe(false);
    expect(t.turn).toEqual({ seat: 1, owed: 2, attacked: true });
    expectKittensFit(t);
  });
});

describe('Leaving around a kitten', () => {
  test('1.6: who explodes dies with that kitten; no second one leaves the deck', () => {
    const t = setApocalypse({ hands: [['defuse', 'nope'], ['skip'], []], deck: [kitten, 'favor', kitten] });
    t.seat(0).draws();
    t.leaves(0);
    expect(t.status).toEqual(['out', 'alive', 'alive']);
    expect(t.cues('died')).toEqual([{ cue: 'died', by: 0 }]);
    expect(t.deck).toEqual(['favor', kitten]);
    expect(t.front(0)).toEqual([]);
    expect(t.hand(0)).toEqual([]);
    expectTurnOf(t, 1);
  });

  test('1.6: the same in the Party Pack', () => {
    const t = setParty({ hands: [['defuse', 'nope'], ['skip'], []], deck: [kitten, 'favor', kitten] });
    t.seat(0).draws();
    t.leaves(0);
    expect(t.status).toEqual(['out', 'alive', 'alive']);
    expect(t.deck).toEqual(['favor', kitten]);
    expectTurnOf(t, 1);
  });

  test('1.6: who explodes in front of one other player hands them the win', () => {
    const t = setParty({ hands: [['defuse'], []], deck: [kitten, 'favor'] });
    t.seat(0).draws();
    t.leaves(0);
    expect(t.winners).toEqual([1]);
  });

  test('1.6: a bystander takes a kitten from the deck while another explodes', () => {
    const t = setParty({ hands: [['defuse'], [], []], deck: [kitten, 'favor', kitten] });
    t.seat(0).draws();
    t.leaves(2);
    expect(t.deck).toEqual(['favor']);
    expect(t.front(0)).toEqual([kitten]);
    t.seat(0).saves('defuse');
    t.seat(0).hides(1);
    expect(t.deck).toEqual(['favor', kitten]);
    expectTurnOf(t, 1);
  });

  test('1.6: the only other player leaves: the one about to explode wins', () => {
    const t = setParty({ hands: [['skip'], []], deck: [kitten, 'favor'] });
    t.seat(0).draws();
    t.leaves(1);
    expect(t.winners).toEqual([0]);
  });

  const reviving = (hands: readonly (readonly Face[])[], dead: readonly number[], deck: readonly Face[]) => {
    const t = setApocalypse({ hands, dead, deck });
    t.seat(0).draws();
    t.seat(0).saves('zombie_kitten');
    return t;
  };

  test('1.6: the saver, before choosing whom to bring back: the first dead seat clockwise returns', () => {
    const t = reviving([['zombie_kitten'], [], [], [], []], [2, 4], [kitten, 'favor', kitten]);
    expect(t.asking).toBe('revive');
    t.leaves(0);
    t.quiet();
    t.roll('one');
    t.roll('two');
    expect(t.status).toEqual(['out', 'alive', 'alive', 'alive', 'dead']);
    expect(t.front(2)).toEqual([]);
    expectTurnOf(t, 1);
  });

  test('1.6: the dead player about to return: another one may', () => {
    const t = reviving([['zombie_kitten'], [], [], []], [1, 3], [kitten, 'favor']);
    t.leaves(1);
    expect(t.seat(0).offers).toEqual(['seat:3']);
    t.seat(0).revives(3);
    t.quiet();
    t.seat(0).hides(0);
    t.seat(0).hides(0);
    expect(t.status).toEqual(['alive', 'out', 'alive', 'alive']);
    expectTurnOf(t, 2);
  });

  test('1.6: the only dead player: nobody returns and the save goes on', () => {
    const t = reviving([['zombie_kitten'], [], []], [1], [kitten, 'favor']);
    t.leaves(1);
    t.quiet();
    expect(t.asking).toBe('bury');
    t.seat(0).hides(0);
    expect(t.deck).toEqual([kitten, 'favor']);
    expectTurnOf(t, 2);
  });

  test('1.6: the saver, in the window for Clairvoyance: the save is finished first', () => {
    const t = setApocalypse({ hands: [['defuse'], ['clairvoyance_now'], []], deck: [kitten, 'favor', kitten, 'skip'] });
    t.seat(0).draws();
    t.seat(0).saves('defuse');
    t.leaves(0);
    expect(t.status[0]).toBe('alive');
    t.seat(1).plays('clairvoyance_now');
    t.quiet();
    t.roll();
    expect(t.cues('hid')).toEqual([{ cue: 'hid', by: 0 }]);
    expect(t.cues('depths', 1)).toHaveLength(1);
    expect(t.status[0]).toBe('out');
    expectTurnOf(t, 1);
  });

  test('1.6: the saver, while hiding: a random place, then they leave', () => {
    const t = setParty({
      hands: [['defuse', 'nope'], [], []],
      deck: [kitten, 'favor', kitten, 'skip'],
      turn: { owed: 3, attacked: true },
    });
    t.seat(0).draws();
    t.seat(0).saves('defuse');
    t.leaves(0);
    expect(t.asking).toBe('random');
    t.roll();
    expect(t.cues('hid')).toHaveLength(1);
    expect(t.status[0]).toBe('out');
    expect(t.faces('box')).toEqual([kitten]);
    expect(t.deck).toHaveLength(3);
    expectTurnOf(t, 1);
  });

  test('1.6: a bystander, while another hides: the places shrink with the deck', () => {
    const t = setParty({ hands: [['defuse'], [], []], deck: [kitten, 'favor', kitten, 'skip'] });
    t.seat(0).draws();
    t.seat(0).saves('defuse');
    t.leaves(2);
    expect(t.seat(0).offers).toEqual(['slot:0', 'slot:1', 'slot:2']);
    t.seat(0).hides(2);
    expect(t.deck).toEqual(['favor', 'skip', kitten]);
    expectTurnOf(t, 1);
  });

  test('1.6: no kitten in the deck: one of those about to be hidden leaves instead', () => {
    const t = reviving([['zombie_kitten'], ['skip'], []], [2], [kitten, 'favor']);
    t.seat(0).revives(2);
    t.quiet();
    expect(t.front(0)).toEqual([kitten, kitten]);
    t.leaves(1);
    expect(t.front(0)).toEqual([kitten]);
    t.seat(0).hides(0);
    expect(t.deck).toEqual([kitten, 'favor']);
    expectTurnOf(t, 2);
  });

  test('1.6: the player just revived may be the one who leaves', () => {
    const t = reviving([['zombie_kitten'], ['skip'], ['nope']], [2], [kitten, 'favor']);
    t.seat(0).revives(2);
    t.leaves(2);
    t.quiet();
    expect(t.status).toEqual(['alive', 'alive', 'out']);
    t.seat(0).hides(1);
    expect(t.deck).toEqual(['favor', kitten]);
    expectTurnOf(t, 1);
  });

  test('1.6: while dice choose the second place, the kitten hidden first may leave', () => {
    const t = reviving([['zombie_kitten'], [], [], []], [2, 3], [kitten, 'favor']);
    t.seat(0).revives(2);
    t.quiet();
    t.seat(0).hides(0);
    t.clock();
    expect(t.asking).toBe('random');
    t.leaves(1);
    expect(t.deck).toEqual(['favor']);
    t.roll();
    expect(t.deck).toHaveLength(2);
    expectTurnOf(t, 2);
  });

  test('1.6: while dice choose the first place, a held kitten may leave: one is left to hide', () => {
    const t = reviving([['zombie_kitten'], [], []], [2], [kitten, 'favor']);
    t.seat(0).revives(2);
    t.quiet();
    t.clock();
    t.leaves(1);
    t.roll();
    expect(t.cues('hid')).toHaveLength(1);
    expectTurnOf(t, 2);
  });

  test('1.6: whoever played Clairvoyance: it is cancelled', () => {
    const t = setApocalypse({
      hands: [['defuse', 'skip'], ['clairvoyance_now'], ['nope']],
      deck: [kitten, 'favor', kitten],
    });
    t.seat(0).draws();
    t.seat(0).saves('defuse');
    t.seat(1).plays('clairvoyance_now');
    t.leaves(1);
    t.quiet();
    t.seat(0).hides(0);
    expect(t.cues('depths', 1)).toEqual([]);
    expectTurnOf(t, 2);
  });

  test('1.6: somebody leaves between two hidings: Clairvoyance still tells where the kittens lie in the end', () => {
    const t = setApocalypse({
      hands: [['zombie_kitten'], ['clairvoyance_now'], [], []],
      dead: [3],
      deck: [kitten, 'favor', 'skip', kitten],
    });
    t.seat(0).draws();
    t.seat(0).saves('zombie_kitten');
    t.seat(0).revives(3);
    t.seat(1).plays('clairvoyance_now');
    t.quiet();
    t.quiet();
    t.seat(0).hides(1);
    t.leaves(2);
    expect(t.deck).toEqual(['favor', 'skip', kitten]);
    t.seat(0).hides(0);
    expect(t.deck).toEqual([kitten, 'favor', 'skip', kitten]);
    expect(t.cues('depths', 1)).toEqual([{ cue: 'depths', by: 0, depths: [0] }]);
    expectTurnOf(t, 1);
  });

  test('1.6: a kitten that leaves from above moves the hidden one up for the clairvoyant, too', () => {
    const t = setApocalypse({
      hands: [['zombie_kitten'], ['clairvoyance_now'], [], []],
      dead: [3],
      deck: [kitten, kitten, 'favor', 'skip'],
    });
    t.seat(0).draws();
    t.seat(0).saves('zombie_kitten');
    t.seat(0).revives(3);
    t.seat(1).plays('clairvoyance_now');
    t.quiet();
    t.quiet();
    t.seat(0).hides(3);
    t.leaves(2);
    expect(t.deck).toEqual(['favor', 'skip', kitten]);
    t.seat(0).hides(3);
    expect(t.deck).toEqual(['favor', 'skip', kitten, kitten]);
    expect(t.cues('depths', 1)).toEqual([{ cue: 'depths', by: 0, depths: [2, 3] }]);
  });
});

describe('Leaving while cards are given', () => {
  const favor = (target: readonly Face[]) => {
    const t = setParty({ hands: [['favor'], target, []], deck: threeAlive });
    t.seat(0).plays('favor', 1);
    t.quiet();
    expect(t.asking).toBe('give');
    return t;
  };

  test('1.6: the one asked for a Favor: a random card is given first', () => {
    const given = (word: string) => {
      const t = favor(['skip', 'nope']);
      t.leaves(1);
      t.roll(word);
      expect(t.hand(0)).toHaveLength(1);
      expect(t.status[1]).toBe('out');
      expect(t.faces('aside')).toHaveLength(1);
      expectTurnOf(t, 0);
      return t.hand(0)[0];
    };
    const all = new Set(Array.from({ length: 20 }, (_, n) => given(`seed ${n}`)));
    expect([...all].sort()).toEqual(['nope', 'skip']);
  });

  test('1.6: the one who asked: nothing is given', () => {
    const t = favor(['skip', 'nope']);
    t.leaves(0);
    expect(t.hand(1)).toEqual(['nope', 'skip']);
    expectTurnOf(t, 1);
  });

  test('1.6: a bystander: the Favor goes on', () => {
    const t = favor(['skip', 'nope']);
    t.leaves(2);
    t.seat(1).gives('nope');
    expect(t.hand(0)).toEqual(['nope']);
    expectTurnOf(t, 0);
  });

  test('1.6: thief or victim, while the dice of a pair roll: nothing is taken', () => {
    for (const leaver of [0, 1]) {
      const t = setParty({ hands: [['cat_taco', 'cat_taco'], ['favor'], []], deck: threeAlive });
      t.seat(0).combines(['cat_taco', 'cat_taco'], 1);
      t.quiet();
      t.leaves(leaver);
      t.roll();
      expect(t.faces('aside')).toEqual(leaver === 1 ? ['favor'] : []);
      expect(t.cues('stole')).toEqual([]);
      expectTurnOf(t, leaver === 0 ? 1 : 0);
    }
  });

  const feed = () => {
    const t = setApocalypse({
      hands: [['feed_dead_now', 'skip'], ['favor', 'nope'], ['shuffle', 'skip'], ['clone'], []],
      dead: [3],
    });
    t.seat(0).plays('feed_dead_now', 3);
    t.quiet();
    expect(t.ask.seats).toEqual([1, 2]);
    return t;
  };

  test('1.6: a silent giver to the dead: a random card is given first', () => {
    const t = feed();
    t.leaves(1);
    t.seat(2).gives('skip');
    t.roll();
    expect(t.hand(3)).toHaveLength(3);
    expect(t.hand(3).some(face => face === 'favor' || face === 'nope')).toBe(true);
    expect(t.status[1]).toBe('out');
    expectTurnOf(t, 0);
  });

  test('1.6: a giver who has answered: the sealed answer counts', () => {
    const t = feed();
    t.seat(1).gives('nope');
    t.leaves(1);
    expect(t.asking).toBe('feed');
    expect(t.hand(3)).toEqual(['clone']);
    t.seat(2).gives('skip');
    expect(t.hand(3)).toEqual(['clone', 'nope', 'skip']);
    expect(t.faces('aside')).toEqual(['favor']);
    expectTurnOf(t, 0);
  });

  test('1.6: the last giver still waited for: the others are not held up', () => {
    const t = feed();
    t.seat(2).gives('skip');
    t.leaves(1);
    t.roll();
    expect(t.hand(3)).toHaveLength(3);
    expectTurnOf(t, 0);
  });

  test('1.6: the dead player to be fed: everybody keeps their cards', () => {
    const t = feed();
    t.seat(1).gives('nope');
    t.leaves(3);
    expect([t.hand(1), t.hand(2)]).toEqual([
      ['favor', 'nope'],
      ['shuffle', 'skip'],
    ]);
    expectTurnOf(t, 0);
  });

  test('1.6: whoever played Feed the Dead: everybody keeps their cards', () => {
    const t = feed();
    t.leaves(0);
    expect(t.hand(3)).toEqual(['clone']);
    expectTurnOf(t, 1);
  });

  test('1.6: the player whose turn it is, asked to feed: they give, they leave, the turn passes', () => {
    const t = setApocalypse({ hands: [['skip'], ['feed_dead_now'], [], []], dead: [3] });
    t.seat(1).plays('feed_dead_now', 3);
    t.quiet();
    t.leaves(0);
    t.roll();
    expect(t.hand(3)).toEqual(['skip']);
    expectTurnOf(t, 1);
  });

  const rob = () => {
    const t = setApocalypse({
      hands: [['grave_robber'], [], ['favor', 'nope'], ['clone']],
      dead: [2, 3],
      deck: ['skip', kitten],
    });
    t.seat(0).plays('grave_robber');
    t.quiet();
    expect(t.ask.seats).toEqual([2, 3]);
    return t;
  };

  test('1.6: a silent dead player: a random card is robbed first', () => {
    const t = rob();
    t.leaves(2);
    t.seat(3).gives('clone');
    t.roll();
    expect(t.deck).toHaveLength(4);
    expect(t.faces('aside')).toHaveLength(1);
    expect(t.status[2]).toBe('out');
    expectTurnOf(t, 0);
  });

  test('1.6: a dead player who has answered: that card is robbed', () => {
    const t = rob();
    t.seat(2).gives('nope');
    t.leaves(2);
    t.seat(3).gives('clone');
    t.roll();
    expect([...t.deck].sort()).toEqual(['clone', kitten, 'nope', 'skip']);
    expect(t.faces('aside')).toEqual(['favor']);
    expectTurnOf(t, 0);
  });

  test('1.6: the robber: the graves stay shut', () => {
    const t = setApocalypse({
      hands: [['grave_robber'], [], ['favor'], ['clone'], []],
      dead: [2, 3],
      deck: ['skip', kitten, kitten],
    });
    t.seat(0).plays('grave_robber');
    t.quiet();
    t.seat(2).gives('favor');
    t.leaves(0);
    expect([t.hand(2), t.hand(3)]).toEqual([['favor'], ['clone']]);
    expect(t.deck).toEqual(['skip', kitten]);
    expectTurnOf(t, 1);
  });
});

describe('Leaving while somebody looks into the deck', () => {
  test('1.6: the one who alters: the rest keeps its order', () => {
    const t = setParty({ hands: [['alter_future_3'], [], []], deck: threeAlive });
    t.seat(0).plays('alter_future_3');
    t.leaves(0);
    expect(t.deck).toEqual(['favor', 'skip', kitten, 'nope']);
    expect(t.cues('altered')).toEqual([]);
    expectTurnOf(t, 1);
  });

  test('1.6: a bystander: the one who alters orders what lies there now', () => {
    const t = setParty({ hands: [['alter_future_3'], [], []], deck: threeAlive });
    t.seat(0).plays('alter_future_3');
    t.leaves(2);
    expect(t.seat(0).offers).toEqual(['favor', 'skip', kitten]);
    t.seat(0).orders(kitten, 'skip', 'favor');
    expect(t.deck).toEqual([kitten, 'skip', 'favor', 'nope']);
    expectTurnOf(t, 0);
  });

  test('1.6: the one who digs: nothing is drawn', () => {
    const t = setTable({ hands: [['dig_deeper'], [], []], deck: ['favor', 'skip', kitten, kitten] });
    t.seat(0).plays('dig_deeper');
    t.quiet();
    expect(t.asking).toBe('dig');
    t.leaves(0);
    expect(t.deck).toEqual(['favor', 'skip', kitten]);
    expectTurnOf(t, 1);
  });

  test('1.6: a bystander takes the kitten the digger looks at: the digger sees the next card', () => {
    const t = setTable({ hands: [['dig_deeper'], [], []], deck: [kitten, 'favor', 'skip', kitten] });
    t.seat(0).plays('dig_deeper');
    t.quiet();
    t.leaves(2);
    expect(t.seat(0).offers).toContain('favor');
    t.seat(0).keeps();
    expect(t.hand(0)).toEqual(['favor']);
    expectTurnOf(t, 1);
  });

  test('1.6: a bystander leaves the digger a deck of one: that card must be kept', () => {
    const t = setTable({ hands: [['dig_deeper', 'zombie_kitten'], [], []], deck: [kitten, kitten] });
    t.seat(0).plays('dig_deeper');
    t.quiet();
    t.leaves(2);
    expect(t.asking).toBe('explode');
    expect(t.deck).toEqual([]);
  });
});

describe('Who wins when people leave', () => {
  test('1.6: somebody leaves a table of two in the middle of a Favor: the other one wins', () => {
    for (const leaver of [0, 1]) {
      const t = setParty({ hands: [['favor'], ['skip']] });
      t.seat(0).plays('favor', 1);
      t.quiet();
      t.leaves(leaver);
      expect(t.winners).toEqual([1 - leaver]);
    }
  });

  test('1.6: who left while a card of theirs was still to be given does not win', () => {
    const t = setParty({ hands: [['favor'], ['skip'], []], deck: threeAlive });
    t.seat(0).plays('favor', 1);
    t.quiet();
    t.leaves(1);
    expect(t.asking).toBe('random');
    t.leaves(0);
    expect(t.winners).toEqual([2]);
  });

  test('1.6: who left while their save was being finished does not win', () => {
    const t = setApocalypse({ hands: [['defuse'], ['skip'], ['skip']], deck: [kitten, 'favor', kitten] });
    t.seat(0).draws();
    t.seat(0).saves('defuse');
    t.leaves(0);
    expect(t.asking).toBe('clairvoyance');
    t.leaves(1);
    expect(t.winners).toEqual([2]);
  });

  test('1.6: in a table of two the save of the one who left need not be finished', () => {
    const t = setApocalypse({ hands: [['defuse'], ['skip']], deck: [kitten, 'favor'] });
    t.seat(0).draws();
    t.seat(0).saves('defuse');
    t.leaves(0);
    t.tries({ type: 'leave', seat: 1 });
    expect(t.asking).toBe('nothing');
    expect(t.winners).not.toContain(0);
  });
});
