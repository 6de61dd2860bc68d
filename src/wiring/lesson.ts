/** Opens the 60-second deal: practice with one neighbour, whose part is written. */
import type { RoomEars, RoomMouth } from '../ui/room/create-room.ts';
import { gameOf } from './box.ts';
import { chance } from './chance.ts';
import { lessonGame, lessonRules, makeNeighbour, scriptedChance } from './lesson-script.ts';
import { openPractice } from './practice.ts';

export function openLesson(ears: RoomEars): RoomMouth {
  const game = gameOf(lessonGame);
  if (!game) throw new Error('no game to teach');
  return openPractice({ game, rules: lessonRules, bots: 1 }, ears, {
    chance: scriptedChance(chance),
    botFor: () => makeNeighbour,
  });
}
