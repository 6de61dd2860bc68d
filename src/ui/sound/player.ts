/** Plays sounds through the synthesizer. Loaded after the first tap: before it a browser lets nothing sound. */
import { ZZFX } from 'zzfx';
import { mostVoices } from './heard.ts';
import { parameters, type Sound, type SoundName, soundNames, tones } from './tones.ts';

export interface Player {
  play(sound: Sound, volume: number): void;
  close(): void;
}

export function makePlayer(): Player {
  const { audioContext: context, sampleRate } = ZZFX;
  const made = new Map<SoundName, AudioBuffer>();
  const voices = new Set<AudioBufferSourceNode>();
  const bufferOf = (name: SoundName): AudioBuffer => {
    const known = made.get(name);
    if (known) return known;
    const samples = mixed(name, sampleRate);
    const buffer = context.createBuffer(1, samples.length, sampleRate);
    buffer.copyToChannel(samples, 0);
    made.set(name, buffer);
    return buffer;
  };
  // One by one while nothing else is to be done, so that no sound has to be made in the middle of a flight.
  const waiting = [...soundNames];
  let isClosed = false;
  // Some phones stop all sound for a call, and let it go on only by a tap.
  const wake = () => {
    if (context.state !== 'running') void context.resume().catch(() => {});
  };
  window.addEventListener('pointerup', wake, true);
  const warm = () => {
    const next = waiting.shift();
    if (!next || isClosed) return;
    bufferOf(next);
    whenIdle(warm);
  };
  whenIdle(warm);

  return {
    play({ name, semitones = 0, afterMs = 0 }, volume) {
      wake();
      // Late is worse than silent.
      if (context.state !== 'running') return;
      const [oldest] = voices;
      if (oldest && voices.size >= mostVoices) {
        oldest.stop();
        voices.delete(oldest);
      }
      const source = new AudioBufferSourceNode(context, {
        buffer: bufferOf(name),
        playbackRate: 2 ** (pitch(semitones) / 12),
      });
      source.connect(new GainNode(context, { gain: volume })).connect(context.destination);
      source.onended = () => voices.delete(source);
      voices.add(source);
      source.start(context.currentTime + afterMs / 1000);
    },
    close() {
      isClosed = true;
      window.removeEventListener('pointerup', wake, true);
      for (const voice of voices) voice.stop();
      voices.clear();
    },
  };
}

/** What a cue says came over a line: an octave up or down is all it may ask for. */
const pitch = (semitones: number) => Math.max(-12, Math.min(12, semitones)) || 0;

/** All tones of a sound in one. */
function mixed(name: SoundName, rate: number): Float32Array<ArrayBuffer> {
  const parts = tones[name].map(tone => ({
    at: Math.round(('at' in tone ? tone.at : 0) * rate),
    samples: ZZFX.buildSamples(...parameters(tone)),
  }));
  const all = new Float32Array(Math.max(...parts.map(({ at, samples }) => at + samples.length)));
  for (const { at, samples } of parts) for (const [n, value] of samples.entries()) all[at + n]! += value;
  return all;
}

const whenIdle = (work: () => void) =>
  'requestIdleCallback' in globalThis ? requestIdleCallback(work) : setTimeout(work, 50);
