/** A toy with hidden roles: one alien, votes cast in secret. Proves that the contract is not about cards. */
import { frame, go, over, seatOption } from '../../../src/engine/ask.ts';
import type { Game, Result, Scene, Seat, Shape, World } from '../../../src/engine/contract.ts';

interface Moles extends Shape {
  Face: never;
  Zone: never;
  Rules: { readonly voteMs: number };
  Table: { readonly out: Seat[] };
  Own: { role: 'kitten' | 'alien' };
  Vault: object;
  Ask: { readonly kind: 'vote' };
  Cue: { readonly cue: 'ejected'; readonly seat: Seat; readonly role: string };
  End: 'alien-out' | 'kittens-out';
}

const present = (w: World<Moles>) => w.seats.filter(seat => !w.table.out.includes(seat));

const match: Scene<Moles, { at: 'roles' } | { at: 'vote' }> = {
  roles: {
    random: 'deal the roles',
    sight: 'none',
    then(w, _, rng) {
      const alien = rng.below(w.seats.length);
      for (const seat of w.seats) w.own[seat] = { role: seat === alien ? 'alien' : 'kitten' };
      return go({ at: 'vote' });
    },
  },
  vote: {
    ask: 'each',
    about: () => ({ kind: 'vote' }),
    seats: present,
    options: (w, _, seat) =>
      present(w)
        .filter(other => other !== seat)
        .map(seatOption),
    ms: w => w.rules.voteMs,
    then(w, _, got) {
      const votes = w.seats.map(seat => got.seats.filter(voter => got.seat(voter) === seat).length);
      const result = eject(w, votes.indexOf(Math.max(...votes)));
      return result ? over(result) : go({ at: 'vote' });
    },
  },
};

function eject(w: World<Moles>, seat: Seat): Result<Moles> | null {
  const { role } = w.own[seat]!;
  w.table.out.push(seat);
  w.cue({ cue: 'ejected', seat, role });
  const kittens = present(w).filter(other => w.own[other]!.role === 'kitten');
  if (role === 'alien') return { winners: kittens, why: 'alien-out' };
  if (kittens.length > 1) return null;
  return { winners: w.seats.filter(other => w.own[other]!.role === 'alien'), why: 'kittens-out' };
}

export const moles: Game<Moles> = {
  id: 'moles',
  seats: { min: 3, max: 8 },
  choices: { voteMs: [30_000] },
  zones: {},
  scenes: { match },
  setup: seats => ({
    table: { out: [] },
    own: Array.from({ length: seats }, () => ({ role: 'kitten' as const })),
    vault: {},
    piles: {},
    first: frame('match', { at: 'roles' }),
  }),
  leave: (w, seat) => (w.table.out.includes(seat) ? null : eject(w, seat)),
  signs: ({ out }, seat) => (out.includes(seat) ? [{ sign: 'out' }] : []),
  broken: () => null,
  redeal(w, me, rng) {
    if (me !== null && w.own[me]!.role === 'alien') return;
    const others = present(w).filter(seat => seat !== me);
    if (!others.some(seat => w.own[seat]!.role === 'alien')) return;
    const alien = others[rng.below(others.length)];
    for (const seat of others) w.own[seat] = { role: seat === alien ? 'alien' : 'kitten' };
  },
};
