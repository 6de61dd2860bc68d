/** What one seat may know, decided here and nowhere else. Games write no code here, so they cannot leak here. */
import { perSeat } from './ask.ts';
import type {
  Event,
  Game,
  Match,
  Pending,
  Pile,
  PileView,
  Projected,
  Seat,
  SeenEvent,
  Shape,
  View,
  Waiting,
  Zone,
} from './contract.ts';
import { copy } from './copy.ts';

/** The table as one seat sees it; `null` is a watcher. */
export function project<S extends Shape>(match: Match<S>, seat: Seat | null): Projected<View<S>> {
  const { state } = match;
  const { seats, rules, gone, waiting, table, piles } = publicPart(match);
  const prompt = seat === null ? null : match.prompt(seat);
  const view: View<S> = {
    seat,
    seats,
    rules,
    table,
    own: seat === null ? null : copy(state.own[seat] ?? null),
    piles: seat === null ? piles : { ...piles, ...ownPiles(match, seat) },
    gone,
    waiting,
    prompt: prompt && { ...prompt, options: prompt.options.slice() },
  };
  return view as Projected<View<S>>;
}

type PublicPart<S extends Shape> = Omit<View<S>, 'seat' | 'own' | 'prompt'>;
const published = new WeakMap<object, { readonly version: number; readonly part: PublicPart<Shape> }>();

/** What everybody sees is copied once for all of them. */
function publicPart<S extends Shape>(match: Match<S>): PublicPart<S> {
  const last = published.get(match);
  if (last?.version === match.version) return last.part as PublicPart<S>;
  const { game, state, version } = match;
  const piles: Record<string, PileView> = {};
  for (const key in state.piles) {
    const cards = state.piles[key]!;
    piles[key] = { count: cards.length, cards: sees(game, key, null) ? cards.slice() : null };
  }
  const { seats, rules, table, gone, pending } = state;
  const part = { seats, rules, table: copy(table), piles, gone: gone.slice(), waiting: waiting(pending) };
  published.set(match, { version, part });
  return part;
}

/** The piles only this seat sees. */
function ownPiles<S extends Shape>({ game, state }: Match<S>, seat: Seat): Record<string, PileView> {
  const piles: Record<string, PileView> = {};
  for (const pile of secretPiles(game)) {
    const key = pile(seat);
    const cards = state.piles[key]!;
    piles[key] = { count: cards.length, cards: cards.slice() };
  }
  return piles;
}

const secret = new WeakMap<object, readonly ((seat: Seat) => Pile)[]>();
/** The zones that only their owners see, as names of piles. Read once, then remembered. */
function secretPiles<S extends Shape>({ zones }: Game<S>): readonly ((seat: Seat) => Pile)[] {
  let names = secret.get(zones);
  if (!names) {
    names = (Object.keys(zones) as S['Zone'][]).filter(zone => zones[zone].sight === 'owner').map(perSeat);
    secret.set(zones, names);
  }
  return names;
}

/** An event as one seat sees it, or null if it is none of their business. */
export function seen<S extends Shape>(
  game: Game<S>,
  event: Event<S>,
  seat: Seat | null,
): Projected<SeenEvent<S>> | null {
  switch (event.type) {
    case 'shuffle':
      return event as Projected<SeenEvent<S>>;
    case 'move': {
      const visible = sees(game, event.from, seat) || sees(game, event.to, seat);
      return { ...event, card: visible ? event.card : null } as Projected<SeenEvent<S>>;
    }
    case 'cue': {
      const mine = event.to === 'all' || (seat !== null && event.to.includes(seat));
      return mine ? ({ type: 'cue', cue: event.cue } as Projected<SeenEvent<S>>) : null;
    }
  }
}

/** All events of one input as one seat sees them. */
export function seenBy<S extends Shape>(
  game: Game<S>,
  events: readonly Event<S>[],
  seat: Seat | null,
): Projected<SeenEvent<S>>[] {
  return events.map(event => seen(game, event, seat)).filter(event => event !== null);
}

/** Does this seat see the faces in this pile? The root of all secrecy. */
export function sees<S extends Shape>(game: Game<S>, pile: Pile, seat: Seat | null): boolean {
  const {
    zone: { sight },
    owner,
  } = about(game, pile);
  return sight === 'all' || (sight === 'owner' && seat !== null && seat === owner);
}

interface About {
  readonly zone: Zone;
  readonly owner: Seat | null;
}
const known = new WeakMap<object, Map<Pile, About>>();

/** What the name of a pile tells. Read once, then remembered. */
export function about<S extends Shape>({ zones }: Game<S>, pile: Pile): About {
  let piles = known.get(zones);
  if (!piles) {
    piles = new Map();
    known.set(zones, piles);
  }
  let it = piles.get(pile);
  if (!it) {
    const [name, owner] = pile.split('/') as [S['Zone'], string?];
    it = { zone: zones[name], owner: owner === undefined ? null : Number(owner) };
    piles.set(pile, it);
  }
  return it;
}

function waiting<S extends Shape>(pending: Pending<S>): Waiting<S> {
  if (pending.on !== 'players') return pending;
  const { ask, answers } = pending;
  // A pass in an 'any' window would tell who cannot answer, so only 'each' shows who is ready.
  return { on: 'players', ask, answered: ask.rule === 'each' ? ask.seats.filter(seat => answers[seat]) : [] };
}
