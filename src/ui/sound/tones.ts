/** Every sound as numbers: each is one or more tones, made on the spot when it is first wanted. */

/** A tone as the synthesizer takes it: seconds and hertz; what is left out is usual. */
export interface Tone {
  /** When it begins within its sound. */
  readonly at?: number;
  readonly volume?: number;
  readonly hz: number;
  readonly attack?: number;
  readonly sustain?: number;
  readonly release?: number;
  readonly wave?: Wave;
  readonly slide?: number;
  readonly jump?: number;
  readonly jumpAt?: number;
  readonly noise?: number;
  readonly crush?: number;
  readonly echo?: number;
  /** Lets pass what is lower, or, below zero, what is higher. */
  readonly filter?: number;
}
export const waves = ['sine', 'triangle', 'saw', 'tan', 'noise', 'square'] as const;
type Wave = (typeof waves)[number];

/** The most important first: where more sound at once than can be told apart, the last ones are left out. */
export const soundNames = [
  ...['turn', 'boom', 'nope', 'hiss', 'ding', 'groan', 'fanfare', 'chime', 'blip', 'thud'],
  ...['tick', 'thump', 'whoosh', 'riffle', 'slide'],
] as const;

const c5 = 523.25;
const e5 = 659.25;
const g5 = 783.99;
const c6 = 1046.5;

export const tones = {
  slide: [{ volume: 0.5, hz: 900, release: 0.06, wave: 'noise', slide: -6, filter: 2600 }],
  thump: [
    { volume: 1.4, hz: 130, sustain: 0.02, release: 0.12, slide: -4 },
    { volume: 0.3, hz: 500, release: 0.03, wave: 'noise', filter: 1800 },
  ],
  whoosh: [{ volume: 0.5, hz: 420, attack: 0.07, sustain: 0.03, release: 0.12, wave: 'noise', slide: 9, filter: 3200 }],
  riffle: [0, 0.07, 0.14, 0.21, 0.28, 0.35, 0.42].map(at => ({
    ...{ at, volume: 0.32, hz: 1200, release: 0.045, wave: 'noise' as const, slide: -5, filter: 3000 },
  })),
  turn: [
    { hz: e5, attack: 0.01, sustain: 0.06, release: 0.16, wave: 'triangle' },
    { at: 0.15, hz: c6, attack: 0.01, sustain: 0.08, release: 0.32, wave: 'triangle', echo: 0.07 },
  ],
  tick: [{ volume: 0.5, hz: 1500, release: 0.03, wave: 'triangle' }],
  nope: [
    { hz: 392, sustain: 0.06, release: 0.03, wave: 'saw', filter: 2200 },
    { at: 0.12, volume: 1.3, hz: 293.7, sustain: 0.16, release: 0.26, wave: 'saw', slide: -0.3, filter: 1500 },
    { at: 0.12, volume: 1.2, hz: 82, release: 0.22, slide: -2 },
  ],
  hiss: [
    { volume: 0.35, hz: 2600, attack: 0.12, sustain: 0.46, release: 0.12, wave: 'noise', slide: 4, filter: -1800 },
  ],
  boom: [
    { volume: 1.7, hz: 72, sustain: 0.12, release: 0.78, wave: 'noise', slide: -0.6, noise: 3, filter: 700 },
    { volume: 1.6, hz: 58, sustain: 0.08, release: 0.6, slide: -0.9 },
  ],
  ding: [
    { hz: 1318.5, release: 0.5, echo: 0.05 },
    { at: 0.03, volume: 0.5, hz: 2637, release: 0.3 },
  ],
  groan: [
    {
      volume: 0.9,
      hz: 92,
      attack: 0.14,
      sustain: 0.3,
      release: 0.4,
      wave: 'saw',
      slide: -0.25,
      crush: 0.1,
      filter: 620,
    },
  ],
  chime: [
    { volume: 0.8, hz: c5, attack: 0.01, release: 0.8, echo: 0.09 },
    { at: 0.06, volume: 0.45, hz: c5 * 2.76, release: 0.5 },
  ],
  blip: [{ hz: 520, sustain: 0.04, release: 0.12, wave: 'triangle', jump: -170, jumpAt: 0.06 }],
  fanfare: [
    { hz: c5, sustain: 0.08, release: 0.08, wave: 'square', filter: 2400, volume: 0.5 },
    { at: 0.16, hz: e5, sustain: 0.08, release: 0.08, wave: 'square', filter: 2400, volume: 0.5 },
    { at: 0.32, hz: g5, sustain: 0.08, release: 0.08, wave: 'square', filter: 2400, volume: 0.5 },
    { at: 0.5, hz: c6, sustain: 0.3, release: 0.4, wave: 'square', filter: 2600, volume: 0.55 },
    { at: 0.5, hz: g5, sustain: 0.3, release: 0.4, wave: 'triangle', volume: 0.5 },
  ],
  thud: [{ volume: 0.9, hz: 150, sustain: 0.03, release: 0.1, wave: 'triangle', slide: -2.5 }],
} as const satisfies Readonly<Record<(typeof soundNames)[number], readonly Tone[]>>;

export type SoundName = keyof typeof tones;

/** A sound to be heard. */
export interface Sound {
  readonly name: SoundName;
  /** Higher by so many half tones. */
  readonly semitones?: number;
  /** It waits for a card to land. */
  readonly afterMs?: number;
}

/** The numbers in the order in which the synthesizer wants them. Nothing in them is random. */
export const parameters = (tone: Tone): readonly number[] => [
  ...[tone.volume ?? 1, 0, tone.hz, tone.attack ?? 0.004, tone.sustain ?? 0, tone.release ?? 0.1],
  ...[waves.indexOf(tone.wave ?? 'sine'), 1, tone.slide ?? 0, 0, tone.jump ?? 0, tone.jumpAt ?? 0, 0],
  ...[tone.noise ?? 0, 0, tone.crush ?? 0, tone.echo ?? 0, 1, 0, 0, tone.filter ?? 0],
];
