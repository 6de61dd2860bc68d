/** What happens in Kittens vs Aliens, in Russian: one line of the log each. */
import type { Aliens, Cue } from '../../../engine/games/aliens/aliens.ts';
import type { Face } from '../../../engine/games/aliens/faces.ts';
import type { FamilyWords } from '../family.ts';
import type { Said, Who } from '../words.ts';
import { card, characters, roles, standing, titled } from './aliens-faces.ts';
import {
  lives as count,
  does,
  having,
  list,
  named,
  onto,
  plural,
  robbing,
  sentence,
  someCards,
  turnOf,
} from './voice.ts';

export const cues: FamilyWords<Aliens, string, string>['cues'] = {
  dealt: ({ characters: dealt }, who) =>
    line(
      everyone(
        dealt.map(name => characters[name]),
        who,
      ),
    ),
  turn: ({ by, round }, who) => line(`${turnOf(who, by)}, круг ${round}.`),
  skipped: ({ by }, who) =>
    line(`${does(who, by, 'сидишь в переноске и пропускаешь', 'сидит в переноске и пропускает')} ход.`),
  exchanged: ({ by, cards }, who) =>
    line(
      `${does(who, by, 'не можешь ничего сыграть и меняешь', 'не может ничего сыграть и меняет')} карты: ${shown(cards)}.`,
    ),
  played: (cue, who) => line(`${does(who, cue.by, 'играешь', 'играет')} ${laid(cue)}${at(cue, who)}.`),
  fizzled: ({ by, as }, who) => line(`${does(who, by, 'играешь', 'играет')} ${titled(as)} впустую.`),
  stopped: ({ by, with: title }, who) => line(`${does(who, by, 'отбиваешь', 'отбивает')} атаку: ${titled(title)}.`),
  redirected: ({ by, with: title, target }, who) =>
    line(`${does(who, by, 'переводишь', 'переводит')} атаку${onto(who, target)}: ${titled(title)}.`),
  boxed: ({ by }, who) => line(having(who, by, 'коробка глотает атаку.', 'Твоя коробка глотает атаку.')),
  spared: ({ by }, who) => line(`${does(who, by, 'не замечаешь', 'не замечает')} котострофу.`),
  hurt: ({ target, lives }, who) => line(`${does(who, target, 'теряешь', 'теряет')} ${life(lives)}.`),
  bitten: ({ by, target, lives }, who) =>
    line(
      `${by === who.me ? 'Твой бешеный кот' : `Бешеный кот (${who.name(by)})`} кусается: ${named(who, target)} ${target === who.me ? 'теряешь' : 'теряет'} ${life(lives)}.`,
    ),
  healed: ({ target, lives }, who) => line(`${does(who, target, 'поправляешься', 'поправляется')}: ${count(lives)}.`),
  out: ({ by, role }, who) => line(`${does(who, by, 'выбываешь', 'выбывает')}. Роль: ${roles[role].one}.`),
  left: ({ by }, who) => line(`${does(who, by, 'уходишь', 'уходит')} из-за стола.`),
  guardian: ({ race, now }) =>
    line(
      now === 'stands'
        ? `Теперь трек охраняет ${roles[race].one}.`
        : `${sentence(roles[race].one)} больше не охраняет трек.`,
    ),
  struck: ({ race, damage }) => line(`Защитник трека (${roles[race].one}) пропускает удар: ${damage} из 3.`),
  took: ({ by, face }, who) => line(`${does(who, by, 'берёшь', 'берёт')} с трека ${card(face)}.`),
  placed: ({ face, kittens }) => line(`На трек ложится ${card(face)}: ${standing(kittens)}.`),
  drew: ({ by, count: n }, who) => line(`${does(who, by, 'берёшь', 'берёт')} ${someCards(n)}.`),
  reshuffled: () => line('Сброс становится новой колодой.'),
  sensed: ({ target, cards }, who) => ({
    line: `${does(who, target, 'держишь', 'держит')}: ${shown(cards)}.`,
    secret: {
      title: `На руке: ${named(who, target)}`,
      items: cards.map(({ face }) => ({ face, note: '' })),
    },
  }),
  shared: ({ by, target }, who) => line(`${robbing(who, by, target)}.`),
  swirled: () => line('Ураган стихает. У всех по две новые карты.'),
  roles: ({ roles: unveiled }, who) =>
    line(
      everyone(
        unveiled.map(role => roles[role].one),
        who,
      ),
    ),
};

const line = (text: string): Said => ({ line: text });
const shown = (cards: readonly { readonly face: Face }[]): string => list(cards.map(({ face }) => card(face)));

/** 'Ты — Суперкот. Mochi — Котобой.' */
const everyone = (parts: readonly string[], who: Who): string =>
  parts.map((part, seat) => `${does(who, seat, '—', '—')} ${part}.`).join(' ');

/** 'жизнь, осталось 2 жизни' */
function life(left: number): string {
  if (left === 0) return 'последнюю жизнь';
  const verb = plural(left, { one: 'осталась', other: 'осталось' });
  return `жизнь, ${verb} ${count(left)}`;
}

type Played = Extract<Cue, { cue: 'played' }>;
const laid = ({ as, boosts }: Played): string => list([...boosts, as].map(titled));

const at = ({ target }: Played, who: Who): string => (target === 'guardian' ? ' на защитника' : onto(who, target));
