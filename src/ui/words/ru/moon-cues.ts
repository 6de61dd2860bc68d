/** What happens in Zombeasts, in Russian: one line of the log each. */
import type { Moon } from '../../../engine/games/moon/moon.ts';
import type { FamilyWords } from '../family.ts';
import type { Said } from '../words.ts';
import { animal, card, cardList, dreams, hues } from './moon-faces.ts';
import { does, having, named, points, quoted, robbing, someCards, turnOf } from './voice.ts';

export const cues: FamilyWords<Moon, string, string>['cues'] = {
  turn: ({ by }, who) => line(`${turnOf(who, by)}.`),
  final: ({ by }, who) => line(`Стопка пуста. ${does(who, by, 'начинаешь', 'начинает')} последний круг.`),
  left: ({ by }, who) => line(`${does(who, by, 'уходишь', 'уходит')} из-за стола.`),
  laid: ({ by, face, to, how }, who) =>
    line(
      how === 'begun'
        ? `${does(who, by, 'начинаешь', 'начинает')} луну: ${card(face)}.`
        : `${does(who, by, 'кладёшь', 'кладёт')} ${card(face)} в ${hues[to].into} луну.`,
    ),
  swapped: ({ by, target, face, took }, who) =>
    line(
      target === who.me
        ? `${does(who, by, 'берёшь', 'берёт')} из твоей луны ${card(took)}, взамен ${card(face)}.`
        : `${does(who, by, 'берёшь', 'берёт')} ${card(took)}, взамен ${card(face)}. Чья луна: ${who.name(target)}.`,
    ),
  replaced: ({ by, face, took, to }, who) =>
    line(`${does(who, by, 'меняешь', 'меняет')} ${card(took)} на ${card(face)} в ${hues[to].inside} луне.`),
  // What becomes of it has a line of its own.
  paints: () => ({ line: null }),
  repainted: ({ by, from, to }, who) =>
    line(`${does(who, by, 'перекрашиваешь', 'перекрашивает')} луну: ${hues[from].she} → ${hues[to].she}.`),
  migration: ({ by, animal: key }, who) => line(`${having(who, by, `миграция зомбят, снова ${animal(key)}`)}.`),
  full: ({ by, colour, points: worth }, who) =>
    line(`${having(who, by, `полная ${hues[colour].she} луна, ${points(worth)}`)}.`),
  prize: ({ by, face }, who) => line(`${does(who, by, 'получаешь', 'получает')} приз: ${card(face)}.`),
  picked: ({ by, face }, who) => line(`${does(who, by, 'берёшь', 'берёт')} из резерва ${card(face)}.`),
  dream: ({ by, dream }, who) => line(`${having(who, by, `сбывается мечта ${quoted(dreams[dream].name)}`)}.`),
  stuck: ({ by, faces: lost }, who) =>
    line(`${does(who, by, 'не можешь', 'не может')} ничего сыграть. В штраф: ${cardList(lost)}.`),
  discarded: ({ by, faces: lost }, who) => line(`${does(who, by, 'сбрасываешь', 'сбрасывает')} ${cardList(lost)}.`),
  took: ({ by, count }, who) => line(`${does(who, by, 'берёшь', 'берёт')} ${someCards(count)} из стопки.`),
  robbed: ({ by, target }, who) => line(`${robbing(who, by, target)}.`),
  refilled: ({ faces: fresh }) => line(`Новое в резерве: ${cardList(fresh)}.`),
  scored: ({ scores }, who) => {
    const counted = scores.flatMap((score, seat) => (score === null ? [] : [`${named(who, seat)} ${score}`]));
    return line(`Счёт: ${counted.join(', ')}.`);
  },
};

const line = (text: string): Said => ({ line: text });
