/** The exploding family in Russian. Names are those printed on the cards; every sentence is our own. */
import type { EditionId } from '../../../engine/games/kittens/decks/edition.ts';
import type { Kittens, Mark, Word } from '../../../engine/games/kittens/kittens.ts';
import type { FamilyWords } from '../family.ts';
import type { Note } from '../kittens-notes.ts';
import { asks } from './kittens-asks.ts';
import { cues } from './kittens-cues.ts';
import { faces } from './kittens-faces.ts';
import { notes } from './kittens-notes.ts';
import { does, plural, turnTime } from './voice.ts';

export const titles: Readonly<Record<EditionId, { readonly name: string; readonly pitch: string }>> = {
  zombie_kittens: { name: 'Зомби-котята', pitch: 'Взорвись и не давай живым покоя.' },
  party_pack: { name: 'Взрывные котята: Вечеринка', pitch: 'Линяй, подглядывай, кради. Бум — и тебя нет.' },
  apocalypse: { name: 'Зомби-апокалипсис', pitch: 'Две колоды в одной. Зомби тоже играют.' },
};

export const kittens: FamilyWords<Kittens, Word, Mark, Note> = {
  faces,
  asks,
  cues,
  words: { draw: 'Взять', die: 'Взорваться', deeper: 'Глубже' },
  signs: {
    dead: () => 'зомби',
    out: () => 'вне игры',
    exploding: () => 'котёнок!',
    turn: () => 'ход',
    owes: n => plural(n, { one: '# ход', few: '# хода', many: '# ходов', other: '# хода' }),
  },
  zones: {
    saves: null,
    deck: 'Колода',
    discard: 'Сброс',
    box: 'Вне игры',
    aside: null,
    hand: 'Твои карты',
    blast: 'Котята',
  },
  rules: {
    specialCombos: {
      name: 'Особые комбинации',
      value: on => (on ? 'Любые одинаковые карты' : 'Только пары котов'),
    },
    pace: {
      name: 'Время на реакцию',
      value: pace =>
        ({ quick: 'Быстро, 2,5 с', normal: 'Обычно, 3,5 с', relaxed: 'Не спеша, 7 с', none: 'Без часов' })[pace],
    },
    turnMs: turnTime,
  },
  ends: {
    'last-alive': (winners, who) =>
      winners.some(seat => seat === who.me)
        ? 'Победа! Все остальные взорвались или ушли.'
        : `${does(who, winners[0] ?? 0, 'побеждаешь', 'побеждает')}! Других живых нет.`,
  },
  notes,
  own: () => null,
};
