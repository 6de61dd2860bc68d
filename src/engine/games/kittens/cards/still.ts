/** Cards that are never played by themselves: kittens, save cards, Nope and the cats. Scenes look for them. */
import { card } from '../card.ts';
import { cats } from '../faces.ts';

export const explodingKitten = card({ title: 'exploding_kitten', when: 'never' });
export const zombieKitten = card({ title: 'zombie_kitten', when: 'never' });
export const defuse = card({ title: 'defuse', when: 'never' });
export const nope = card({ title: 'nope', when: 'never' });
export const feralCat = card({ title: 'feral_cat', when: 'never' });
export const catCards = cats.map(title => card({ title, when: 'never' }));
