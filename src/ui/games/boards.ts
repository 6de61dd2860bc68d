/** Which board a game has. */
import { type Board, plainBoard } from '../table/board.ts';
import { kittensBoard } from './kittens/board.ts';

const boards: Readonly<Record<string, Board>> = {
  zombie_kittens: kittensBoard,
  party_pack: kittensBoard,
  apocalypse: kittensBoard,
};

export const boardFor = (game: string): Board => (Object.hasOwn(boards, game) && boards[game]) || plainBoard;
