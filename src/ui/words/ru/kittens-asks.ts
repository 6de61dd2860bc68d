/** What the exploding family asks people, in Russian. */
import type { Asked, Kittens } from '../../../engine/games/kittens/kittens.ts';
import type { FamilyWords } from '../family.ts';
import type { AskWords, Who } from '../words.ts';
import { playedAs, titled } from './kittens-faces.ts';
import { does, onto, owing, turnOf } from './voice.ts';

type Nope = Extract<Asked, { kind: 'nope' }>;

export const asks: FamilyWords<Kittens, string, string>['asks'] = {
  turn: ({ by, owed }, who) => ({
    mine: `Твой ход${owing(owed)}. Играй карты, а в конце возьми одну.`,
    theirs: `${turnOf(who, by)}${owing(owed)}.`,
  }),
  grace: ({ by }, who) => one(`${does(who, by, 'тянешься', 'тянется')} за картой.`),
  aim: ({ by, as }, who) => ({
    mine: `${titled(as)}: выбери игрока.`,
    theirs: `${does(who, by, 'играешь', 'играет')} ${titled(as)} и ${by === who.me ? 'выбираешь' : 'выбирает'} игрока.`,
  }),
  name: ({ by, as }, who) => ({
    mine: `${titled(as)}: назови нужную карту.`,
    theirs: `${does(who, by, 'называешь', 'называет')} карту.`,
  }),
  nope: (about, who) => ({ mine: `${window(about, who)} Не против?`, theirs: window(about, who), pass: 'Ладно' }),
  explode: ({ by }, who) => ({
    mine: 'У тебя взрывной котёнок. Спасайся или взрывайся.',
    theirs: `${does(who, by, 'держишь', 'держит')} взрывного котёнка.`,
  }),
  revive: ({ by }, who) => ({
    mine: 'Кого вернуть к жизни?',
    theirs: `${does(who, by, 'возвращаешь', 'возвращает')} кого-то к жизни.`,
  }),
  clairvoyance: ({ by }, who) => ({
    mine: `${hides(who, by)}. Можно подсмотреть куда.`,
    theirs: `${hides(who, by)}.`,
    pass: 'Ладно',
  }),
  bury: ({ by }, who) => ({
    mine: 'Спрячь котёнка в колоду. Никто не видит куда.',
    theirs: `${does(who, by, 'прячешь', 'прячет')} котёнка в колоду.`,
    place: 'Спрятать тут',
  }),
  alter: ({ by }, who) => ({
    mine: 'Разложи следующие карты по порядку: первая ляжет сверху.',
    theirs: `${does(who, by, 'меняешь', 'меняет')} грядущее.`,
  }),
  dig: ({ by }, who) => ({
    mine: 'Это верхняя карта. Оставить или взять ту, что под ней?',
    theirs: `${does(who, by, 'смотришь', 'смотрит')} верхнюю карту.`,
    place: 'Оставить',
  }),
  give: ({ by }, who) => ({
    mine: `${does(who, by, 'подлизываешься', 'подлизывается')}. Выбери, какую карту отдать.`,
    theirs: `${does(who, by, 'подлизываешься', 'подлизывается')}.`,
  }),
  feed: ({ target }, who) => ({
    mine: `${feeding(who, target)}. Выбери, какую карту отдать.`,
    theirs: `${feeding(who, target)}.`,
  }),
  rob: ({ by }, who) => ({
    mine: `${does(who, by, 'грабишь', 'грабит')} могилы. Выбери, какую карту отдать.`,
    theirs: `${does(who, by, 'грабишь', 'грабит')} могилы.`,
  }),
};

const one = (text: string): AskWords => ({ mine: text, theirs: text });

const hides = (who: Who, by: number) => `${does(who, by, 'собираешься', 'собирается')} спрятать котёнка`;
const feeding = (who: Who, target: number) =>
  `Живые кормят ${target === who.me ? 'тебя' : `зомби: ${who.name(target)}`}`;

/** A play and how it stands after the Nopes so far. */
function window(about: Nope, who: Who): string {
  const { by, target, nopes } = about;
  const play = `${does(who, by, 'играешь', 'играет')} ${playedAs(about)}${onto(who, target)}`;
  if (nopes === 0) return `${play}.`;
  return `${play}: ${nopes % 2 === 1 ? 'отменено' : 'снова в силе'}.`;
}
