/** Hands the table of a match its pictures: cards and backs of its game, and the cats of those who sit there. */
import type { Seat, Sign } from '../../engine/contract.ts';
import { type Lobby, personOf, type Sitting } from '../../p2p/room/lobby.ts';
import { imageUrl } from '../art/art.ts';
import { avatarArt, type Being } from '../art/cats/avatar.ts';
import type { Mood } from '../art/cats/moods.ts';
import { type BackName, backArt } from '../art/marks/back.ts';
import type { TableArt } from '../table/art.ts';
import type { Link } from '../table/create-table.ts';
import { picturesOf } from './pictures.ts';

const backs: Readonly<Record<string, BackName>> = { zombeasts: 'moon', kittens_vs_aliens: 'aliens' };

const lives: Readonly<Record<string, Being['life']>> = { dead: 'zombie', out: 'ghost' };
const feelings: Readonly<Record<string, Mood>> = { exploding: 'scared' };

export function artFor(game: string, seats: readonly Sitting[]): TableArt {
  const kept = new Map<string, string>();
  const once = (key: string, draw: () => string) => {
    const url = kept.get(key) ?? imageUrl(draw());
    kept.set(key, url);
    return url;
  };
  const pictures = picturesOf(game);
  return {
    card(face, size) {
      const drawn = pictures();
      return drawn?.has(face) ? once(`${face} ${size}`, () => drawn.card(face, size) ?? '') : null;
    },
    plate: face => (pictures()?.has(face) ? (pictures()?.plate ?? 'plate') : 'plate'),
    back: () => once('back', () => backArt(backs[game] ?? 'kittens')),
    cat(seat, signs) {
      const life = found(signs, lives) ?? 'alive';
      const mood = found(signs, feelings) ?? 'calm';
      const { cat = seat, kind } = seats[seat] ?? {};
      const as = kind === 'bot' ? 'bot' : 'person';
      return once(`${seat} ${life} ${mood}`, () => avatarArt(cat, mood, { as, life }));
    },
  };
}

function found<T>(signs: readonly Sign[], by: Readonly<Record<string, T>>): T | undefined {
  return signs.map(({ sign }) => by[sign]).find(it => it !== undefined);
}

/** A good line needs no mark. */
export function linkOf(lobby: Lobby | null, seat: Seat): Link | null {
  const sitting = lobby && 'seats' in lobby.phase ? lobby.phase.seats[seat] : undefined;
  const link = lobby && sitting?.kind === 'person' ? (personOf(lobby, sitting.id)?.link ?? 'lost') : null;
  return link === 'good' ? null : link;
}
