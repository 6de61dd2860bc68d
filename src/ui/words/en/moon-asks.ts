/** What Zombeasts asks people, in English. */
import type { Moon } from '../../../engine/games/moon/moon.ts';
import type { FamilyWords } from '../family.ts';
import { dreams, faces } from './moon-faces.ts';
import { does, whose } from './voice.ts';

export const asks: FamilyWords<Moon, string, string>['asks'] = {
  turn: ({ by }, who) => ({ mine: 'Your turn. Play a card.', theirs: `${whose(who, by)} turn.` }),
  again: ({ by, why }, who) => ({
    mine: `${why === 'migration' ? 'Migration!' : 'Bone!'} You may play another card.`,
    theirs: `${does(who, by, 'may', 'may')} play another card.`,
    pass: 'Enough',
  }),
  final: ({ by }, who) => ({
    mine: 'Final round: lay as many cards as fit.',
    theirs: `${does(who, by, 'lay', 'lays')} the last cards.`,
    pass: 'Done',
  }),
  where: ({ by, face }, who) => ({
    mine: `Where does ${faces[face].name} go?`,
    theirs: `${does(who, by, 'find', 'finds')} a place for ${faces[face].name}.`,
  }),
  swap: ({ by, face }, who) => ({
    mine: `Which card do you take for ${faces[face].name}?`,
    theirs: `${does(who, by, 'swap', 'swaps')} ${faces[face].name} for somebody's card.`,
  }),
  paint: ({ by }, who) => ({
    mine: 'Which colour shall the white cards have?',
    theirs: `${does(who, by, 'repaint', 'repaints')} a moon.`,
    pass: 'Leave it',
  }),
  prize: ({ by }, who) => ({
    mine: 'Four different animals: take a card of the reserve for your score.',
    theirs: `${does(who, by, 'choose', 'chooses')} a prize.`,
    pass: 'No prize',
  }),
  dream: ({ by, dream, migrates }, who) => ({
    mine: `${dreams[dream].name}: ${dreams[dream].help}${migrates ? ', or migrate?' : '?'}`,
    theirs: `${does(who, by, 'dream', 'dreams')} of a ${dreams[dream].name}.`,
    pass: migrates ? 'Neither' : 'No, thanks',
  }),
  carrot: ({ by }, who) => ({
    mine: 'Carrot: which card of your hand goes into a moon?',
    theirs: `${does(who, by, 'swap', 'swaps')} a card of a moon.`,
    pass: 'None',
  }),
  replace: ({ by, face }, who) => ({
    mine: `Which card does ${faces[face].name} replace?`,
    theirs: `${does(who, by, 'put', 'puts')} ${faces[face].name} into a moon.`,
  }),
  mouse: ({ by }, who) => ({
    mine: 'Mouse: which card of the reserve joins one of your moons?',
    theirs: `${does(who, by, 'pick', 'picks')} a card of the reserve.`,
    pass: 'None',
  }),
  keep: ({ by }, who) => ({
    mine: `${does(who, by, 'dream', 'dreams')} of a Hand: choose five cards to keep.`,
    theirs: 'Everybody comes to five cards.',
  }),
  draw: ({ by, left }, who) => ({
    mine: `Draw a card, ${left} left.`,
    theirs: `${does(who, by, 'draw', 'draws')} cards, up to ${left}.`,
  }),
};
