/** Every title of Kittens vs Aliens, and the symbol printed on each card. Names as in docs/rules; words live in src/ui. */

/** The two sides that fight for the track. Every card bears the symbol of one. */
export const races = ['kitten', 'alien'] as const;
export type Race = (typeof races)[number];

/** Cards that lie in front of a seat until they have done their work. */
export const lyings = ['cardboard_box', 'carrier', 'mad_cat'] as const;
export type Lying = (typeof lyings)[number];

export const attacks = ['mouse_attack', 'bye_bells'] as const;
/** A personal attack. */
export type Attack = (typeof attacks)[number];

export const titles = [
  ...attacks,
  'catastrophe',
  'wet_kitty',
  'new_sofa',
  'red_dot',
  'killer_cat',
  'clockwork_mouse',
  'yarn_ball',
  'cute_eyes',
  ...lyings,
  'light_snack',
  'cat_tenderness',
  'litter_cleaning',
  'want_more',
  'cat_sense',
  'share_it',
  'hurricane',
  'moving',
] as const;
export type Title = (typeof titles)[number];

/** A title with its symbol: 'yarn_ball_alien'. The symbol counts on the track alone, but whoever sees a card sees it. */
export type Face = `${Title}_${Race}`;

export const faceOf = (title: Title, race: Race): Face => `${title}_${race}`;

const read = Object.fromEntries(
  titles.flatMap(title => races.map(race => [faceOf(title, race), { title, race }])),
) as Readonly<Record<Face, { readonly title: Title; readonly race: Race }>>;

/** The keys themselves, not strings that equal them: they are looked up all the time, and quicker so. */
export const faces = Object.keys(read) as readonly Face[];

export const titleOf = (face: Face): Title => read[face].title;
export const raceOf = (face: Face): Race => read[face].race;
