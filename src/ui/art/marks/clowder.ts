/** The cats of the house side by side, cut off below: they look over the edge of whatever comes next. */
import { avatarArt } from '../cats/avatar.ts';
import type { Mood } from '../cats/moods.ts';
import type { Svg } from '../kit/pen.ts';

const cats: readonly { readonly seed: number; readonly mood: Mood; readonly size: number }[] = [
  { seed: 4488, mood: 'smug', size: 92 },
  { seed: 311, mood: 'calm', size: 108 },
  { seed: 12842, mood: 'happy', size: 128 },
  { seed: 8665, mood: 'nope', size: 108 },
  { seed: 17019, mood: 'scared', size: 92 },
];
const [width, height, overlap] = [460, 118, 16];

export function clowderArt(): Svg {
  let x = 0;
  const drawn = cats.map(({ seed, mood, size }) => {
    const at = `x="${x}" y="${height - size * 0.9}" width="${size}" height="${size}"`;
    x += size - overlap;
    return avatarArt(seed, mood).replace('<svg ', `<svg ${at} `);
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${drawn.join('')}</svg>`;
}
