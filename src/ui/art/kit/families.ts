/** Families of cards. Each is told by colour, by the shape of its badge and by its ground: never by colour alone. */
import type { GroundName } from './grounds.ts';

/** Badge outlines, about (0,0) and 40 wide. */
const badges = {
  burst: 'M0 -22L5 -13L15 -16L13 -5L22 0L13 5L15 16L5 13L0 22L-5 13L-15 16L-13 5L-22 0L-13 -5L-15 -16L-5 -13Z',
  shield: 'M0 -20L17 -14V2C17 12 9 18 0 21C-9 18 -17 12 -17 2V-14Z',
  octagon: 'M-8.5 -20H8.5L20 -8.5V8.5L8.5 20H-8.5L-20 8.5V-8.5Z',
  triangle: 'M0 -23C2 -23 4 -22 5 -20L23 13C25 17 23 19 19 19H-19C-23 19 -25 17 -23 13L-5 -20C-4 -22 -2 -23 0 -23Z',
  chevron: 'M-20 -18H6L22 0L6 18H-20L-11 0Z',
  eye: 'M-24 0C-13 -20 13 -20 24 0C13 20 -13 20 -24 0Z',
  hexagon: 'M0 -22L19 -11V11L0 22L-19 11V-11Z',
  square: 'M-14 -18H14C17 -18 18 -17 18 -14V14C18 17 17 18 14 18H-14C-17 18 -18 17 -18 14V-14C-18 -17 -17 -18 -14 -18Z',
  circle: 'M0 -20A20 20 0 1 1 0 20A20 20 0 1 1 0 -20Z',
  tomb: 'M-18 19V-3C-18 -26 18 -26 18 -3V19Z',
  arrow: 'M0 -24L22 0H13V20H-13V0H-22Z',
  house: 'M0 -22L21 -5V19H-21V-5Z',
  diamond: 'M0 -24L23 0L0 24L-23 0Z',
} as const;

export interface Family {
  /** Three shades of one colour: the field, what is drawn on it, and the badge. */
  readonly field: string;
  readonly tint: string;
  readonly deep: string;
  readonly badge: keyof typeof badges;
  readonly ground: GroundName;
  /** How the upper rim of the name plate runs. */
  readonly rim: 'arc' | 'drip';
}

const family = (
  [field, tint, deep]: readonly [string, string, string],
  badge: Family['badge'],
  ground: GroundName,
  rim: Family['rim'] = 'arc',
): Family => ({ field, tint, deep, badge, ground, rim });

export const families = {
  danger: family(['#ff5b3d', '#ff8a3d', '#33173f'], 'burst', 'rays'),
  save: family(['#22b07d', '#57cf9c', '#0f5c48'], 'shield', 'night'),
  stop: family(['#e2404f', '#f46a6a', '#7c1330'], 'octagon', 'rays'),
  attack: family(['#f58a1f', '#ffab45', '#8a3f00'], 'triangle', 'slashes'),
  skip: family(['#2f7fe6', '#5a9df2', '#143c86'], 'chevron', 'arrows'),
  future: family(['#a24bd8', '#bb6ee6', '#4e1777'], 'eye', 'rings'),
  deck: family(['#0fa3a8', '#3fbdbf', '#075458'], 'hexagon', 'checks'),
  take: family(['#e9b90c', '#f6d048', '#6e5200'], 'square', 'rays'),
  cats: family(['#f1ce97', '#f8e0b9', '#7a4f1d'], 'circle', 'dots'),
  undead: family(['#5a4a94', '#7d6bbb', '#2a2050'], 'tomb', 'night', 'drip'),
  boost: family(['#e2558f', '#f07fae', '#7d1648'], 'arrow', 'bars'),
  lair: family(['#b98a58', '#cda274', '#5b3a18'], 'house', 'bricks'),
  hero: family(['#4f73c9', '#7394de', '#1f3475'], 'diamond', 'rays'),
} as const satisfies Readonly<Record<string, Family>>;

export type FamilyName = keyof typeof families;

export const badgeShape = (name: FamilyName): string => badges[families[name].badge];
