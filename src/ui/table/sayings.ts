/** Events become sentences: cues through the dictionary, and cards that come to my hand or leave it in secret. */
import type { Pile, Seat, SeenEvent, Shape } from '../../engine/contract.ts';
import type { CommonWords, GameWords, Secret, Who } from '../words/words.ts';
import { ownerOf, sightOf, type Zones } from './piles.ts';

export interface Teller {
  readonly zones: Zones;
  readonly words: GameWords;
  readonly common: CommonWords;
  readonly who: Who;
}

export interface Told {
  readonly lines: readonly string[];
  readonly secret: Secret | null;
}

/** The events of one input, told in order. */
export function told(events: readonly SeenEvent[], teller: Teller): Told {
  const tale = new Tale(teller);
  for (const event of events) {
    if (event.type === 'move') tale.move(event);
    if (event.type === 'shuffle') tale.shuffle(event.pile);
    if (event.type === 'cue') tale.cue(event.cue);
  }
  tale.settle();
  return tale;
}

type Move = Extract<SeenEvent, { type: 'move' }>;
type Way = 'gains' | 'loses';

class Tale implements Told {
  readonly lines: string[] = [];
  secret: Secret | null = null;
  readonly #teller: Teller;
  readonly #shuffled = new Set<string>();
  /** What came or went and is not told yet. */
  #held: { readonly way: Way; readonly faces: string[] } | null = null;

  constructor(teller: Teller) {
    this.#teller = teller;
  }

  move(move: Move): void {
    const way = wayOf(move, this.#teller);
    if (!way || !move.card) return;
    if (this.#held?.way !== way) this.settle();
    this.#held ??= { way, faces: [] };
    this.#held.faces.push(this.#teller.words.face(move.card.face).name);
  }

  shuffle(pile: Pile): void {
    this.settle();
    const name = this.#teller.words.zone(pile.split('/')[0] ?? pile);
    if (name === null || this.#shuffled.has(name)) return;
    this.#shuffled.add(name);
    this.lines.push(this.#teller.common.log.shuffled(name));
  }

  /** What happened comes first, then what it brought me. */
  cue(cue: Shape['Cue']): void {
    const { line, secret } = this.#teller.words.cue(cue, this.#teller.who);
    if (line !== null) this.lines.push(line);
    if (secret) this.secret = secret;
    this.settle();
  }

  settle(): void {
    if (this.#held) this.lines.push(this.#teller.common.log[this.#held.way](this.#held.faces));
    this.#held = null;
  }
}

/** Cards that I lay down for all to see are told by the cue of what I did. */
function wayOf({ card, from, to }: Move, { zones, who }: Teller): Way | null {
  if (!card || who.me === null) return null;
  if (isMine(to, zones, who.me)) return 'gains';
  return isMine(from, zones, who.me) && sightOf(zones, to) !== 'all' ? 'loses' : null;
}

const isMine = (pile: Pile, zones: Zones, me: Seat) => ownerOf(pile) === me && sightOf(zones, pile) === 'owner';
