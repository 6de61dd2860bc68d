/** English for somebody who has never sat at such a table. Its keys are the law for other languages. */
import type { HintId } from '../helping.ts';

export const first = {
  howFor: (game: string): string => `How it plays: ${game}`,
  tryIt: 'Try it: 60 seconds',
  tryHelp: 'A short game with the cards laid ready. Nothing can go wrong.',
  close: 'Close',
  skip: 'Skip',
  next: 'Next',
  gotIt: 'Got it',
  step: (n: number, of: number): string => `${n} of ${of}`,
  intro: [
    { title: 'Draw.', text: 'Hope it is not the kitten.' },
    { title: 'Play cards to dodge.', text: 'As many as you like, before you draw.' },
    { title: 'Nope stops anything.', text: "Somebody else's card, or another Nope." },
  ],
  hints: {
    turn: 'Play as many cards as you like. Drawing ends your turn.',
    raised: 'Below you read what the card does. Tap it again to play it.',
    window: 'Tap red to stop it, or do nothing.',
    pair: 'Two cats alike: together they steal a card.',
    kitten: 'A kitten! You hold what saves you: tap it.',
    insert: 'Only you see this. Slide to where the kitten is to lie.',
    dead: 'Dead, but not gone: bright cards you may still play.',
    owes: 'You owe more than one turn: draw that many times.',
  } satisfies Readonly<Record<HintId, string>>,
  /** The scripted deal. */
  lesson: {
    pair: 'Two cats alike steal a card. Lift one and press “2 ×”.',
    steal: 'Now choose whom to rob.',
    draw: 'Draw. That ends your turn.',
    wait: 'Others play, you watch. To stop somebody you would need a Nope.',
    peek: 'See the Future shows the next three cards. Play it.',
    seen: 'The second one is a kitten. Draw while it is safe.',
    boom: 'There it is. Defuse it!',
    hide: 'Hide the kitten on top: whoever draws next gets it.',
    won: 'Boom! You have won. That is the whole game.',
  },
};
