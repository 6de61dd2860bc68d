/** Names for bots. The same in every language: names do not decline here. Six letters at most: they stand on small plates. */
export const catNames = [
  'Mochi',
  'Bagel',
  'Pixel',
  'Noodle',
  'Olive',
  'Waffle',
  'Sushi',
  'Pepper',
  'Turnip',
  'Gizmo',
  'Figaro',
  'Miso',
] as const;
