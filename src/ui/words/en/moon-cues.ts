/** What happens in Zombeasts, in English: one line of the log each. */
import type { Face } from '../../../engine/games/moon/faces.ts';
import type { Moon } from '../../../engine/games/moon/moon.ts';
import type { FamilyWords } from '../family.ts';
import type { Said } from '../words.ts';
import { animals, dreams, faces, moons } from './moon-faces.ts';
import { does, list, plural, whom, whose } from './voice.ts';

export const cues: FamilyWords<Moon, string, string>['cues'] = {
  turn: ({ by }, who) => line(`${whose(who, by)} turn.`),
  final: ({ by }, who) => line(`The deck is empty. The final round begins with ${whom(who, by)}.`),
  left: ({ by }, who) => line(`${does(who, by, 'leave', 'leaves')} the table.`),
  laid: ({ by, face, to, how }, who) =>
    line(
      how === 'begun'
        ? `${does(who, by, 'begin', 'begins')} a moon with ${name(face)}.`
        : `${does(who, by, 'lay', 'lays')} ${name(face)} into the ${moon(to)}.`,
    ),
  swapped: ({ by, target, face, took }, who) =>
    line(`${does(who, by, 'swap', 'swaps')} ${name(face)} for ${name(took)} of ${whom(who, target)}.`),
  replaced: ({ by, face, took, to }, who) =>
    line(`${does(who, by, 'replace', 'replaces')} ${name(took)} by ${name(face)} in the ${moon(to)}.`),
  // What becomes of it has a line of its own.
  paints: () => ({ line: null }),
  repainted: ({ by, from, to }, who) =>
    line(`${does(who, by, 'repaint', 'repaints')} the ${moon(from)}: it is ${to} now.`),
  migration: ({ by, animal }, who) =>
    line(`${animals[animal]} meets ${animals[animal]}: a migration for ${whom(who, by)}.`),
  full: ({ by, colour, points }, who) =>
    line(`${whose(who, by)} ${moon(colour)} is full: ${plural(points, { one: '# point', other: '# points' })}.`),
  prize: ({ by, face }, who) => line(`${does(who, by, 'win', 'wins')} ${name(face)} as a prize.`),
  picked: ({ by, face }, who) => line(`${does(who, by, 'take', 'takes')} ${name(face)} from the reserve.`),
  dream: ({ by, dream }, who) => line(`${whose(who, by)} dream comes true: ${dreams[dream].name}.`),
  stuck: ({ by, faces: lost }, who) =>
    line(`${does(who, by, 'can', 'can')} play nothing. It counts against the score: ${names(lost)}.`),
  discarded: ({ by, faces: lost }, who) => line(`${does(who, by, 'give', 'gives')} up ${names(lost)}.`),
  took: ({ by, count }, who) =>
    line(`${does(who, by, 'take', 'takes')} ${plural(count, { one: 'a card', other: '# cards' })} from the deck.`),
  robbed: ({ by, target }, who) => line(`${does(who, by, 'take', 'takes')} a card from ${whom(who, target)}.`),
  refilled: ({ faces: fresh }) => line(`New in the reserve: ${names(fresh)}.`),
  scored: ({ scores }, who) =>
    line(
      `${list(scores.flatMap((points, seat) => (points === null ? [] : [does(who, seat, `have ${points}`, `has ${points}`)])))}.`,
    ),
};

const line = (text: string): Said => ({ line: text });
const name = (face: Face): string => faces[face].name;
const names = (shown: readonly Face[]): string => list(shown.map(name));
const moon = (colour: keyof typeof moons): string => moons[colour].toLowerCase();
