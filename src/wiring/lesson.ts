/** Opens the 60-second deal: practice with one neighbour, whose part is written. */
import { gameById } from '../engine/games/registry.ts';
import type { RoomEars, RoomMouth } from '../ui/room/create-room.ts';
import { chance } from './chance.ts';
import { lessonGame, lessonRules, makeNeighbour, scriptedChance } from './lesson-script.ts';
import { openPractice } from './practice.ts';

export function openLesson(ears: RoomEars): RoomMouth {
  const game = gameById(lessonGame);
  if (!game) throw new Error('no game to teach');
  return openPractice({ game, rules: lessonRules, bots: 1 }, ears, {
    chance: scriptedChance(chance),
    botFor: () => makeNeighbour,
  });
}
