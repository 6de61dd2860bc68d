/** Where a match is written down before anybody sees it; for one person and bots, where it is not. */
import type { Refusal, Seat } from '../../engine/contract.ts';
import type { Round } from '../match/host.ts';

/** What a match leaves to its desk. */
export interface Desk {
  /** A seed for the draw the match rests on. */
  agree(): Promise<string>;
  show(round: Round): void;
  /** Told after everything that was shown before. */
  inTurn(tell: () => void): void;
}

export interface DeskPorts {
  /** Everybody may see this now. 0: no entry binds it. */
  deliver(round: Round, seq: number): void;
  answer(seat: Seat, ask: number, chosen: readonly string[]): Refusal | null;
  leave(seat: Seat): void;
  refused(seat: Seat, ask: number, why: Refusal): void;
  bad(seat: Seat): void;
}

export const plainDesk = (seed: () => Promise<string>, { deliver }: Pick<DeskPorts, 'deliver'>): Desk => ({
  agree: seed,
  show: round => deliver(round, 0),
  inTurn: tell => tell(),
});
