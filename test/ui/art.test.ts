/** Every card has a picture that works everywhere: plain shapes, no letters, nothing that clashes on a page, and small. */
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { faces as alienFaces } from '../../src/engine/games/aliens/faces.ts';
import { faces as kittenFaces } from '../../src/engine/games/kittens/faces.ts';
import { faces as moonFaces, print } from '../../src/engine/games/moon/faces.ts';
import { charactersArt } from '../../src/ui/art/aliens/characters/index.ts';
import { aliensArt } from '../../src/ui/art/aliens/index.ts';
import { rolesArt } from '../../src/ui/art/aliens/roles/index.ts';
import * as art from '../../src/ui/art/index.ts';
import { kittensArt } from '../../src/ui/art/kittens/index.ts';

const lods = ['full', 'compact'] as const;
const faces: readonly art.Face[] = [...kittenFaces, ...alienFaces, ...moonFaces];
const characters = Object.keys(charactersArt) as (keyof typeof charactersArt)[];
const roles = Object.keys(rolesArt) as (keyof typeof rolesArt)[];

const cards = lods.flatMap(lod => [
  ...faces.map(face => [`${face}, ${lod}`, art.cardArt(face, lod)] as const),
  ...characters.map(who => [`${who}, ${lod}`, art.characterArt(who, lod)] as const),
  ...roles.map(role => [`role ${role}, ${lod}`, art.roleArt(role, lod)] as const),
]);
const others = [
  ...moonFaces.map(face => [`${face}, below`, art.moonArt(face, 'full', 'bottom')] as const),
  ...(['kittens', 'moon', 'aliens'] as const).map(name => [`back ${name}`, art.backArt(name)] as const),
  ...(['kitten', 'alien'] as const).map(race => [`symbol ${race}`, art.raceArt(race)] as const),
  ...Object.keys(art.moods).map((mood, seed) => [`mood ${mood}`, art.avatarArt(seed, mood as art.Mood)] as const),
  ['bot', art.avatarArt(1, 'calm', { as: 'bot' })],
  ['zombie', art.avatarArt(1, 'calm', { life: 'zombie' })],
  ['ghost', art.avatarArt(1, 'calm', { life: 'ghost' })],
  ['app icon', art.appIcon()],
  ['round icon', art.roundIcon()],
  ['favicon', art.favicon('turn')],
  ['wordmark', art.wordmarkArt()],
  ['preview', art.socialPreview()],
] as const;

const pictures = [...cards, ...others];

/** What is wrong with this as XML, or null. Our own markup has elements and double-quoted attributes, and no text. */
function fault(markup: string): string | null {
  const open: string[] = [];
  let at = 0;
  for (const tag of markup.matchAll(/<(\/?)([a-z]+)((?: [a-zA-Z:-]+="[^"<&]*")*)(\/?)>/g)) {
    if (tag.index !== at) return `text or a broken tag: ${markup.slice(at, at + 60)}`;
    at += tag[0].length;
    const [, closing, name = '', attributes = '', empty] = tag;
    const names = [...attributes.matchAll(/ ([^=]+)=/g)].map(found => found[1]);
    if (new Set(names).size !== names.length) return `an attribute twice: ${tag[0]}`;
    if (closing && open.pop() !== name) return `closes what is not open: ${name}`;
    if (!closing && !empty) open.push(name);
  }
  if (at !== markup.length) return `text or a broken tag: ${markup.slice(at, at + 60)}`;
  return open.length === 0 ? null : `left open: ${open.join(', ')}`;
}

test('every picture is one well-formed SVG element', () => {
  const opening = /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+" aria-hidden="true">/;
  for (const [name, markup] of pictures) {
    expect(fault(markup), name).toBeNull();
    expect(markup, name).toMatch(opening);
  }
});

test('every picture is made of plain shapes: no letters, no bitmaps, no filters, nothing that other pictures could clash with', () => {
  for (const [name, markup] of pictures) {
    const elements = new Set([...markup.matchAll(/<([a-z]+)/g)].map(found => found[1]!));
    expect(
      [...elements].filter(element => !['svg', 'g', 'path', 'circle', 'ellipse'].includes(element)),
      name,
    ).toEqual([]);
    expect(markup, name).not.toMatch(/\b(id|class|style|filter|href|clip-path|mask)=|url\(|NaN|undefined|Infinity/);
  }
});

test('every card of every game has a picture of its own', () => {
  for (const lod of lods) expect(new Set(faces.map(face => art.cardArt(face, lod))).size).toBe(faces.length);
});

test('a small card is another drawing, and a lighter one', () => {
  for (const face of faces) expect(art.cardArt(face, 'compact')).not.toBe(art.cardArt(face, 'full'));
  const weight = (lod: art.Lod): number => kittenFaces.reduce((sum, face) => sum + art.cardArt(face, lod).length, 0);
  expect(weight('compact')).toBeLessThan(weight('full'));
});

test('a name from elsewhere has no picture', () => {
  expect(faces.every(art.hasArt)).toBe(true);
  expect(['jabberwock', 'toString', ''].some(art.hasArt)).toBe(false);
});

test('families differ in the shape of their badge, not in colour alone', () => {
  const shapes = Object.values(art.families).map(({ badge }) => badge);
  expect(new Set(shapes).size).toBe(shapes.length);
});

test.each([
  ['the exploding games', kittensArt],
  ['Kittens vs Aliens', aliensArt],
  ['the characters', charactersArt],
  ['the roles', rolesArt],
])('in a fan of %s no two kinds have the same badge', (_, record) => {
  const badges = Object.values(record).map(({ family, glyph }) => `${art.families[family].badge} ${glyph}`);
  expect(new Set(badges).size).toBe(badges.length);
});

test('a moon card is kin to its colour, every other card to a family', () => {
  for (const face of moonFaces) expect(art.familyOf(face)).toBe(`moon_${print(face).colour}`);
  for (const face of [...kittenFaces, ...alienFaces]) expect(Object.keys(art.families)).toContain(art.familyOf(face));
});

test('an action card shows its symbol, a moon card shows which half it lies in', () => {
  expect(art.cardArt('yarn_ball_alien', 'compact')).not.toBe(art.cardArt('yarn_ball_kitten', 'compact'));
  expect(art.moonArt('red_hare_a', 'full', 'bottom')).not.toBe(art.moonArt('red_hare_a', 'full'));
});

test('the words of a card have a plate inside the card', () => {
  for (const lod of lods) {
    const { top, height } = art.plate(lod);
    expect(top).toBeGreaterThan(0.7);
    expect(height).toBeGreaterThan(0.18);
    expect(top + height).toBeLessThan(1);
  }
});

test('there are more than 8,000 cats to be, and a number always gives the same one', () => {
  const seeds = Array.from({ length: 12_000 }, (_, seed) => seed);
  expect(new Set(seeds.map(seed => art.avatarArt(seed))).size).toBeGreaterThan(8000);
  for (const seed of [0, 7, -3, 2 ** 32 + 5]) expect(art.avatarArt(seed)).toBe(art.avatarArt(seed));
});

test('bots, zombies and ghosts do not look like the living, but each like its own cat', () => {
  for (const being of [{ as: 'bot' }, { life: 'zombie' }, { life: 'ghost' }] as const) {
    expect(art.avatarArt(3, 'calm', being)).not.toBe(art.avatarArt(3));
    expect(art.avatarArt(3, 'calm', being)).not.toBe(art.avatarArt(4, 'calm', being));
  }
});

test('all art together is at most 60 kB on the wire', async () => {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'silent',
    build: { write: false, minify: true, target: 'es2022', lib: { entry: 'src/ui/art/index.ts', formats: ['es'] } },
  });
  const [output] = [built].flat() as Rolldown.RolldownOutput[];
  const code = output!.output.map(part => (part.type === 'chunk' ? part.code : '')).join('');
  expect(code.length).toBeGreaterThan(50_000);
  expect(gzipSync(code).length).toBeLessThanOrEqual(60_000);
});
