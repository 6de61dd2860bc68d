/** How long everything takes that moves, in milliseconds at full speed. */
export const lasts = {
  deal: 260,
  play: 350,
  slam: 180,
  lay: 300,
  draw: 260,
  mine: 380,
  give: 420,
  shake: 120,
  riffle: 700,
  suspense: 700,
  burst: 1100,
  quake: 250,
  glow: 600,
  rise: 900,
  pop: 400,
  push: 500,
  lift: 2400,
  prompt: 150,
  fade: 150,
  star: 600,
} as const;

/** One after another. */
export const gaps = { few: 50, deal: 60 } as const;
/** A whole deal takes no longer, however many sit at the table. */
export const dealMs = 900;
/** Whatever happens, a burst is to be seen for so long before a tap may end it. */
export const burstLeastMs = 400;
/** Where little is to move, suspense is a pause. */
export const pauseMs = 300;

export type Speed = 'full' | 'brisk';
export const factors: Readonly<Record<Speed, number>> = { full: 1, brisk: 0.6 };
