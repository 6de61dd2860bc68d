/** What every part of a room page reads. */
import { createContext, useContext } from 'solid-js';
import type { Box } from '../../engine/games/boxes.ts';
import type { Shelf } from '../hints/seen.ts';
import type { EndWords } from '../words/end.ts';
import type { FairWords } from '../words/fair.ts';
import type { Language } from '../words/index.ts';
import type { CommonWords } from '../words/words.ts';
import type { RoomModel } from './create-room.ts';

export interface RoomParts {
  readonly room: RoomModel;
  readonly games: readonly Box[];
  readonly language: Language;
  readonly common: CommonWords;
  readonly end: EndWords;
  readonly fair: FairWords;
  readonly isPractice: boolean;
  /** What day it is, for the names of files. */
  now(): number;
  readonly shelf: Shelf;
  leave(): void;
}

export const RoomContext = createContext<RoomParts>();

export function useRoom(): RoomParts {
  const parts = useContext(RoomContext);
  if (!parts) throw new Error('outside of a room');
  return parts;
}
