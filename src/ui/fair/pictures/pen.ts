/** Strokes for pictures of 32 by 32: ink around flat colour, as on the cards. */
const ink = '#221639';

export const shape = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;
export const line = (d: string, stroke = ink): string => `<path d="${d}" fill="none" stroke="${stroke}"/>`;
export const disc = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
export const oval = (x: number, y: number, rx: number, ry: number, fill: string): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`;
export const bar = (x: number, y: number, w: number, h: number, fill: string, r = 1): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}"/>`;
export const dot = (x: number, y: number, r = 1.4, fill = ink): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" stroke="none"/>`;
export const eyes = (y: number, apart = 4, r = 1.4): string => dot(16 - apart, y, r) + dot(16 + apart, y, r);
export const around = (n: number, draw: string): string =>
  Array.from({ length: n }, (_, k) => `<g transform="rotate(${(360 / n) * k} 16 16)">${draw}</g>`).join('');

export const sheet = (inside: string): string =>
  `<svg viewBox="-1 -1 34 34"><g stroke="${ink}" stroke-width="1.7" stroke-linejoin="round" stroke-linecap="round">${inside}</g></svg>`;
