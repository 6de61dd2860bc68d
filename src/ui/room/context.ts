/** What every part of a room page reads. */
import { createContext, useContext } from 'solid-js';
import type { AnyGame } from '../../engine/contract.ts';
import type { Shelf } from '../hints/seen.ts';
import type { Language } from '../words/index.ts';
import type { CommonWords } from '../words/words.ts';
import type { RoomModel } from './create-room.ts';

export interface RoomParts {
  readonly room: RoomModel;
  readonly games: readonly AnyGame[];
  readonly language: Language;
  readonly common: CommonWords;
  readonly isPractice: boolean;
  readonly shelf: Shelf;
  leave(): void;
}

export const RoomContext = createContext<RoomParts>();

export function useRoom(): RoomParts {
  const parts = useContext(RoomContext);
  if (!parts) throw new Error('outside of a room');
  return parts;
}
