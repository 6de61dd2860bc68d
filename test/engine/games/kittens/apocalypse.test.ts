/** The rules of Zombie Apocalypse that neither deck has by itself (docs/rules/apocalypse.md). */
import { describe, expect, test } from 'vitest';
import { cats, type Face } from '../../../../src/engine/games/kittens/faces.ts';
import { expectKittensFit, setApocalypse, times } from './party.ts';

const combosOf = (offers: readonly string[]) => offers.filter(offer => offer.includes('+')).sort();
const boom = ['exploding_kitten', 'favor', 'exploding_kitten', 'skip'] as const;

describe('Death in the Apocalypse', () => {
  test('AP6: the dead Nope, and play NOW cards, but nothing else', () => {
    const t = setApocalypse({
      hands: [['attack_2x'], ['skip'], ['nope', 'shuffle_now', 'shuffle', 'alter_future_3', 'draw_bottom']],
      dead: [2],
    });
    expect(t.seat(2).offers).toEqual(['shuffle_now']);
    t.seat(0).plays('attack_2x');
    expect(t.seat(2).offers).toEqual(['nope', 'shuffle_now']);
    t.seat(2).nopes();
    t.quiet();
    expect(t.turn).toEqual({ seat: 0, owed: 1, attacked: false });
  });

  test('AP6: the next player is the next one alive', () => {
    const t = setApocalypse({ hands: [['attack_2x'], [], [], [], []], dead: [1, 2] });
    t.seat(0).plays('attack_2x');
    t.quiet();
    expect(t.turn).toEqual({ seat: 3, owed: 2, attacked: true });
    t.seat(3).draws();
    t.seat(3).draws();
    t.seat(4).draws();
    t.seat(0).draws();
    expect(t.turn.seat).toBe(3);
  });

  test('AP6: a draw is declared first, because this deck has NOW cards', () => {
    const t = setApocalypse({ hands: [[], ['shuffle_now']] });
    t.seat(0).answer('draw');
    expect(t.asking).toBe('grace');
    t.seat(1).plays('shuffle_now');
    t.quiet();
    t.roll();
    expect(t.asking).toBe('turn');
    expect(t.turn.seat).toBe(0);
  });

  test('AP6: who comes back has the old hand and the old seat', () => {
    const t = setApocalypse({
      hands: [['zombie_kitten'], ['skip', 'nope'], []],
      dead: [1],
      deck: ['exploding_kitten', 'favor'],
    });
    t.seat(0).draws();
    t.seat(0).saves('zombie_kitten');
    t.seat(0).revives(1);
    t.quiet();
    t.seat(0).hides(1);
    t.seat(0).hides(2);
    expect(t.deck).toEqual(['favor', 'exploding_kitten', 'exploding_kitten']);
    expect(t.turn).toEqual({ seat: 1, owed: 1, attacked: false });
    expect(t.hand(1)).toEqual(['nope', 'skip']);
    expectKittensFit(t);
  });

  test('AP17: hand and kitten stay with the dead, nothing goes to the discard pile', () => {
    const t = setApocalypse({ hands: [['defuse', 'targeted_attack_2x'], [], []], deck: boom, discard: ['skip'] });
    t.seat(0).draws();
    t.seat(0).dies();
    expect(t.status).toEqual(['dead', 'alive', 'alive']);
    expect(t.hand(0)).toEqual(['defuse', 'targeted_attack_2x']);
    expect(t.front(0)).toEqual(['exploding_kitten']);
    expect(t.discard).toEqual(['skip']);
    expect(t.view(1).piles['hand/0']).toEqual({ count: 2, cards: null });
    expectKittensFit(t);
  });
});

describe('Save cards in the Apocalypse', () => {
  test('AP7: a Defuse brings nobody back and puts one kitten into the deck', () => {
    const t = setApocalypse({
      hands: [['defuse'], ['nope'], ['skip'], []],
      dead: [1, 3],
      deck: ['exploding_kitten', 'skip'],
    });
    t.seat(0).draws();
    t.seat(0).saves('defuse');
    expect(t.asking).toBe('clairvoyance');
    t.quiet();
    t.seat(0).hides(0);
    expect(t.deck).toEqual(['exploding_kitten', 'skip']);
    expect(t.status).toEqual(['alive', 'dead', 'alive', 'dead']);
    expect([t.front(1), t.front(3)]).toEqual([['exploding_kitten'], ['exploding_kitten']]);
    expect(t.cues('revived')).toEqual([]);
    expect(t.asking).toBe('turn');
  });

  test('AP8: Clairvoyance sees where a defused kitten goes', () => {
    const t = setApocalypse({ hands: [['defuse', 'clairvoyance_now'], ['clairvoyance_now'], []], deck: boom });
    t.seat(0).draws();
    t.seat(0).saves('defuse');
    expect(t.ask.about).toEqual({ kind: 'clairvoyance', by: 0 });
    expect(t.seat(0).offers).toEqual([]);
    t.seat(1).plays('clairvoyance_now');
    t.quiet();
    t.quiet();
    t.seat(0).hides(1);
    expect(t.cues('depths', 1)).toEqual([{ cue: 'depths', by: 0, depths: [1] }]);
    expect(t.cues('depths', 2)).toEqual([]);
    expect(t.deck[1]).toBe('exploding_kitten');
  });

  test('AP8: a Noped Clairvoyance sees nothing', () => {
    const t = setApocalypse({ hands: [['defuse', 'nope'], ['clairvoyance_now'], []], deck: boom });
    t.seat(0).draws();
    t.seat(0).saves('defuse');
    t.seat(1).plays('clairvoyance_now');
    t.seat(0).nopes();
    t.quiet();
    t.quiet();
    t.seat(0).hides(1);
    expect(t.cues('depths', 1)).toEqual([]);
    expect(t.asking).toBe('turn');
  });

  test('AP9: with both save cards the player chooses', () => {
    const t = setApocalypse({ hands: [['zombie_kitten', 'defuse'], [], []], deck: boom });
    t.seat(0).draws();
    expect([...t.seat(0).offers].sort()).toEqual(['defuse', 'die', 'zombie_kitten']);
    t.seat(0).saves('zombie_kitten');
    expect(t.hand(0)).toEqual(['defuse']);
  });

  test('AP9: the clock takes the Defuse before the Zombie Kitten, and that before a Clone', () => {
    const taken = (hand: readonly Face[], discard: readonly Face[]) => {
      const t = setApocalypse({ hands: [hand, [], []], deck: boom, discard });
      t.seat(0).draws();
      t.clock();
      return t.discard.at(-1);
    };
    expect(taken(['clone', 'zombie_kitten', 'defuse'], ['zombie_kitten'])).toBe('defuse');
    expect(taken(['clone', 'zombie_kitten'], ['defuse'])).toBe('zombie_kitten');
    expect(taken(['skip', 'clone'], ['defuse'])).toBe('clone');
  });

  test('AP18: a Clone over a Defuse saves, and nobody returns', () => {
    const t = setApocalypse({ hands: [['clone'], ['nope'], [], []], dead: [3], deck: boom, discard: ['defuse'] });
    t.seat(0).draws();
    expect(t.seat(0).offers).toEqual(['clone', 'die']);
    t.seat(0).saves('clone');
    t.quiet();
    t.seat(0).hides(0);
    expect(t.status).toEqual(['alive', 'alive', 'alive', 'dead']);
    expect(t.discard).toEqual(['defuse', 'clone']);
    expect(t.asking).toBe('turn');
    expectKittensFit(t);
  });

  test('AP18: a Clone over a Zombie Kitten brings somebody back', () => {
    const t = setApocalypse({ hands: [['clone'], [], [], []], dead: [3], deck: boom, discard: ['zombie_kitten'] });
    t.seat(0).draws();
    t.seat(0).saves('clone');
    expect(t.asking).toBe('revive');
    t.seat(0).revives(3);
    t.quiet();
    t.seat(0).hides(0);
    t.seat(0).hides(0);
    expect(t.status[3]).toBe('alive');
    expectKittensFit(t);
  });

  test('AP18: a Clone over anything else saves nobody, nor does one over a Clone', () => {
    for (const top of ['skip', 'nope', 'clone'] as const) {
      const t = setApocalypse({ hands: [['clone'], [], []], deck: boom, discard: ['defuse', top] });
      t.seat(0).draws();
      expect(t.seat(0).offers).toEqual(['die']);
    }
  });

  test('AP18: the save cannot be Noped', () => {
    const t = setApocalypse({ hands: [['clone'], ['nope'], []], deck: boom, discard: ['defuse'] });
    t.seat(0).draws();
    t.seat(0).saves('clone');
    expect(t.asking).toBe('clairvoyance');
    expect(t.seat(1).offers).toEqual([]);
  });

  test('AP18: on a turn a Clone over a Defuse cannot be played', () => {
    const t = setApocalypse({ hands: [['clone'], ['favor'], []], discard: ['defuse'] });
    expect(t.seat(0).offers).toEqual(['draw']);
  });
});

describe('Titles and combos in the Apocalypse', () => {
  test('AP10: titles of both decks are one title', () => {
    for (const face of ['skip', 'nope', 'favor', 'attack_2x', 'see_future_3'] as const) {
      const t = setApocalypse({ hands: [[face, face], ['shuffle'], ['skip'], ['skip']] });
      t.seat(0).combines([face, face], 1);
      t.quiet();
      t.roll();
      expect(t.hand(0)).toEqual(['shuffle']);
    }
  });

  test('AP11: Shuffle and Shuffle NOW make no pair and no triple', () => {
    const t = setApocalypse({ hands: [['shuffle', 'shuffle', 'shuffle_now'], ['favor']] });
    expect(combosOf(t.seat(0).offers)).toEqual(['shuffle+shuffle']);
  });

  test('AP11: a named Shuffle is not a Shuffle NOW', () => {
    const t = setApocalypse({ hands: [times(3, 'skip'), ['shuffle_now', 'favor']] });
    t.seat(0).combines(times(3, 'skip'), 1, 'shuffle');
    t.quiet();
    expect(t.cues('asked')).toMatchObject([{ hit: false }]);
    expect(t.hand(1)).toEqual(['favor', 'shuffle_now']);
  });

  test('AP11: out of turn only Shuffle NOW can be played', () => {
    const t = setApocalypse({ hands: [['skip'], ['shuffle', 'shuffle_now']] });
    expect(t.seat(1).offers).toEqual(['shuffle_now']);
  });

  test('AP12: a Feral Cat stands for the cats of both decks, in pairs and triples', () => {
    for (const cat of cats) {
      const t = setApocalypse({ hands: [['feral_cat', cat, cat], ['favor', 'skip'], [], []] });
      expect(t.seat(0).canCombine('feral_cat', cat)).toBe(true);
      t.seat(0).combines(['feral_cat', cat, cat], 1, 'skip');
      t.quiet();
      expect(t.hand(0)).toEqual(['skip']);
    }
  });

  test('AP16: Feral Cat and Clone are a pair, the Clone laid last', () => {
    for (const specialCombos of [true, false]) {
      const t = setApocalypse({ hands: [['clone', 'feral_cat'], ['favor']], rules: { specialCombos } });
      t.seat(0).combines(['feral_cat', 'clone'], 1);
      expect(t.discard).toEqual(['feral_cat', 'clone']);
      t.quiet();
      t.roll();
      expect(t.hand(0)).toEqual(['favor']);
      expect(t.asking).toBe('turn');
    }
  });

  test('AP16: no triple has a Clone in it', () => {
    const t = setApocalypse({ hands: [['feral_cat', 'feral_cat', 'cat_taco', 'cat_taco', 'clone'], ['favor']] });
    const triples = combosOf(t.seat(0).offers).filter(offer => offer.split('+').length === 3);
    expect(triples).toEqual(['feral_cat+cat_taco+cat_taco', 'feral_cat+feral_cat+cat_taco']);
  });
});

describe('Who is hit in the Apocalypse', () => {
  test('AP13: Favor, Targeted Attack and combos hit the living only', () => {
    const hand: Face[] = ['favor', 'targeted_attack_2x', 'cat_taco', 'cat_taco', 'cat_taco'];
    const skip: Face[] = ['skip'];
    const setting = { hands: [hand, skip, skip, skip], dead: [1] };
    for (const face of ['favor', 'targeted_attack_2x'] as const) {
      const t = setApocalypse(setting);
      t.seat(0).plays(face);
      expect(t.seat(0).offers).toEqual(['seat:2', 'seat:3']);
    }
    for (const size of [2, 3]) {
      const t = setApocalypse(setting);
      t.seat(0).answer(
        t
          .seat(0)
          .prompt()
          .options.find(o => 'cards' in o && o.cards.length === size)!.id,
      );
      expect(t.seat(0).offers).toEqual(['seat:2', 'seat:3']);
    }
  });

  test('AP14: Attack of the Dead counts every dead player, those who left no more', () => {
    const t = setApocalypse({ hands: [['attack_of_dead'], [], [], [], [], []], dead: [2, 3, 4] });
    t.leaves(4);
    t.seat(0).plays('attack_of_dead');
    t.quiet();
    expect(t.turn).toEqual({ seat: 1, owed: 6, attacked: true });
  });

  test('AP14: Feed the Dead may go to any dead player, and all the living give', () => {
    const t = setApocalypse({
      hands: [['feed_dead_now'], ['skip'], ['nope'], [], ['shuffle']],
      dead: [2, 3],
    });
    t.seat(0).plays('feed_dead_now');
    expect(t.seat(0).offers).toEqual(['seat:2', 'seat:3']);
    t.seat(0).points(3);
    t.quiet();
    expect(t.ask.seats).toEqual([1, 4]);
    t.seat(1).gives('skip');
    t.seat(4).gives('shuffle');
    expect(t.hand(3)).toEqual(['shuffle', 'skip']);
    expect(t.hand(2)).toEqual(['nope']);
    expect(t.asking).toBe('turn');
  });
});

describe('Clone over the cards of the Party Pack', () => {
  test('AP15: over Targeted Attack: a new victim', () => {
    const t = setApocalypse({ hands: [['clone'], [], [], []], dead: [2], discard: ['targeted_attack_2x'] });
    t.seat(0).plays('clone');
    expect(t.seat(0).offers).toEqual(['seat:1', 'seat:3']);
    t.seat(0).points(3);
    t.quiet();
    expect(t.turn).toEqual({ seat: 3, owed: 2, attacked: true });
    expect(t.discard).toEqual(['targeted_attack_2x', 'clone']);
  });

  test('AP15: over Alter the Future', () => {
    const t = setApocalypse({ hands: [['clone'], [], []], discard: ['alter_future_3'], deck: boom });
    t.seat(0).plays('clone');
    t.quiet();
    expect(t.asking).toBe('alter');
    const ids = t
      .seat(0)
      .prompt()
      .options.map(({ id }) => id);
    t.seat(0).answer(...ids.reverse());
    expect(t.state.piles.deck!.slice(0, 3).map(({ id }) => id)).toEqual(ids);
    expect(t.asking).toBe('turn');
  });

  test('AP15: over Shuffle', () => {
    const deck: Face[] = ['favor', 'skip', 'nope', 'attack_2x', 'defuse', 'clone', 'exploding_kitten'];
    const t = setApocalypse({ hands: [['clone'], []], discard: ['shuffle'], deck });
    t.seat(0).plays('clone');
    t.quiet();
    t.roll();
    expect(t.deck).not.toEqual(deck);
    expect([...t.deck].sort()).toEqual([...deck].sort());
  });

  test('AP15: over Draw From the Bottom', () => {
    const t = setApocalypse({ hands: [['clone'], [], []], discard: ['draw_bottom'], deck: boom });
    t.seat(0).plays('clone');
    t.quiet();
    expect(t.hand(0)).toEqual(['skip']);
    expect(t.turn.seat).toBe(1);
  });

  test('AP15: it can be Noped and is then lost', () => {
    const t = setApocalypse({ hands: [['clone'], ['nope'], []], discard: ['draw_bottom'], deck: boom });
    t.seat(0).plays('clone');
    t.seat(1).nopes();
    t.quiet();
    expect(t.deck).toEqual(boom);
    expect(t.discard).toEqual(['draw_bottom', 'clone', 'nope']);
    expect(t.turn).toEqual({ seat: 0, owed: 1, attacked: false });
  });

  test('AP15: over a cat it is nothing, and not on another player’s turn', () => {
    const t = setApocalypse({ hands: [['clone'], ['clone'], []], discard: ['shuffle', 'cat_taco'] });
    expect(t.seat(0).offers).toEqual(['draw']);
    const other = setApocalypse({ hands: [['skip'], ['clone'], []], discard: ['shuffle'] });
    expect(other.seat(1).offers).toEqual([]);
  });

  test('a Clone stands for the Nope on its own play, not for one that hit a NOW card above it', () => {
    const t = setApocalypse({ hands: [['attack_2x', 'clone'], ['nope'], ['shuffle_now'], ['nope']] });
    t.seat(0).plays('attack_2x');
    t.seat(1).nopes();
    expect(t.seat(0).can('clone')).toBe(true);
    t.seat(2).plays('shuffle_now');
    t.seat(3).nopes();
    t.quiet();
    expect(t.ask.about).toMatchObject({ kind: 'nope', as: 'attack_2x', nopes: 1 });
    expect(t.seat(0).can('clone')).toBe(false);
  });
});

describe('A table without clocks', () => {
  test('a window only its own player could use does not stop the match', () => {
    const t = setApocalypse({ hands: [['skip', 'favor'], [], []], rules: { pace: 'none' } });
    t.seat(0).plays('skip');
    if (t.asking === 'nope') t.seat(0).passes();
    expect(t.turn).toEqual({ seat: 1, owed: 1, attacked: false });
    expect(t.asking).toBe('turn');
  });
});
