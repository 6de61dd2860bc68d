/** Where a match can be found resting. */
import type { Seat, Shape } from '../../../../src/engine/contract.ts';
import type { Running } from '../../../../src/engine/running.ts';
import type { Sim } from './sim.ts';

type Rest = (match: Running<Shape>) => boolean;

export const onDraw =
  (why?: string): Rest =>
  ({ state: { pending } }) =>
    pending.on === 'random' && (why === undefined || pending.draw.why === why);

export const onPlayers: Rest = ({ state: { pending } }) => pending.on === 'players';

/** This seat, and nobody else, is waited for. */
export const onSeat =
  (seat: Seat): Rest =>
  ({ state: { pending } }) =>
    pending.on === 'players' && pending.ask.seats.join() === `${seat}`;

/** A draw that is not the first. */
export const onLaterDraw: Rest = match => onDraw()(match) && match.state.serial > 1;

export const openAsk = ({ match }: Sim): number => {
  const { pending } = match.state;
  if (pending.on !== 'players') throw new Error('nobody is asked');
  return pending.ask.id;
};
