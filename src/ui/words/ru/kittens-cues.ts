/** What happens at an exploding table, in Russian: one line of the log each. */
import type { Cue, Kittens } from '../../../engine/games/kittens/kittens.ts';
import type { FamilyWords } from '../family.ts';
import type { Said } from '../words.ts';
import { faces, playedAs, titled } from './kittens-faces.ts';
import { all, does, fromTop, having, list, named, onto, owing, quotedAll, robbing, turnOf } from './voice.ts';

export const cues: FamilyWords<Kittens, string, string>['cues'] = {
  turn: ({ by, owed }, who) => line(`${turnOf(who, by)}${owing(owed)}.`),
  played: (cue, who) => line(`${does(who, cue.by, 'играешь', 'играет')} ${laid(cue)}${onto(who, cue.target)}.`),
  noped: ({ by, as, with: face }, who) =>
    line(
      `Неть! ${does(who, by, 'отменяешь', 'отменяет')} ${titled(as)}${face === 'nope' ? '' : ` картой ${titled(face)}`}.`,
    ),
  cancelled: ({ by, as }, who) => line(`${does(who, by, 'зря играешь', 'зря играет')} ${titled(as)}.`),
  fizzled: ({ by, as }, who) => line(`${does(who, by, 'играешь', 'играет')} ${titled(as)} впустую.`),
  drew: ({ by, from }, who) => line(`${does(who, by, 'берёшь', 'берёт')} ${drawn[from]}.`),
  exploding: ({ by }, who) => line(`${does(who, by, 'вытягиваешь', 'вытягивает')} взрывного котёнка.`),
  saved: ({ by, with: face }, who) => line(`${does(who, by, 'спасаешься', 'спасается')}: ${titled(face)}.`),
  hid: ({ by }, who) => line(`${does(who, by, 'прячешь', 'прячет')} котёнка в колоду.`),
  died: ({ by }, who) => line(having(who, by, 'взрыв!', 'Бум! Ты взрываешься.')),
  left: ({ by }, who) => line(`${does(who, by, 'уходишь', 'уходит')} из-за стола.`),
  revived: ({ by, target }, who) =>
    line(
      `${does(who, by, 'возвращаешь', 'возвращает')} ${target === who.me ? 'тебя к жизни' : `к жизни: ${who.name(target)}`}.`,
    ),
  peeked: ({ by }, who) => line(`${does(who, by, 'смотришь', 'смотрит')} в грядущее.`),
  altered: ({ by }, who) => line(`${does(who, by, 'кладёшь', 'кладёт')} верхние карты обратно.`),
  skipped: ({ by, turns }, who) =>
    line(
      turns === 'one'
        ? `${does(who, by, 'заканчиваешь ход и не берёшь', 'заканчивает ход и не берёт')} карту.`
        : `${does(who, by, 'заканчиваешь все ходы и не берёшь', 'заканчивает все ходы и не берёт')} карт.`,
    ),
  stole: ({ by, target }, who) => line(`${robbing(who, by, target)}.`),
  gave: ({ by, target }, who) => line(`${does(who, by, 'отдаёшь', 'отдаёт')} карту${onto(who, target, 'тебе')}.`),
  asked: ({ target, named: wanted, hit }, who) =>
    line(
      hit
        ? `${does(who, target, 'отдаёшь', 'отдаёт')} ${titled(wanted)}.`
        : `${having(who, target, `нет карты ${titled(wanted)}`)}.`,
    ),
  fed: ({ target, givers }, who) =>
    line(givers.length > 0 ? `Подкормка: ${all(who, givers)} → ${named(who, target)}.` : 'Кормить нечем.'),
  robbed: ({ givers }, who) => line(`Из могил по карте: ${all(who, givers)}.`),
  dug: ({ by, choice }, who) =>
    line(
      choice === 'kept'
        ? `${does(who, by, 'оставляешь', 'оставляет')} себе верхнюю карту.`
        : `${does(who, by, 'копаешь', 'копает')} глубже.`,
    ),
  depths: ({ by, depths }, who) => ({
    line: `${does(who, by, 'прячешь', 'прячет')} котёнка: ${list(depths.map(fromTop))}.`,
    secret: {
      title: `Тайник: ${named(who, by)}`,
      items: depths.map(depth => ({ face: 'exploding_kitten', note: fromTop(depth) })),
    },
  }),
  future: ({ cards }) => ({
    line: `Следующие карты: ${quotedAll(cards.map(({ face }) => faces[face].name))}.`,
    secret: {
      title: 'Следующие карты',
      items: cards.map(({ face }, depth) => ({ face, note: depth === 0 ? 'следующая' : fromTop(depth) })),
    },
  }),
};

const line = (text: string): Said => ({ line: text });
const drawn = { top: 'карту', second: 'вторую карту', bottom: 'карту со дна' } as const;

type Laid = Extract<Cue, { cue: 'played' }>;

/** The card; the card a Clone stands for; or what a combo is made of. */
function laid(cue: Laid): string {
  const [first] = cue.cards;
  if (cue.cards.length > 1) return `${playedAs(cue)} (${list(cue.cards.map(face => faces[face].name))})`;
  if (first === undefined || first === cue.as) return playedAs(cue);
  return `${titled(first)} как ${playedAs(cue)}`;
}
