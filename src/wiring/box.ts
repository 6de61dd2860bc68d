/** Games whose box has been opened on this page. */
import type { MakeBot } from '../engine/games/bots.ts';
import { makeRandomBot, type Opened, openBox } from '../engine/games/boxes.ts';

const opened = new Map<string, Opened>();

/** Nobody can deal a game before this. */
export async function unpack(id: string): Promise<void> {
  const found = opened.has(id) ? null : await openBox(id);
  if (found) opened.set(id, found);
}
export const gameOf = (id: string) => opened.get(id)?.game ?? null;
export const botFor = (id: string): MakeBot => opened.get(id)?.makeBot ?? makeRandomBot;
