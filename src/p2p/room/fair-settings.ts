/** What a journal's first page says of the game: everybody works it out from the lobby they see. */
import type { Settings } from '../fair/journal/ledger.ts';
import type { Lobby } from './lobby.ts';

export function settingsOf({ game, rules, phase }: Lobby): Settings {
  const seats = phase.at === 'playing' || phase.at === 'over' ? phase.seats : [];
  return { seats: seats.length, game, rules: { ...rules }, names: seats.map(({ name }) => name) };
}
