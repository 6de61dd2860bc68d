/** The ear of a table: hears what the table shows, and plays what this person wants to hear. */
import { onCleanup } from 'solid-js';
import type { SeenEvent, View } from '../../engine/contract.ts';
import { audible, type CueSounds, heard, type Mix, type Rest, restOf } from './heard.ts';
import type { Player } from './player.ts';
import type { Sound } from './tones.ts';

export interface SoundPorts {
  readonly mix: () => Mix & { readonly volume: 'normal' | 'quiet' };
  readonly cues: CueSounds;
}

export interface TableSounds {
  view(view: View, events: readonly SeenEvent[]): void;
  refused(): void;
}

/** Quiet is 12 dB less. */
const gains = { normal: 1, quiet: 0.25 } as const;

export function createSounds({ mix, cues }: SoundPorts): TableSounds {
  const player = createPlayer();
  let before: Rest | null = null;
  const play = (sounds: readonly Sound[]) => {
    const wanted = mix();
    for (const sound of audible(sounds, wanted, document.hidden ? 'hidden' : 'seen'))
      player()?.play(sound, gains[wanted.volume]);
  };
  return {
    view({ seat, waiting }, events) {
      play(heard({ events, seat, waiting, before }, cues));
      before = restOf(waiting);
    },
    refused: () => play([{ name: 'thud' }]),
  };
}

/** Comes with the first tap or key, or at once if there has been one. */
function createPlayer(): () => Player | null {
  let player: Player | null = null;
  let isGone = false;
  const load = async () => {
    stopListening();
    const { makePlayer } = await import('./player.ts');
    if (!isGone) player = makePlayer();
  };
  const begin = () => void load().catch(() => {});
  const stopListening = () => {
    for (const type of taps) window.removeEventListener(type, begin, true);
  };
  for (const type of taps) window.addEventListener(type, begin, true);
  onCleanup(() => {
    isGone = true;
    stopListening();
    player?.close();
  });
  if (navigator.userActivation?.hasBeenActive) begin();
  return () => player;
}

const taps = ['pointerup', 'keydown'] as const;
