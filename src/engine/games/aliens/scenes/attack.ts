/** A personal attack on its way: a box swallows it; else the target may stop it, redirect it or take it (K3, K4). */
import { done, go, over, seatOption, wordOption } from '../../../ask.ts';
import type { Option, Scene, Seat } from '../../../contract.ts';
import { type Aliens, hand, type Struck, type Table, type Word } from '../aliens.ts';
import { chooseMs, respondMs } from '../clocks.ts';
import { type Face, type Title, titleOf } from '../faces.ts';
import { clearAway } from '../front.ts';
import { hit } from '../harm.ts';
import { receivers, replies, uses } from '../replies.ts';
import { hasCards, lies } from '../seats.ts';
import type { Land } from './frames.ts';

type Steps =
  | Land
  | ({ at: 'force' | 'respond' | 'hit' } & Struck)
  | ({ at: 'use' | 'redirect' } & Struck & { with: Title });

const accept = wordOption<Word>('accept');
const stop = wordOption<Word>('stop');
const redirect = wordOption<Word>('redirect');

export const attack: Scene<Aliens, Steps> = {
  land: (w, f) => (lies(w, f.target, 'cardboard_box') ? unbox(w, f.target) : go({ ...f, at: 'respond' })),
  force: (w, f) => (lies(w, f.target, 'cardboard_box') ? unbox(w, f.target) : go({ ...f, at: 'hit' })),

  // With any card in hand the target is asked: whether one of them helps is not for others to know.
  respond: {
    ask: 'any',
    about: (_, { by, target, as }) => ({ kind: 'respond', by, target, as }),
    seats: (w, { target }) => (hasCards(w, target) ? [target] : []),
    options: answers,
    ms: respondMs,
    then(w, f, got) {
      const { target } = f;
      const choice = got.chosen(target)[0] ?? answers(w, f)[0]!;
      if (!('face' in choice)) return go({ ...f, at: 'hit' });
      const title = titleOf(choice.face as Face);
      w.move(choice.id, hand(target), 'discard');
      const ways = uses(w, f, title);
      if (ways.length > 1) return go({ ...f, at: 'use', with: title });
      return ways[0] === 'stop' ? stopped(w, target, title) : go({ ...f, at: 'redirect', with: title });
    },
  },

  use: {
    ask: 'any',
    about: (_, { target, with: title }) => ({ kind: 'use', by: target, with: title }),
    seats: (_, { target }) => [target],
    options: (w, f) => uses(w, f, f.with).map(use => (use === 'stop' ? stop : redirect)),
    ms: respondMs,
    then(w, f, got) {
      const way = got.seats.length > 0 ? got.word(f.target) : uses(w, f, f.with)[0];
      return way === 'redirect' ? go({ ...f, at: 'redirect' }) : stopped(w, f.target, f.with);
    },
  },

  redirect: {
    ask: 'any',
    about: (_, { target, as }) => ({ kind: 'redirect', by: target, as }),
    seats: (_, { target }) => [target],
    options: (w, { target }) => receivers(w, target).map(seatOption),
    ms: chooseMs,
    still: (w, { target }) => receivers(w, target).length > 0,
    then(w, { target, as, by, with: title }, got) {
      const next = got.seats.length > 0 ? got.seat(target) : receivers(w, target)[0];
      // Everybody who could have received it has left.
      if (next === undefined) return go({ at: 'respond', by, target, as });
      w.cue({ cue: 'redirected', by: target, with: title, target: next });
      return go({ at: 'land', by: target, target: next, as });
    },
  },

  hit(w, { by, target }) {
    const result = hit(w, by, [target]);
    return result ? over(result) : done();
  },
};

/** What the clock takes stands first: real Cute Eyes where they help, else taking the blow (K-56). */
function answers(w: Table, f: Struck): readonly Option[] {
  const cards = replies(w, f);
  const eyes = cards.filter(({ face }) => titleOf(face) === 'cute_eyes' && uses(w, f, 'cute_eyes')[0] === 'stop');
  return [...eyes, accept, ...cards.filter(card => !eyes.includes(card))];
}

function unbox(w: Table, target: Seat) {
  clearAway(w, target, 'cardboard_box');
  w.cue({ cue: 'boxed', by: target });
  return done();
}

function stopped(w: Table, by: Seat, title: Title) {
  w.cue({ cue: 'stopped', by, with: title });
  return done();
}
