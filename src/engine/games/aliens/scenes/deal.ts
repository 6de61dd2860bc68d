/** Before the first turn: roles, characters, the track, hands, and who begins, all from one sealed draw. */
import { call, frame, go } from '../../../ask.ts';
import type { Rng, Scene } from '../../../contract.ts';
import { type Aliens, hand, type Table } from '../aliens.ts';
import { boards, characters } from '../characters/index.ts';
import { raceOf } from '../faces.ts';
import { rolesFor } from '../roles.ts';
import { trackLength } from '../winning.ts';

const handSize = 5;
/** The track begins with three symbols of one race and four of the other. */
const mostOfARace = 4;

type Steps = { at: 'deal' } | { at: 'turns' };

export const match: Scene<Aliens, Steps> = {
  deal: {
    random: 'deal',
    sight: 'none',
    then(w, _, rng) {
      dealRoles(w, rng);
      dealCharacters(w, rng);
      w.shuffle('deck', rng);
      layTrack(w);
      w.shuffle('deck', rng);
      for (let n = 0; n < handSize; n++) for (const seat of w.seats) w.move(w.cards('deck')[0]!.id, 'deck', hand(seat));
      const seat = rng.below(w.seats.length);
      w.table.turn = { ...w.table.turn, seat, first: seat };
      return go({ at: 'turns' });
    },
  },
  turns: () => call(frame('turn', { at: 'begin' }), { at: 'turns' }),
};

function dealRoles(w: Table, rng: Rng): void {
  const roles = rng.shuffled(rolesFor(w.seats.length));
  for (const seat of w.seats) w.own[seat] = { role: roles[seat]! };
}

function dealCharacters(w: Table, rng: Rng): void {
  const dealt = rng.shuffled(characters).slice(0, w.seats.length);
  for (const seat of w.seats) {
    const player = w.table.players[seat]!;
    player.character = dealt[seat]!;
    player.max = boards[dealt[seat]!].lives + (w.rules.livesBonus ? 1 : 0);
    player.lives = player.max;
  }
  w.cue({ cue: 'dealt', characters: dealt });
}

/** Cards are turned up one by one; those of a race that is complete are put aside and go back. */
function layTrack(w: Table): void {
  const track = w.cards('track');
  while (track.length < trackLength) {
    const card = w.cards('deck')[0]!;
    const same = track.filter(({ face }) => raceOf(face) === raceOf(card.face)).length;
    if (same === mostOfARace) w.move(card.id, 'deck', 'discard');
    else w.move(card.id, 'deck', 'track', track.length);
  }
  for (const { id } of [...w.cards('discard')]) w.move(id, 'discard', 'deck');
}
