/** English for every game. */
import { gameWords } from '../family.ts';
import type { HelpWords } from '../helping.ts';
import type { GamesWords } from '../words.ts';
import { aliens, title as aliensTitle } from './aliens.ts';
import { first } from './first.ts';
import { guides } from './guides.ts';
import { keys } from './keys.ts';
import { kittens, titles } from './kittens.ts';
import { moon, title as moonTitle } from './moon.ts';

export const games: GamesWords = {
  zombie_kittens: gameWords(kittens, titles.zombie_kittens, guides.zombie_kittens),
  party_pack: gameWords(kittens, titles.party_pack, guides.party_pack),
  apocalypse: gameWords(kittens, titles.apocalypse, guides.apocalypse),
  zombeasts: gameWords(moon, moonTitle, guides.zombeasts),
  kittens_vs_aliens: gameWords(aliens, aliensTitle, guides.kittens_vs_aliens),
};

export const help: HelpWords = { keys, first };
