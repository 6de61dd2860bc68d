/** The list of dreams. */
import type { DreamName } from '../faces.ts';
import { bone } from './bone.ts';
import { carrot } from './carrot.ts';
import type { Dream } from './dream.ts';
import { hand } from './hand.ts';
import { mouse } from './mouse.ts';

export const dreams: Readonly<Record<DreamName, Dream>> = { carrot, bone, mouse, hand };
