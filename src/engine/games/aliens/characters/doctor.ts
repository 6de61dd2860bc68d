/** Doctor Purr: Light Snack and Cat Cuddles heal one more when he plays them (K-58). */
import { board } from '../board.ts';

export const doctor = board({
  character: 'doctor',
  extraHealing: title => (title === 'light_snack' || title === 'cat_tenderness' ? 1 : 0),
});
