/** Toys, tools and vehicles. */
import type { Picture } from '../../../p2p/fair/emoji.ts';
import { around, bar, disc, dot, line, oval, shape } from './pen.ts';

export const things = {
  '⚽':
    disc(16, 16, 13, '#fff') +
    shape('M16 11l5 3.6-2 5.9h-6l-2-5.9Z', '#221639') +
    around(5, line('M16 11V5M12 4.5L16 6l4-1.5')),
  '🏀': disc(16, 16, 13, '#f0862c') + line('M3 16h26M16 3v26M7 6.5q7 9.5 0 19M25 6.5q-7 9.5 0 19'),
  '🎲': bar(4, 4, 24, 24, '#fff', 5) + [10, 22].map(x => dot(x, 10, 2.3) + dot(x, 22, 2.3)).join('') + dot(16, 16, 2.3),
  '🎯': disc(16, 16, 13, '#e23b3b') + disc(16, 16, 9, '#fff') + disc(16, 16, 5, '#e23b3b') + dot(16, 16, 1.8),
  '🎸':
    shape('M13 14c-2-3-7-1-6 3-6 1-7 8-3 12 4 4 11 3 12-3 4 1 6-4 3-6Z', '#d9662c') +
    disc(11, 21, 3, '#221639') +
    line('M14 18L26 6') +
    shape('M24 5l3-3 3 3-3 3Z', '#8a5a33'),
  '🎺':
    line('M3 13h16') +
    shape('M19 10q6 0 10-6v18q-4-6-10-6Z', '#ffd23f') +
    bar(7, 12, 12, 9, 'none', 4.5) +
    line('M10 8v5M13.5 8v5M17 8v5') +
    dot(3, 13, 2),
  '🥁':
    shape('M4 13v11c0 6 24 6 24 0V13Z', '#e23b3b') +
    line('M4 14l6 13 6-12 6 12 6-13', '#ffd23f') +
    oval(16, 13, 12, 5, '#fff4df') +
    line('M10 11L3 3M22 11l7-8'),
  '🚗':
    shape('M2 22v-5q0-3 3-3l4-7q1-1 2-1h9q1 0 2 1l4 7q4 0 4 4v4Z', '#e23b3b') +
    shape('M9 14l3-5h3v5ZM17 14V9h3l3 5Z', '#cfe9ff') +
    disc(9, 23, 4, '#221639') +
    disc(23, 23, 4, '#221639') +
    dot(9, 23, 1.5, '#fff') +
    dot(23, 23, 1.5, '#fff'),
  '🚲':
    disc(8, 21, 6, '#fff') + disc(24, 21, 6, '#fff') + line('M8 21l5-10h8l3 10M13 11l4 10h-9M17 21l4-10M20 7h4M11 9h4'),
  '🚀':
    shape('M11 20l-6 2c0-5 2-8 6-9ZM21 20l6 2c0-5-2-8-6-9Z', '#e23b3b') +
    shape('M16 1c6 5 7 13 5 21H11C9 14 10 6 16 1Z', '#fff') +
    disc(16, 12, 3, '#4f8fe0') +
    shape('M12.5 23h7c0 4-2 5-3.5 8-1.5-3-3.5-4-3.5-8Z', '#f6a63b'),
  '⛵':
    shape('M15 3v18H4Z', '#fff') +
    shape('M17 7v14h10Q25 11 17 7Z', '#e23b3b') +
    line('M16 2v20') +
    shape('M3 23h26l-4 6H7Z', '#8a5a33'),
  '⏰':
    disc(7, 7, 4, '#e23b3b') +
    disc(25, 7, 4, '#e23b3b') +
    line('M8 26l-3 4M24 26l3 4') +
    disc(16, 17, 11, '#e23b3b') +
    disc(16, 17, 8, '#fff') +
    line('M16 11v6l4 3'),
  '🔑': `<g transform="rotate(45 16 16)">${shape('M14 14h4v15h-4v-3h-4v-4h4Z', '#ffd23f')}${disc(16, 9, 7, '#ffd23f')}${disc(16, 8, 2.5, '#fff')}</g>`,
  '🔔':
    disc(16, 27, 3, '#d99a1c') + shape('M4 25q4-3 4-10c0-6 3-10 8-10s8 4 8 10q0 7 4 10Z', '#ffd23f') + line('M16 5V2'),
  '🎁':
    bar(4, 14, 24, 15, '#7b6cff') +
    bar(3, 10, 26, 6, '#9a8eff') +
    bar(13.5, 10, 5, 19, '#ffd23f', 0) +
    shape('M16 10C10 9 7 3 11 3c3 0 5 4 5 7 0-3 2-7 5-7 4 0 1 6-5 7Z', '#ffd23f'),
  '🎈':
    line('M16 23q-3 3 0 5t-1 4') +
    shape('M13.5 24h5L16 20Z', '#e23b3b') +
    oval(16, 12, 9, 11, '#e23b3b') +
    line('M11 10q1-4 4-4', '#fff'),
  '📷':
    shape('M3 10h6l3-4h8l3 4h6v17H3Z', '#5d5470') +
    disc(16, 18, 6.5, '#fff') +
    disc(16, 18, 3.5, '#4f8fe0') +
    dot(25, 13.5, 1.5, '#ffd23f'),
  '💡':
    shape('M11 22c0-4-5-6-5-12a10 10 0 0 1 20 0c0 6-5 8-5 12Z', '#ffe98a') +
    bar(11, 22, 10, 7, '#bcb5c9', 2) +
    line('M11 25.5h10M13 15l3 3 3-3M16 18v4'),
  '📚':
    bar(4, 22, 24, 7, '#4f8fe0') +
    bar(6, 14, 22, 8, '#4cb85c') +
    bar(4, 6, 21, 8, '#e23b3b') +
    line('M9 22v7M11 14v8M20 6v8', '#fff4df'),
  '🧲':
    shape('M4 4h8v12a4 4 0 0 0 8 0V4h8v12a12 12 0 0 1-24 0Z', '#e23b3b') +
    bar(4, 4, 8, 6, '#fff', 0) +
    bar(20, 4, 8, 6, '#fff', 0),
  '🧩': shape('M3 10h7c-2-5 0-8 3-8s5 3 3 8h8v7c4-2 7 0 7 3s-3 5-7 3v7H3v-7c5 2 7-1 7-3s-2-5-7-3Z', '#5bb6e8'),
  '👑':
    shape('M3 9l7 6 6-11 6 11 7-6-3 17H6Z', '#ffd23f') +
    dot(16, 20, 2, '#e23b3b') +
    dot(10, 21, 1.5, '#4f8fe0') +
    dot(22, 21, 1.5, '#4f8fe0'),
  '💎': shape('M8 5h16l6 8-14 16L2 13Z', '#7fd8f0') + line('M2 13h28M11 13l5 16 5-16M8 5l3 8 5-8 5 8 3-8'),
} as const satisfies Partial<Readonly<Record<Picture, string>>>;
