/** What happens in Zombeasts, in Italian: one line of the log each. */
import type { Seat } from '../../../engine/contract.ts';
import type { Colour, Face } from '../../../engine/games/moon/faces.ts';
import type { Moon } from '../../../engine/games/moon/moon.ts';
import type { FamilyWords } from '../family.ts';
import type { Who } from '../words.ts';
import { animals, dreams, faces, hues, moons, the } from './moon-faces.ts';
import { does, doesAt, line, list, named, owned, plural, turnOf, whom } from './voice.ts';

export const cues: FamilyWords<Moon, string, string>['cues'] = {
  turn: ({ by }, who) => line(turnOf(who, by, '')),
  final: ({ by }, who) => line(`Il mazzo è finito. L'ultimo giro comincia da ${whom(who, by)}.`),
  left: ({ by }, who) => line(`${does(who, by, 'lasci', 'lascia')} il tavolo.`),
  laid: ({ by, face, to, how }, who) =>
    line(
      how === 'begun'
        ? `${does(who, by, 'cominci', 'comincia')} una luna con ${the(face)}.`
        : `${does(who, by, 'cali', 'cala')} ${the(face)} nella ${moon(to)}.`,
    ),
  swapped: ({ by, target, face, took }, who) => {
    const takes = `mette ${the(face)} e ${target === who.me ? 'ti prende' : 'prende'}`;
    const from = target === who.me ? '' : ` di ${who.name(target)}`;
    return line(`${does(who, by, `metti ${the(face)} e prendi`, takes)} ${the(took)}${from}.`);
  },
  replaced: ({ by, face, took, to }, who) =>
    line(`${does(who, by, 'sostituisci', 'sostituisce')} ${the(took)} con ${the(face)} nella ${moon(to)}.`),
  // What becomes of it has a line of its own.
  paints: () => ({ line: null }),
  repainted: ({ by, from, to }, who) => line(`${moonOf(who, by, from)} ora è ${hues[to].she}.`),
  migration: ({ by, animal }, who) =>
    line(`${animals[animal]} chiama ${animals[animal]}: migrazione per ${whom(who, by)}.`),
  full: ({ by, colour, points }, who) =>
    line(`${moonOf(who, by, colour)} è piena: ${plural(points, { one: '# punto', other: '# punti' })}.`),
  prize: ({ by, face }, who) => line(`${does(who, by, 'vinci', 'vince')} in premio ${the(face)}.`),
  picked: ({ by, face }, who) => line(`${does(who, by, 'prendi', 'prende')} ${the(face)} dalla riserva.`),
  dream: ({ by, dream }, who) =>
    line(`${owned(who, by, 'il tuo sogno', 'il sogno')} si avvera: ${dreams[dream].name}.`),
  stuck: ({ by, faces: lost }, who) =>
    line(`${does(who, by, 'non puoi', 'non può')} giocare nulla. In penalità: ${names(lost)}.`),
  discarded: ({ by, faces: lost }, who) => line(`${does(who, by, 'scarti', 'scarta')}: ${names(lost)}.`),
  took: ({ by, count }, who) =>
    line(`${does(who, by, 'prendi', 'prende')} ${plural(count, { one: 'una carta', other: '# carte' })} dal mazzo.`),
  robbed: ({ by, target }, who) => line(`${doesAt(who, by, target, 'prendi una carta', 'prende una carta')}.`),
  refilled: ({ faces: fresh }) =>
    line(`In riserva ${plural(fresh.length, { one: 'arriva', other: 'arrivano' })}: ${names(fresh)}.`),
  scored: ({ scores }, who) =>
    line(
      `Punti: ${list(scores.flatMap((points, seat) => (points === null ? [] : [`${named(who, seat)} ${points}`])))}.`,
    ),
};

const names = (shown: readonly Face[]): string => list(shown.map(face => faces[face].name));
const moon = (colour: Colour): string => moons[colour].toLowerCase();
const moonOf = (who: Who, by: Seat, colour: Colour): string =>
  owned(who, by, `la tua ${moon(colour)}`, `la ${moon(colour)}`);
