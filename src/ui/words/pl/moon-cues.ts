/** What happens in Zombeasts, in Polish: one line of the log each. */
import type { Face } from '../../../engine/games/moon/faces.ts';
import type { Moon } from '../../../engine/games/moon/moon.ts';
import type { FamilyWords } from '../family.ts';
import { animals, dreams, faces, hues } from './moon-faces.ts';
import { aimed, points as counted, does, each, leaves, line, list, named, someCards, takes, turnOf } from './voice.ts';

export const cues: FamilyWords<Moon, string, string>['cues'] = {
  turn: ({ by }, who) => line(`${turnOf(who, by)}.`),
  final: ({ by }, who) =>
    line(`Stos jest pusty. Ostatnią rundę ${by === who.me ? 'zaczynasz ty' : `zaczyna ${who.name(by)}`}.`),
  left: ({ by }, who) => line(leaves(who, by)),
  laid: ({ by, face, to, how }, who) =>
    line(
      how === 'begun'
        ? `${does(who, by, 'zaczynasz', 'zaczyna')} księżyc: ${name(face)}.`
        : `${does(who, by, 'dokładasz', 'dokłada')} do ${hues[to].to} księżyca: ${name(face)}.`,
    ),
  swapped: ({ by, target, face, took }, who) =>
    line(
      `${does(who, by, 'podmieniasz', 'podmienia')} cudzą kartę: ${name(took)} → ${name(face)}.${aimed(who, target)}`,
    ),
  replaced: ({ by, face, took, to }, who) =>
    line(`${does(who, by, 'wymieniasz', 'wymienia')} kartę w ${hues[to].in} księżycu: ${name(took)} → ${name(face)}.`),
  // What becomes of it has a line of its own.
  paints: () => ({ line: null }),
  repainted: ({ by, from, to }, who) =>
    line(
      `${does(who, by, 'przemalowujesz', 'przemalowuje')} ${hues[from].plain} księżyc: teraz jest ${hues[to].plain}.`,
    ),
  migration: ({ by, animal }, who) => line(`${animals[animal]} ciągnie do swoich. Migracja: ${named(who, by)}.`),
  full: ({ by, colour, points }, who) =>
    line(`${does(who, by, 'masz', 'ma')} pełnię: ${hues[colour].plain} księżyc, ${counted(points)}.`),
  prize: ({ by, face }, who) => line(`${does(who, by, 'bierzesz', 'bierze')} w nagrodę: ${name(face)}.`),
  picked: ({ by, face }, who) => line(`${does(who, by, 'bierzesz', 'bierze')} z rezerwy: ${name(face)}.`),
  dream: ({ by, dream }, who) => line(`${does(who, by, 'spełniasz', 'spełnia')} marzenie: ${dreams[dream].name}.`),
  stuck: ({ by, faces: lost }, who) => line(`${does(who, by, 'nie masz', 'nie ma')} ruchu. Kara: ${names(lost)}.`),
  discarded: ({ by, faces: lost }, who) => line(`${does(who, by, 'oddajesz', 'oddaje')}: ${names(lost)}.`),
  took: ({ by, count }, who) => line(`${does(who, by, 'dobierasz', 'dobiera')} ze stosu ${someCards(count)}.`),
  robbed: ({ by, target }, who) => line(takes(who, by, target)),
  refilled: ({ faces: fresh }) => line(`Nowe w rezerwie: ${names(fresh)}.`),
  scored: ({ scores }, who) =>
    line(
      `Punkty: ${each(
        who,
        scores.map(score => (score === null ? null : String(score))),
      )}.`,
    ),
};

const name = (face: Face): string => faces[face].name;
const names = (shown: readonly Face[]): string => list(shown.map(name));
