/** Six little pictures that people on a call read to each other: equal pictures, one table. */
import { H64 } from './hash.ts';

/** Six bits each. */
export const alphabet = [
  '🐶',
  '🐱',
  '🦊',
  '🐻',
  '🐼',
  '🐸',
  '🐵',
  '🐔',
  '🐧',
  '🦉',
  '🐴',
  '🦄',
  '🐝',
  '🐢',
  '🐙',
  '🦀',
  '🐬',
  '🐳',
  '🦋',
  '🌵',
  '🌲',
  '🍀',
  '🍄',
  '🌹',
  '🌻',
  '🌙',
  '⭐',
  '⚡',
  '🔥',
  '🌈',
  '🍎',
  '🍋',
  '🍉',
  '🍇',
  '🍓',
  '🥕',
  '🌽',
  '🍕',
  '🍔',
  '🍩',
  '🎂',
  '⚽',
  '🏀',
  '🎲',
  '🎯',
  '🎸',
  '🎺',
  '🥁',
  '🚗',
  '🚲',
  '🚀',
  '⛵',
  '⏰',
  '🔑',
  '🔔',
  '🎁',
  '🎈',
  '📷',
  '💡',
  '📚',
  '🧲',
  '🧩',
  '👑',
  '💎',
] as const;
export type Picture = (typeof alphabet)[number];

/** `firsts` are the first links everybody showed after the roster was fixed, so nobody could search for a likeness. */
export const tableEmoji = (gid: Uint8Array, dealsHead: Uint8Array, firsts: readonly Uint8Array[]): readonly Picture[] =>
  pictures(H64('sas', gid, dealsHead, ...firsts));

/** Six groups of six bits. */
export function pictures(hash: Uint8Array): readonly Picture[] {
  const bits = Array.from(hash.subarray(0, 5), byte => byte.toString(2).padStart(8, '0')).join('');
  return [0, 6, 12, 18, 24, 30].map(at => alphabet[Number.parseInt(bits.slice(at, at + 6), 2)]!);
}
