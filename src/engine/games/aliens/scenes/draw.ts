/** Cards from the deck. When one is needed and there is none, the discard pile becomes the new deck (K-35, K-59). */
import { done, go } from '../../../ask.ts';
import type { Rng, Scene } from '../../../contract.ts';
import type { Aliens, Table } from '../aliens.ts';
import type { Draw, Ready } from './frames.ts';

type Steps = Draw | Ready | (Omit<Draw, 'at'> & { at: 'renew' }) | (Omit<Ready, 'at'> & { at: 'extend' });

export const draw: Scene<Aliens, Steps> = {
  draw(w, f) {
    let { drawn } = f;
    for (; drawn < f.count && w.cards('deck').length > 0; drawn++) w.move(w.cards('deck')[0]!.id, 'deck', f.to);
    if (drawn < f.count && w.cards('discard').length > 0) return go({ ...f, at: 'renew', drawn });
    if (f.by !== null && drawn > 0) w.cue({ cue: 'drew', by: f.by, count: drawn });
    return done();
  },
  renew: {
    random: 'shuffle the discard pile into a new deck',
    sight: 'none',
    then(w, f, rng) {
      renew(w, rng);
      return go({ ...f, at: 'draw' });
    },
  },

  ready(w, { count }) {
    if (w.cards('deck').length >= count || w.cards('discard').length === 0) return done();
    return go({ at: 'extend', count });
  },
  extend: {
    random: 'shuffle the discard pile beneath the deck',
    sight: 'none',
    then(w, _, rng) {
      renew(w, rng);
      return done();
    },
  },
};

/**
 * Moved first, shuffled after: the move is seen by everybody, the order by nobody.
 * A card left in the deck stays on top: it would have been drawn before the others.
 */
function renew(w: Table, rng: Rng): void {
  const left = w.cards('deck')[0];
  if (left) w.move(left.id, 'deck', 'pool');
  for (const { id } of [...w.cards('discard')]) w.move(id, 'discard', 'deck');
  w.shuffle('deck', rng);
  if (left) w.move(left.id, 'pool', 'deck');
  w.cue({ cue: 'reshuffled' });
}
