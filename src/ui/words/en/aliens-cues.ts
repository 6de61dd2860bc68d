/** What happens in Kittens vs Aliens, in English: one line of the log each. */
import type { Aliens, Cue } from '../../../engine/games/aliens/aliens.ts';
import type { Face } from '../../../engine/games/aliens/faces.ts';
import type { FamilyWords } from '../family.ts';
import type { Said, Who } from '../words.ts';
import { characters, faces, roles, someRole, standing, titled } from './aliens-faces.ts';
import { does, list, plural, sentence, whom, whose } from './voice.ts';

export const cues: FamilyWords<Aliens, string, string>['cues'] = {
  dealt: ({ characters: dealt }, who) =>
    line(
      `${dealt.map((name, seat) => does(who, seat, `are ${characters[name]}`, `is ${characters[name]}`)).join('. ')}.`,
    ),
  turn: ({ by, round }, who) => line(`${whose(who, by)} turn, round ${round}.`),
  skipped: ({ by }, who) =>
    line(`${does(who, by, 'sit in a carrier and skip', 'sits in a carrier and skips')} this turn.`),
  exchanged: ({ by, cards }, who) =>
    line(
      `${does(who, by, 'can play nothing, show', 'can play nothing, shows')} and replace${by === who.me ? '' : 's'} ${names(cards)}.`,
    ),
  played: (cue, who) => line(`${does(who, cue.by, 'play', 'plays')} ${laid(cue)}${at(cue, who)}.`),
  fizzled: ({ by, as }, who) => line(`${whose(who, by)} ${titled(as)} comes to nothing.`),
  stopped: ({ by, with: title }, who) => line(`${does(who, by, 'stop', 'stops')} the attack: ${titled(title)}.`),
  redirected: ({ by, with: title, target }, who) =>
    line(`${does(who, by, 'send', 'sends')} the attack to ${whom(who, target)}: ${titled(title)}.`),
  boxed: ({ by }, who) => line(`${whose(who, by)} box swallows the attack.`),
  spared: ({ by }, who) => line(`${does(who, by, 'do not notice', 'does not notice')} the catastrophe.`),
  hurt: ({ target, lives }, who) => line(`${does(who, target, 'lose', 'loses')} a life, ${left(lives)}.`),
  bitten: ({ by, target, lives }, who) =>
    line(`${whose(who, by)} mad cat bites: ${does(who, target, 'lose', 'loses')} a life, ${left(lives)}.`),
  healed: ({ target, lives }, who) => line(`${does(who, target, 'feel', 'feels')} better: ${count(lives)}.`),
  out: ({ by, role }, who) => line(`${does(who, by, 'are out. You were', 'is out and was')} ${someRole[role]}.`),
  left: ({ by }, who) => line(`${does(who, by, 'leave', 'leaves')} the table.`),
  guardian: ({ race, now }) =>
    line(
      now === 'stands'
        ? `${someRole[race]} now guards the track.`
        : `The ${roles[race].one} no longer guards the track.`,
    ),
  struck: ({ race, damage }) => line(`The guarding ${roles[race].one} is hit, ${damage} of 3.`),
  took: ({ by, face }, who) => line(`${does(who, by, 'take', 'takes')} ${faces[face].name} from the track.`),
  placed: ({ face, kittens }) => line(`${faces[face].name} comes to the track: ${standing(kittens)}.`),
  drew: ({ by, count: n }, who) =>
    line(`${does(who, by, 'draw', 'draws')} ${plural(n, { one: '# card', other: '# cards' })}.`),
  reshuffled: () => line('The discard pile becomes the new deck.'),
  sensed: ({ target, cards }, who) => ({
    line: `${whose(who, target)} hand: ${names(cards)}.`,
    secret: {
      title: `The hand of ${whom(who, target)}`,
      items: cards.map(({ face }) => ({ face, note: '' })),
    },
  }),
  shared: ({ by, target }, who) => line(`${does(who, by, 'take', 'takes')} a card from ${whom(who, target)}.`),
  swirled: () => line('The hurricane is over. Everybody has two new cards.'),
  roles: ({ roles: shown }, who) =>
    line(
      `${shown.map((role, seat) => does(who, seat, `were ${someRole[role]}`, `was ${someRole[role]}`)).join('. ')}.`,
    ),
};

/** Names such as 'Want More!' bring their own mark. */
const line = (text: string): Said => ({ line: sentence(text).replace(/!\.$/, '!') });
const names = (cards: readonly { readonly face: Face }[]): string => list(cards.map(({ face }) => faces[face].name));
const count = (lives: number): string => plural(lives, { one: '# life', other: '# lives' });
const left = (lives: number): string => (lives === 0 ? 'the last one' : `${count(lives)} left`);

type Played = Extract<Cue, { cue: 'played' }>;
const laid = ({ as, boosts }: Played): string => list([...boosts, as].map(titled));

function at({ target }: Played, who: Who): string {
  if (target === null) return '';
  return target === 'guardian' ? ' on the guardian' : ` on ${whom(who, target)}`;
}
