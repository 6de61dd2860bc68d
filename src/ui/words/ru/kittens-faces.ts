/** Card names as printed, and what each card does in one line of our own. */
import type { Face } from '../../../engine/games/kittens/faces.ts';
import type { Played, Title } from '../../../engine/games/kittens/kittens.ts';
import type { FaceWords } from '../words.ts';
import { quoted } from './voice.ts';

const cat = (name: string): FaceWords => ({
  name,
  help: 'Один бесполезен. Два одинаковых крадут карту, три просят любую.',
});

export const faces: Readonly<Record<Face, FaceWords>> = {
  exploding_kitten: { name: 'Взрывной котёнок', help: 'Вытянешь его — взрыв, если нечем спастись.' },
  zombie_kitten: {
    name: 'Зомби-котёнок',
    help: 'Спасает от котёнка и возвращает к жизни одного зомби. Котят прячешь обратно.',
  },
  defuse: { name: 'Обезвредь', help: 'Спасает от котёнка. Котёнка прячешь обратно в колоду.' },
  nope: { name: 'Неть', help: 'Отменяет только что сыгранное другим, чужое «Неть» тоже. В любой момент.' },
  attack_2x: { name: 'Нападай (2x)', help: 'Закончи свои ходы без карт. Следующий игрок ходит дважды.' },
  targeted_attack_2x: {
    name: 'Нападай прицельно (2x)',
    help: 'Как «Нападай», но кому ходить дважды, решаешь ты.',
  },
  attack_of_dead: {
    name: 'Нападай из мяугилы',
    help: 'Закончи свои ходы без карт. Следующий игрок ходит три раза за каждого зомби.',
  },
  skip: { name: 'Слиняй', help: 'Закончи ход и не бери карту.' },
  super_skip: { name: 'Мега-слиняй', help: 'Закончи все свои ходы без карт, сколько бы их ни было.' },
  see_future_3: { name: 'Подсмуртри грядущее (3x)', help: 'Посмотри три верхние карты колоды. Их видишь только ты.' },
  alter_future_3: { name: 'Подмурляй грядущее (3x)', help: 'Посмотри три верхние карты и разложи как хочешь.' },
  shuffle: { name: 'Затасуй', help: 'Перетасуй колоду.' },
  shuffle_now: { name: 'Затасуй ЩАС', help: 'Перетасуй колоду сразу же, хоть в чужой ход. Зомби тоже можно.' },
  feed_dead_now: {
    name: 'Подкорми муртвяков ЩАС',
    help: 'Остальные живые отдают по карте одному зомби на твой выбор. Можно в чужой ход.',
  },
  clairvoyance_now: { name: 'Зри в котень ЩАС', help: 'Подсмотри, куда другой прячет котёнка.' },
  clone: { name: 'Котирование', help: 'Делает то же, что верхняя карта сброса. С любым котом даёт пару.' },
  grave_robber: { name: 'Раскотитель могил', help: 'Каждый зомби отдаёт карту. Их замешивают в колоду.' },
  favor: { name: 'Подлижись', help: 'Другой игрок отдаёт тебе карту по своему выбору.' },
  dig_deeper: { name: 'Копай глубже', help: 'Посмотри верхнюю карту. Оставь её или возьми следующую.' },
  draw_bottom: { name: 'Бери со дна', help: 'Закончи ход нижней картой колоды вместо верхней.' },
  feral_cat: { name: 'Дикий кот', help: 'Заменяет любого кота в паре или тройке.' },
  cat_vampire: cat('Кот-вампир'),
  cat_electro: cat('Электрокот'),
  cat_lantern: cat('Тыквокот'),
  cat_headless: cat('Безголовый кот'),
  cat_taco: cat('Такокот'),
  cat_melon: cat('Арбузокот'),
  cat_potato: cat('Волосатый картофелекот'),
  cat_beard: cat('Бородатый кот'),
  cat_rainbow: cat('Радугокот'),
};

const combos: Readonly<Record<Exclude<Title, Face>, string>> = {
  pair: 'Две одинаковые карты',
  triple: 'Три одинаковые карты',
};

export const titled = (title: Title): string =>
  quoted(title === 'pair' || title === 'triple' ? combos[title] : faces[title].name);

/** '«Подлижись»', '«Три одинаковые карты» ради карты «Неть»'. */
export const playedAs = ({ as, named }: Pick<Played, 'as' | 'named'>): string =>
  named === null ? titled(as) : `${titled(as)} ради карты ${titled(named)}`;
