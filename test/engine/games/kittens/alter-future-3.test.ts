/** Alter the Future (3x): look at the top three and put them back as you like. */
import { describe, expect, test } from 'vitest';
import { knows, setParty } from './party.ts';

describe('Alter the Future (3x)', () => {
  test('the top three lie as ordered, the rest as before', () => {
    const t = setParty({
      hands: [['alter_future_3'], ['favor']],
      deck: ['skip', 'favor', 'exploding_kitten', 'nope', 'shuffle'],
    });
    t.seat(0).plays('alter_future_3');
    t.quiet();
    expect(t.seat(0).offers).toEqual(['skip', 'favor', 'exploding_kitten']);
    t.seat(0).orders('exploding_kitten', 'skip', 'favor');
    expect(t.deck).toEqual(['exploding_kitten', 'skip', 'favor', 'nope', 'shuffle']);
    expect(t.turn).toEqual({ seat: 0, owed: 1, attacked: false });
    expect(t.asking).toBe('turn');
  });

  test('all three must go back: two, four or one twice are refused', () => {
    const t = setParty({ hands: [['alter_future_3'], []], deck: ['skip', 'favor', 'nope', 'exploding_kitten'] });
    t.seat(0).plays('alter_future_3');
    const [a, b, c] = t
      .seat(0)
      .prompt()
      .options.map(({ id }) => id) as [string, string, string];
    const deeper = t.state.piles.deck![3]!.id;
    for (const chosen of [[a, b], [a, b, b], [a, b, c, deeper], [a, b, deeper], []]) {
      expect(t.tries({ type: 'answer', seat: 0, ask: t.ask.id, chosen })).toEqual({ ok: false, why: 'illegal' });
    }
    expect(t.deck).toEqual(['skip', 'favor', 'nope', 'exploding_kitten']);
  });

  test('a Nope comes before any peek', () => {
    const t = setParty({ hands: [['alter_future_3'], ['nope']], deck: ['skip', 'favor', 'exploding_kitten'] });
    t.seat(0).plays('alter_future_3');
    expect(t.asking).toBe('nope');
    expect(t.seat(0).offers).toEqual([]);
    t.seat(1).nopes();
    t.quiet();
    expect(t.cues('altered', 0)).toEqual([]);
    expect(t.deck).toEqual(['skip', 'favor', 'exploding_kitten']);
    expect(t.discard).toEqual(['alter_future_3', 'nope']);
    expect(t.asking).toBe('turn');
  });

  test('only on your own turn', () => {
    const t = setParty({ hands: [['skip'], ['alter_future_3']] });
    expect(t.seat(1).offers).toEqual([]);
  });

  test('P13: with two cards left it works on these two', () => {
    const t = setParty({ hands: [['alter_future_3'], []], deck: ['exploding_kitten', 'skip'] });
    t.seat(0).plays('alter_future_3');
    t.seat(0).orders('skip', 'exploding_kitten');
    expect(t.deck).toEqual(['skip', 'exploding_kitten']);
    expect(t.asking).toBe('turn');
  });

  test('P13: with one card left there is one card to look at', () => {
    const t = setParty({ hands: [['alter_future_3'], []], deck: ['exploding_kitten'] });
    t.seat(0).plays('alter_future_3');
    expect(t.seat(0).offers).toEqual(['exploding_kitten']);
    t.seat(0).orders('exploding_kitten');
    expect(t.deck).toEqual(['exploding_kitten']);
    expect(t.asking).toBe('turn');
  });

  test('P13: See the Future shows what is there, too', () => {
    const t = setParty({ hands: [['see_future_3'], []], deck: ['exploding_kitten', 'skip'] });
    t.seat(0).plays('see_future_3');
    const faces = t.cues('future', 0).map(({ cards }) => cards.map(({ face }) => face));
    expect(faces).toEqual([['exploding_kitten', 'skip']]);
    expect(t.asking).toBe('turn');
  });

  test('P14: the clock leaves the order as it is', () => {
    const t = setParty({ hands: [['alter_future_3'], []], deck: ['skip', 'favor', 'exploding_kitten', 'nope'] });
    t.seat(0).plays('alter_future_3');
    t.clock();
    expect(t.deck).toEqual(['skip', 'favor', 'exploding_kitten', 'nope']);
    expect(t.cues('altered')).toEqual([{ cue: 'altered', by: 0 }]);
    expect(t.asking).toBe('turn');
  });

  test('P30: whatever was done, others and watchers are told the same', () => {
    const play = (act: (t: ReturnType<typeof setParty>) => void) => {
      const t = setParty({
        hands: [['alter_future_3'], ['skip'], []],
        deck: ['shuffle', 'favor', 'exploding_kitten', 'exploding_kitten'],
      });
      t.seat(0).plays('alter_future_3');
      t.quiet();
      const during = [knows(t, 1), knows(t, null)];
      act(t);
      return [...during, knows(t, 1), knows(t, 2), knows(t, null)];
    };
    const kept = play(t => t.seat(0).orders('shuffle', 'favor', 'exploding_kitten'));
    expect(play(t => t.seat(0).orders('exploding_kitten', 'favor', 'shuffle'))).toEqual(kept);
    expect(play(t => t.clock())).toEqual(kept);
    for (const secret of ['favor', 'shuffle']) expect(kept.join()).not.toContain(secret);
    expect(kept.join()).toContain('altered');
  });
});
