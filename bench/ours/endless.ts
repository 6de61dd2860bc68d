/** A table of Zombie Kittens that never ends, to see whether a long match gets slower. */
import { go } from '../../src/engine/ask.ts';
import type { Game } from '../../src/engine/contract.ts';
import { zombieKittens } from '../../src/engine/games/kittens/game.ts';
import { blast, type Kittens, type Table } from '../../src/engine/games/kittens/kittens.ts';
import { turn } from '../../src/engine/games/kittens/scenes/turn.ts';
import { dead } from '../../src/engine/games/kittens/seats.ts';

const lowDeck = 10;

export const endless: Game<Kittens> = {
  ...zombieKittens,
  scenes: {
    ...zombieKittens.scenes,
    turn: {
      ...turn,
      begin(w: Table) {
        raiseTheDead(w);
        if (w.cards('deck').length < lowDeck) recycle(w);
        return go({ at: 'act', by: w.table.turn.seat });
      },
    },
  },
};

function raiseTheDead(w: Table): void {
  for (const seat of dead(w)) {
    w.table.status[seat] = 'alive';
    for (const { id } of [...w.cards(blast(seat))]) w.move(id, blast(seat), 'deck', w.cards('deck').length >> 1);
  }
}

/** The discard pile goes under the deck. */
function recycle(w: Table): void {
  for (const { id } of [...w.cards('discard')]) w.move(id, 'discard', 'deck', w.cards('deck').length);
}
