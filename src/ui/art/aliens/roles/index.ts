/** What a role card shows, and so does the guardian of the track. */
import type { Role } from '../../../../engine/games/aliens/aliens.ts';
import type { Art } from '../../art.ts';
import { alienRole } from './alien.ts';
import { dogRole } from './dog.ts';
import { kittenRole } from './kitten.ts';

export const rolesArt: Readonly<Record<Role, Art>> = { kitten: kittenRole, alien: alienRole, dog: dogRole };
