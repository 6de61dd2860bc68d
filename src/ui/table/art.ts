/** Pictures the table shows, as addresses for <img>. They come from outside: the table knows no game and no kitten. */
import type { Seat, Sign } from '../../engine/contract.ts';

export interface TableArt {
  /** Null: there is no picture of this card. Small cards have their own, with a larger badge. */
  card(face: string, size: 'full' | 'compact'): string | null;
  /** Has the picture room for a name? Some cards say all by what is drawn. */
  plate(face: string): 'plate' | 'none';
  back(): string;
  /** Who sits there, as the marks on the seat have left them. */
  cat(seat: Seat, signs: readonly Sign[]): string;
}
