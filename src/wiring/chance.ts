/** What only this device can give: randomness, and which page it runs. */
import { quickRng, toHex } from '../engine/rng.ts';
import { cats, type Page, wire } from '../p2p/door/join-messages.ts';
import type { RandomBytes } from '../p2p/door/room-link.ts';
import type { Chance } from '../p2p/room/table-match.ts';

declare const __ENGINE__: string;
declare const __BUILD__: string;

export const page: Page = { wire, engine: __ENGINE__, build: __BUILD__ };

export const random: RandomBytes = count => crypto.getRandomValues(new Uint8Array(count));
export const randomRng = () => quickRng(crypto.getRandomValues(new Int32Array(1))[0] ?? 0);
export const randomCat = (): number => randomRng().below(cats);

export const chance: Chance = { seed: async () => toHex(random(64)), rng: randomRng };
