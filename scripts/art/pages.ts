/** The contact sheets as HTML: every picture with its name on it, at the sizes the table uses. */
import { titles } from '../../src/engine/games/aliens/faces.ts';
import { faces as kittens } from '../../src/engine/games/kittens/faces.ts';
import { faces as moons } from '../../src/engine/games/moon/faces.ts';
import * as art from '../../src/ui/art/index.ts';
import { cards as alienWords, characters, roles } from '../../src/ui/words/en/aliens-faces.ts';
import { faces as kittenWords } from '../../src/ui/words/en/kittens-faces.ts';

interface Shown {
  readonly name: string;
  readonly draw: (lod: art.Lod) => string;
}
const entries = <K extends string>(record: Readonly<Record<K, unknown>>): K[] => Object.keys(record) as K[];

const shown: readonly Shown[] = [
  ...kittens.map(face => ({ name: kittenWords[face].name, draw: (lod: art.Lod) => art.cardArt(face, lod) })),
  ...titles.map((title, n) => ({
    name: alienWords[title].name,
    draw: (lod: art.Lod) => art.cardArt(`${title}_${n % 2 === 0 ? 'kitten' : 'alien'}`, lod),
  })),
  ...entries(characters).map(who => ({ name: characters[who], draw: (lod: art.Lod) => art.characterArt(who, lod) })),
  ...entries(roles).map(role => ({ name: `The ${role}`, draw: (lod: art.Lod) => art.roleArt(role, lod) })),
];

const words = (name: string, lod: art.Lod, width: number): string => {
  const { top, height } = art.plate(lod);
  const size = width * (lod === 'full' ? 0.1 : 0.125);
  return `<b style="top:${top * 100}%;height:${height * 100}%;font-size:${size}px">${name}</b>`;
};
const card = (svg: string, width: number, over = ''): string =>
  `<div class="card" style="width:${width}px">${svg}${over}</div>`;
const named = ({ name, draw }: Shown, lod: art.Lod, width: number): string =>
  card(draw(lod), width, words(name, lod, width));
const row = (title: string, body: string): string => `<h2>${title}</h2><section>${body}</section>`;

const style = `body{margin:16px;width:1600px;background:#1f4d45;color:#fff4df;font:600 16px system-ui,sans-serif}
section{display:flex;flex-wrap:wrap;gap:12px;align-items:end}h2{margin:20px 0 8px;font-size:18px}
.card{position:relative}.card svg{display:block;width:100%;height:auto}
.card b{position:absolute;inset-inline:6%;display:grid;place-items:center;text-align:center;color:#221639;font-weight:900;line-height:1;overflow:hidden}
.fan{display:flex}.fan .card{margin-right:-60px}.grey{filter:grayscale(1)}`;
const page = (body: string, tone: 'colour' | 'grey' = 'colour'): string =>
  `<!doctype html><meta charset="utf-8"><style>${style}</style><body class="${tone}">${body}`;

const full = row('Full, 250 px', shown.map(one => named(one, 'full', 250)).join(''));
const small = row('Compact, 76 px', shown.map(one => named(one, 'compact', 76)).join(''));
const fans = row(
  'In a fan, 96 px',
  `<div class="fan">${shown
    .slice(0, 30)
    .map(one => named(one, 'compact', 96))
    .join('')}</div>`,
);

const range = (count: number): number[] => Array.from({ length: count }, (_, n) => n);
const cat = (svg: string, width: number): string => card(svg, width);

const avatars =
  row(
    'Players',
    range(75)
      .map(seed => cat(art.avatarArt(seed), 92))
      .join(''),
  ) +
  row(
    'The same at 24 px',
    range(75)
      .map(seed => cat(art.avatarArt(seed), 24))
      .join(''),
  ) +
  row(
    'Moods',
    entries(art.moods)
      .map(mood => cat(art.avatarArt(11, mood), 92))
      .join(''),
  ) +
  row(
    'Bots',
    range(12)
      .map(seed => cat(art.avatarArt(seed, 'calm', { as: 'bot' }), 92))
      .join(''),
  ) +
  row(
    'Zombies',
    range(12)
      .map(seed => cat(art.avatarArt(seed, 'calm', { life: 'zombie' }), 92))
      .join(''),
  ) +
  row(
    'Ghosts',
    range(12)
      .map(seed => cat(art.avatarArt(seed, 'calm', { life: 'ghost' }), 92))
      .join(''),
  );

const quarters = (colour: 'red' | 'orange' | 'blue' | 'green'): string => {
  const odd = colour === 'red' || colour === 'blue';
  const [l, r] = odd ? (['hare', 'dog'] as const) : (['dog', 'hare'] as const);
  const four = [art.moonArt(`${colour}_${l}_a`, 'compact'), art.moonArt(`${colour}_${r}_a`, 'compact')];
  const below = [
    art.moonArt(`${colour}_${l}_d`, 'compact', 'bottom'),
    art.moonArt(`${colour}_${r}_d`, 'compact', 'bottom'),
  ];
  return `<div style="display:grid;grid-template-columns:120px 120px">${[...four, ...below].map(svg => card(svg, 120)).join('')}</div>`;
};
const moon =
  row('Four quarters', (['red', 'orange', 'blue', 'green'] as const).map(quarters).join('')) +
  row('All cards, 150 px', moons.map(face => card(art.cardArt(face, 'full'), 150)).join('')) +
  row('All cards, 76 px', moons.map(face => card(art.cardArt(face, 'compact'), 76)).join(''));

const marks =
  row(
    'Backs',
    (['kittens', 'moon', 'aliens'] as const)
      .map(name => card(art.backArt(name), 250) + card(art.backArt(name), 76))
      .join(''),
  ) +
  row(
    'Icons',
    card(art.appIcon(), 300) +
      card(art.roundIcon(), 128) +
      [64, 32, 16].map(size => card(art.favicon(), size) + card(art.favicon('turn'), size)).join(''),
  ) +
  row(
    'Symbols',
    (['kitten', 'alien'] as const).map(race => card(art.raceArt(race), 64) + card(art.raceArt(race), 24)).join(''),
  ) +
  row('Name and preview', card(art.wordmarkArt(), 680) + card(art.socialPreview(), 800));

export const pages: Readonly<Record<string, string>> = {
  full: page(full),
  small: page(small + fans),
  grey: page(small + fans + full, 'grey'),
  moon: page(moon),
  avatars: page(avatars),
  marks: page(marks),
};

/** Everything with the outline of a card: nothing of it may stick out of the round corners. */
export const cornered: Readonly<Record<string, string>> = Object.fromEntries([
  ...shown.flatMap(({ name, draw }) => (['full', 'compact'] as const).map(lod => [`${name}, ${lod}`, draw(lod)])),
  ...moons.flatMap(face =>
    (['top', 'bottom'] as const).map(half => [`${face}, ${half}`, art.moonArt(face, 'full', half)]),
  ),
  ...(['kittens', 'moon', 'aliens'] as const).map(name => [`back ${name}`, art.backArt(name)]),
]);
