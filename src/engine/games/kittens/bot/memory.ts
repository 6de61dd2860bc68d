/** What a player remembers of the deck: cards it saw or hid there, as long as nothing has moved them. */
import type { Seat, SeenEvent, View } from '../../../contract.ts';
import type { Face } from '../faces.ts';
import type { Cue, Kittens } from '../kittens.ts';

export interface Memory {
  watch(events: readonly SeenEvent<Kittens>[], view: View<Kittens>): void;
  /** I am about to hide a kitten here. */
  hide(depth: number): void;
  /** I am about to leave the top like this. */
  restack(top: readonly Face[]): void;
  /** The face at a depth; null if I cannot know it. */
  at(depth: number): Face | null;
  /** How likely the card at a depth is a kitten, from what I know and what everybody can count. */
  risk(view: View<Kittens>, depth: number): number;
}

export function makeMemory(me: Seat): Memory {
  let known: (Face | null)[] = [];
  let mine: number | null = null;

  const forget = () => {
    known = [];
  };
  const learn = (depth: number, face: Face) => {
    while (known.length <= depth) known.push(null);
    known[depth] = face;
  };

  function heed(cue: Cue): void {
    switch (cue.cue) {
      case 'drew':
        if (cue.from === 'top') known.shift();
        if (cue.from === 'second') known.splice(1, 1);
        return;
      case 'exploding':
        // It may have come from the top, from beneath it or from the bottom; only a known kitten says where.
        if (known[0] === 'exploding_kitten') known.shift();
        else if (known[1] === 'exploding_kitten') known.splice(1, 1);
        else forget();
        return;
      case 'future':
        cue.cards.forEach(({ face }, depth) => {
          learn(depth, face);
        });
        return;
      case 'altered':
        if (cue.by !== me) known.splice(0, 3, null, null, null);
        return;
      case 'hid':
        if (cue.by !== me) forget();
        else if (mine !== null) {
          while (known.length < mine) known.push(null);
          known.splice(mine, 0, 'exploding_kitten');
        }
        mine = null;
        return;
      case 'depths':
        for (const depth of cue.depths) learn(depth, 'exploding_kitten');
        return;
      case 'left':
        forget();
    }
  }

  return {
    watch(events) {
      for (const event of events) {
        if (event.type === 'shuffle' && event.pile === 'deck') forget();
        if (event.type === 'cue') heed(event.cue);
      }
    },
    hide(depth) {
      mine = depth;
    },
    restack(top) {
      known.splice(0, top.length, ...top);
    },
    at: depth => known[depth] ?? null,
    risk(view, depth) {
      const face = known[depth];
      if (face) return face === 'exploding_kitten' ? 1 : 0;
      const seen = known.filter(face => face !== null);
      const kittens = kittensLeft(view) - seen.filter(face => face === 'exploding_kitten').length;
      const unknown = view.piles.deck!.count - seen.length;
      return unknown > 0 ? Math.max(0, Math.min(1, kittens / unknown)) : 0;
    },
  };
}

/** Everybody can count them: one fewer than the living (rules 1.1). */
const kittensLeft = ({ table }: View<Kittens>): number => table.status.filter(status => status === 'alive').length - 1;
