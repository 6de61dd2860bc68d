/** Whom the table waits for, and how turns are owed, ended and handed on. */
import type { INVALID_MOVE } from './library.ts';
import type { Tabled } from './table.ts';

/** What a move returns. */
export type Made = typeof INVALID_MOVE | undefined;

/** The table waits for one seat. */
export function ask({ events }: Tabled, seat: number, stage: string): Made {
  events.setActivePlayers({ value: { [seat]: stage } });
  return undefined;
}

/** The same turn goes on. */
export function goOn({ events }: Tabled): Made {
  events.setActivePlayers({ value: {} });
  return undefined;
}

export function endOne(context: Tabled): Made {
  const { G } = context;
  if (G.owed === 1) return endAll(context);
  G.owed--;
  return goOn(context);
}

export function endAll({ G, events }: Tabled): Made {
  G.owed = 1;
  G.attacked = false;
  events.endTurn();
  return undefined;
}

export function attack({ G, events }: Tabled, turns: number): Made {
  G.owed = turns + (G.attacked ? G.owed : 0);
  G.attacked = true;
  events.endTurn();
  return undefined;
}
