/** What Zombeasts asks people, in Polish. */
import type { Moon } from '../../../engine/games/moon/moon.ts';
import type { FamilyWords } from '../family.ts';
import { dreams, faces } from './moon-faces.ts';
import { does, turnOf, upTo } from './voice.ts';

export const asks: FamilyWords<Moon, string, string>['asks'] = {
  turn: ({ by }, who) => ({ mine: 'Twoja tura. Zagraj kartę.', theirs: `${turnOf(who, by)}.` }),
  again: ({ by, why }, who) => ({
    mine: `${why === 'migration' ? 'Migracja' : 'Kość'}: możesz zagrać jeszcze jedną kartę.`,
    theirs: `${does(who, by, 'możesz', 'może')} zagrać jeszcze jedną kartę.`,
    pass: 'Wystarczy',
  }),
  final: ({ by }, who) => ({
    mine: 'Ostatnia runda: dokładaj wszystko, co pasuje.',
    theirs: `${does(who, by, 'dokładasz', 'dokłada')} ostatnie karty.`,
    pass: 'Gotowe',
  }),
  where: ({ by, face }, who) => ({
    mine: `Gdzie ma trafić ${faces[face].name}?`,
    theirs: `${does(who, by, 'szukasz', 'szuka')} miejsca: ${faces[face].name}.`,
  }),
  swap: ({ by, face }, who) => ({
    mine: `Którą cudzą kartę zastąpi ${faces[face].name}?`,
    theirs: `${does(who, by, 'podmieniasz', 'podmienia')} cudzą kartę: ${faces[face].name}.`,
  }),
  paint: ({ by }, who) => ({
    mine: 'Jaki kolor mają mieć białe karty?',
    theirs: `${does(who, by, 'przemalowujesz', 'przemalowuje')} księżyc.`,
    pass: 'Zostaw',
  }),
  prize: ({ by }, who) => ({
    mine: 'Cztery różne zwierzaki: weź kartę z rezerwy do swoich punktów.',
    theirs: `${does(who, by, 'wybierasz', 'wybiera')} nagrodę.`,
    pass: 'Bez nagrody',
  }),
  dream: ({ by, dream, migrates }, who) => ({
    mine: `${dreams[dream].name}: ${dreams[dream].help}${migrates ? '? A może migracja?' : '?'}`,
    theirs: `${does(who, by, 'marzysz', 'marzy')} ${dreams[dream].about}.`,
    pass: migrates ? 'Żadne z nich' : 'Nie, dzięki',
  }),
  carrot: ({ by }, who) => ({
    mine: 'Marchewka: która karta z ręki trafi do księżyca?',
    theirs: `${does(who, by, 'wymieniasz', 'wymienia')} kartę w księżycu.`,
    pass: 'Żadna',
  }),
  replace: ({ by, face }, who) => ({
    mine: `Którą kartę zastąpi ${faces[face].name}?`,
    theirs: `${does(who, by, 'wkładasz', 'wkłada')} do księżyca: ${faces[face].name}.`,
  }),
  mouse: ({ by }, who) => ({
    mine: 'Mysz: która karta z rezerwy trafi do twojego księżyca?',
    theirs: `${does(who, by, 'wybierasz', 'wybiera')} kartę z rezerwy.`,
    pass: 'Żadna',
  }),
  keep: ({ by }, who) => ({
    mine: `${does(who, by, 'marzysz', 'marzy')} o dłoni: wybierz pięć kart, które zostają.`,
    theirs: 'Wszyscy wyrównują do pięciu kart.',
  }),
  draw: ({ by, left }, who) => ({
    mine: `Dobierz kartę, zostało: ${left}.`,
    theirs: `${does(who, by, 'dobierasz', 'dobiera')} ${upTo(left)}.`,
  }),
};
