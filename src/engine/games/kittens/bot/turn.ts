/** What the thinking bot does with its turn: flee when the next card is likely a kitten, else gather, else draw. */
import type { Option, Prompt, Seat, View } from '../../../contract.ts';
import { type Face, isCat } from '../faces.ts';
import { hand, type Kittens } from '../kittens.ts';
import type { Memory } from './memory.ts';

/** Ways out of drawing, best first. */
const escapes: readonly Face[] = [
  'attack_of_dead',
  'attack_2x',
  'targeted_attack_2x',
  'super_skip',
  'skip',
  'draw_bottom',
  'alter_future_3',
  'dig_deeper',
  'clone',
  'shuffle_now',
  'shuffle',
];
const gains: readonly Face[] = ['favor', 'grave_robber'];

export function playTurn(view: View<Kittens>, { options }: Prompt, memory: Memory): readonly string[] {
  const me = view.seat!;
  const { owed } = view.table.turn;
  const risk = memory.risk(view, 0);
  const saves = holding(view, me, 'zombie_kitten') + holding(view, me, 'defuse');
  const fear = saves > 1 ? 0.5 : saves === 1 ? 0.3 : 0.12;
  const isKnown = memory.at(0) !== null;

  if (!isKnown && risk > fear / 2) {
    const look = cardOption(options, 'see_future_3');
    if (look) return [look];
  }
  if (risk > fear || (owed > 2 && risk > 0)) {
    const way = escapes.map(face => cardOption(options, face)).find(id => id !== null);
    if (way && !(risk < 1 && isLastResort(options, way))) return [way];
  }
  const gain = combo(options) ?? gains.map(face => cardOption(options, face)).find(id => id !== null);
  return [gain ?? 'draw'];
}

/** Shuffling away an unknown top changes nothing. */
function isLastResort(options: readonly Option[], id: string): boolean {
  const option = options.find(option => option.id === id);
  return option !== undefined && 'face' in option && (option.face === 'shuffle' || option.face === 'shuffle_now');
}

/** Cats are for stealing; of other cards only spare ones. Three of a kind asks for a save card. */
function combo(options: readonly Option[]): string | null {
  const found = options.find(option => 'cards' in option && option.cards.every(({ face }) => isCat(face as Face)));
  return found?.id ?? null;
}

const cardOption = (options: readonly Option[], face: Face): string | null =>
  options.find(option => 'face' in option && option.face === face)?.id ?? null;

const holding = (view: View<Kittens>, seat: Seat, face: Face): number =>
  (view.piles[hand(seat)]?.cards ?? []).filter(card => card.face === face).length;
