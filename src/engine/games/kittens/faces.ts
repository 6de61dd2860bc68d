/** Every title of the exploding family. Names as in docs/rules; words for people live in src/ui. */

export const zombieCats = ['cat_vampire', 'cat_electro', 'cat_lantern', 'cat_headless'] as const;
export const partyCats = ['cat_taco', 'cat_melon', 'cat_potato', 'cat_beard', 'cat_rainbow'] as const;
/** Cats of a kind. A Feral Cat is a cat of any kind. */
export const cats = [...zombieCats, ...partyCats] as const;

export const faces = [
  'exploding_kitten',
  'zombie_kitten',
  'defuse',
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
  ...cats,
] as const;

export type Face = (typeof faces)[number];

const catFaces: ReadonlySet<Face> = new Set<Face>(['feral_cat', ...cats]);
export const isCat = (face: Face): boolean => catFaces.has(face);
