/** Names for bots. The same in every language: names do not decline here. */
export const catNames = [
  'Mochi',
  'Biscuit',
  'Pixel',
  'Noodle',
  'Olive',
  'Waffle',
  'Sushi',
  'Pepper',
  'Turnip',
  'Gizmo',
  'Figaro',
  'Dumpling',
] as const;
