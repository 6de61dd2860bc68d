/** When the thinking bot says Nope: when it hurts me, and when mine was stopped and matters. */
import type { Card, Prompt, Seat, View } from '../../../contract.ts';
import type { Asked, Kittens, Title } from '../kittens.ts';

type Window = Extract<Asked, { kind: 'nope' }>;

const thefts: readonly Title[] = ['favor', 'pair', 'triple', 'targeted_attack_2x'];
const attacks: readonly Title[] = ['attack_2x', 'attack_of_dead'];
const vital: readonly Title[] = ['attack_2x', 'targeted_attack_2x', 'attack_of_dead', 'skip', 'super_skip', 'triple'];

export function react(view: View<Kittens>, { options }: Prompt, about: Window): readonly string[] {
  const card = options.find(
    (option): option is Card => 'face' in option && (option.face === 'nope' || option.face === 'clone'),
  );
  if (!card || !wants(view, about)) return [];
  return [card.id];
}

function wants(view: View<Kittens>, { by, as, target, nopes }: Window): boolean {
  const me = view.seat!;
  const goesAhead = nopes % 2 === 0;
  if (by === me) return !goesAhead && vital.includes(as);
  return goesAhead && hurts(view, me, as, target);
}

function hurts(view: View<Kittens>, me: Seat, as: Title, target: Seat | null): boolean {
  if (thefts.includes(as)) return target === me;
  return attacks.includes(as) && nextAlive(view) === me;
}

function nextAlive({ table: { turn, status }, seats }: View<Kittens>): Seat | null {
  const order = seats.map(step => (turn.seat + 1 + step) % seats.length);
  return order.find(seat => status[seat] === 'alive') ?? null;
}
