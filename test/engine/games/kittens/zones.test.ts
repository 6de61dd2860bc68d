// Who sees what, written out once more: a change in the engine's table must be made here, too, knowingly.
import { expect, test } from 'vitest';
import { zones } from '../../../../src/engine/games/kittens/kittens.ts';

test('who sees which pile', () => {
  expect(zones).toStrictEqual({
    saves: {
      per: 'table',
      sight: 'none',
      never: [
        'exploding_kitten',
        'nope',
        'attack_2x',
        'targeted_attack_2x',
        'attack_of_dead',
        'skip',
        'super_skip',
        'see_future_3',
        'alter_future_3',
        'shuffle',
        'shuffle_now',
        'feed_dead_now',
        'clairvoyance_now',
        'clone',
        'grave_robber',
        'favor',
        'dig_deeper',
        'draw_bottom',
        'feral_cat',
        'cat_vampire',
        'cat_electro',
        'cat_lantern',
        'cat_headless',
        'cat_taco',
        'cat_melon',
        'cat_potato',
        'cat_beard',
        'cat_rainbow',
      ],
    },
    deck: { per: 'table', sight: 'none' },
    discard: { per: 'table', sight: 'all' },
    box: { per: 'table', sight: 'all' },
    aside: { per: 'table', sight: 'none', never: ['exploding_kitten'] },
    hand: { per: 'seat', sight: 'owner', never: ['exploding_kitten'] },
    blast: { per: 'seat', sight: 'all' },
  });
});
