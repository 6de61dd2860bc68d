/** A match beside the match: `fork` for trying moves, `save` for the disk, `redeal` for imagining what is hidden. */
import type { Answer, Card, Match, Option, Rng, Seat, Shape, State } from './contract.ts';
import { copy } from './copy.ts';
import { Running, type Settings } from './running.ts';
import { about, sees } from './view.ts';
import type { Live } from './world.ts';

/** A second match that goes on from here on its own. Cards and finished facts are shared, the rest is copied. */
export function fork<S extends Shape>(
  match: Match<S>,
  settings: Settings = (match as Running<S>).settings,
): Running<S> {
  return new Running(match.game, save(match) as unknown as Live<S>, settings);
}

/** The state as it is now, to keep. */
export function save<S extends Shape>({ state }: Match<S>): State<S> {
  const piles = { ...state.piles } as Record<string, Card<S['Face']>[]>;
  for (const key in piles) piles[key] = piles[key]!.slice();
  const { pending } = state;
  return {
    seats: state.seats,
    rules: state.rules,
    table: copy(state.table),
    own: copy(state.own),
    vault: copy(state.vault),
    piles,
    gone: state.gone.slice(),
    stack: state.stack.map(({ scene, step }) => ({ scene, step })),
    pending: pending.on === 'players' ? { ...pending, answers: pending.answers.slice() } : pending,
    serial: state.serial,
  };
}

/** A place a hidden card lies in, and the faces that cannot be there. */
interface Place {
  readonly cards: Card[];
  readonly at: number;
  readonly never: readonly string[];
}

/** A match that looks the same to `seat`: all it cannot see is dealt anew. */
export function redeal<S extends Shape>(match: Match<S>, seat: Seat | null, rng: Rng, settings?: Settings): Running<S> {
  const other = fork(match, settings);
  const { game, state } = other;
  mix(hidden(other, seat), rng);
  if (game.redeal) game.redeal(other.world, seat, rng);
  else if (hasSecrets(state)) throw new Error(`${game.id} has secrets besides its cards and no redeal`);
  if (state.pending.on === 'players') {
    // What others have answered is sealed, too.
    const answers = state.pending.answers as Answer[];
    for (const s of state.seats) if (s !== seat) answers[s] = null;
  }
  return other;
}

function hidden<S extends Shape>(match: Running<S>, seat: Seat | null): Place[] {
  const { game, state } = match;
  const shown = (seat !== null && match.prompt(seat)?.options) || nothing;
  const places: Place[] = [];
  for (const key in state.piles) {
    if (sees(game, key, seat)) continue;
    const cards = state.piles[key]!;
    const { never = nothing } = about(game, key).zone;
    for (let at = 0; at < cards.length; at++) {
      if (!shown.some(option => isOf(option, cards[at]!))) places.push({ cards, at, never });
    }
  }
  return places;
}

/** A shuffle that puts no card where it cannot be. A forbidden swap looks for another partner: staying would tell. */
function mix(places: readonly Place[], rng: Rng): void {
  for (let n = places.length - 1; n > 0; n--) {
    const a = places[n]!;
    const card = a.cards[a.at]!;
    for (;;) {
      const b = places[rng.below(n + 1)]!;
      const there = b.cards[b.at]!;
      if (a !== b && (a.never.includes(there.face) || b.never.includes(card.face))) continue;
      a.cards[a.at] = there;
      b.cards[b.at] = card;
      break;
    }
  }
}

const nothing: readonly never[] = [];
const hasSecrets = <S extends Shape>({ own, vault }: Live<S>) =>
  Object.keys(vault).length > 0 || own.some(mine => Object.keys(mine).length > 0);
const isOf = (option: Option, card: Card) =>
  option.id === card.id || ('cards' in option && option.cards.includes(card));
