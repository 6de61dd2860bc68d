/** Card names as printed in the Polish box, our own where there is none, and what each card does in one line of ours. */
import type { Face } from '../../../engine/games/kittens/faces.ts';
import type { Title } from '../../../engine/games/kittens/kittens.ts';
import type { FaceWords } from '../words.ts';

const cat = (name: string): FaceWords => ({
  name,
  help: 'W pojedynkę nic. Para kradnie kartę, trójka żąda wybranej.',
});

export const faces: Readonly<Record<Face, FaceWords>> = {
  exploding_kitten: { name: 'Eksplodujący kotek', help: 'Dobierasz go i wybuchasz, chyba że ratuje cię karta.' },
  zombie_kitten: {
    name: 'Zombie kotek',
    help: 'Ratuje przed kotkiem i ożywia jednego martwego gracza. Kotki ukrywasz z powrotem w talii.',
  },
  defuse: { name: 'Rozbrój', help: 'Ratuje przed kotkiem. Kotka ukrywasz z powrotem w talii.' },
  nope: { name: 'Nie, nie, nie', help: 'Blokuje cudze zagranie, także „Nie, nie, nie”. O każdej porze.' },
  attack_2x: { name: 'Atakuj (2x)', help: 'Kończysz swoje tury bez dobierania. Następny gracz ma dwie.' },
  targeted_attack_2x: { name: 'Precyzyjny atak (2x)', help: 'Jak „Atakuj”, ale ty wskazujesz, kto ma dwie tury.' },
  attack_of_dead: {
    name: 'Atak umarlaków',
    help: 'Kończysz swoje tury bez dobierania. Następny gracz ma po trzy za każdego martwego.',
  },
  skip: { name: 'Pomiń', help: 'Kończysz 1 turę bez dobierania.' },
  super_skip: { name: 'Superpomiń', help: 'Kończysz wszystkie swoje tury bez dobierania, ile by ich było.' },
  see_future_3: { name: 'Co kryje przyszłość (3x)', help: 'Oglądasz trzy następne karty talii. Tylko ty.' },
  alter_future_3: { name: 'Zmień przyszłość (3x)', help: 'Oglądasz trzy następne karty i układasz je po swojemu.' },
  shuffle: { name: 'Potasuj', help: 'Tasujesz talię.' },
  shuffle_now: { name: 'Potasuj TERAZ', help: 'Tasujesz talię od razu, także w cudzej turze. Umarlaki też mogą.' },
  feed_dead_now: {
    name: 'Nakarm umarlaki TERAZ',
    help: 'Wskazujesz umarlaka, a każdy inny żywy gracz daje mu kartę. W dowolnej turze.',
  },
  clairvoyance_now: { name: 'Jasnowidzenie TERAZ', help: 'Widzisz, gdzie ktoś inny ukrywa kotka.' },
  clone: { name: 'Klonuj', help: 'Działa jak wierzchnia odrzucona karta. Z dowolnym kotem tworzy parę.' },
  grave_robber: { name: 'Rabuś grobów', help: 'Każdy martwy gracz oddaje kartę. Wtasowujesz je do talii.' },
  favor: { name: 'Przysługa', help: 'Inny gracz daje ci jedną kartę, którą sam wybiera.' },
  dig_deeper: { name: 'Kop głębiej', help: 'Oglądasz kartę z wierzchu. Bierzesz ją albo tę pod spodem.' },
  draw_bottom: {
    name: 'Czerp z samego dna',
    help: 'Kończysz turę, dobierając kartę ze spodu talii zamiast z wierzchu.',
  },
  feral_cat: { name: 'Dziki kot', help: 'W parze lub trójce udaje dowolnego kota.' },
  cat_vampire: cat('Kot wampir'),
  cat_electro: cat('Elektrokot'),
  cat_lantern: cat('Kot dyniak'),
  cat_headless: cat('Kot bez głowy'),
  cat_taco: cat('Tacokot'),
  cat_melon: cat('Arbuzokot'),
  cat_potato: cat('Włochaty ziemniakot'),
  cat_beard: cat('Brodaty kot'),
  cat_rainbow: cat('Tęczokot'),
};

const combos: Readonly<Record<Exclude<Title, Face>, string>> = {
  pair: 'Jak dwie krople wody',
  triple: 'Jak trzy krople wody',
};

export const titled = (title: Title): string =>
  title === 'pair' || title === 'triple' ? combos[title] : faces[title].name;
