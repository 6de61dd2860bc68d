/** Eyes, at (70,100) and (130,100) of the head grid. With the mouth they carry the whole mood. */
import type { Fur } from './furs.ts';
import { blood, gold, ink, line, patch, ring, type Svg, shape, spot, white } from './pen.ts';

type Draw = (fur: Fur) => Svg;

const left = 70;
const right = 130;

/** A ball with a pupil that looks somewhere, and a light in it. */
export const ball = (x: number, y: number, r: number, pupil: number, dx = 0, dy = 0, colour = white): Svg =>
  ring(x, y, r, colour, r * 1.08) +
  spot(x + dx, y + dy, pupil, ink, pupil * 1.1) +
  spot(x + dx - pupil * 0.35, y + dy - pupil * 0.4, pupil * 0.34, white);

const balls = (y: number, r: number, pupil: number, dx = 0, dy = 0): Svg =>
  ball(left, y, r, pupil, dx, dy) + ball(right, y, r, pupil, dx, dy);

/** Both eyes closed in some way. */
const lids = (l: string, r: string, width = 6): Svg => line(l + r, width);

const sleepyLids = (fur: Fur, y: number): Svg =>
  patch(`M46 74H94V${y}H46ZM106 74H154V${y}H106Z`, fur.base) + line(`M50 ${y}H90M110 ${y}H150`, 6);

/** Wet, huge, with two lights each: nobody can say no. */
const pleading = (x: number): Svg =>
  ring(x, 99, 23, ink, 25) +
  spot(x - 7, 90, 8.5, white) +
  spot(x + 8, 108, 4.5, white) +
  spot(x - 3, 114, 3, '#8fd8ff');

const heart = (x: number): Svg =>
  shape(`M${x} 118C${x - 30} 98 ${x - 20} 74 ${x} 88C${x + 20} 74 ${x + 30} 98 ${x} 118Z`, blood);

export const eyes = {
  wide: () => balls(98, 20, 9),
  up: () => balls(98, 20, 10, 0, -6),
  side: () => balls(98, 20, 9, 9, 1),
  cross: () => ball(left, 98, 20, 9, 7, 5) + ball(right, 98, 20, 9, -7, 5),
  shock: () => ball(left, 96, 24, 7) + ball(right, 96, 24, 7),
  flat: fur => balls(100, 18, 8, 0, 2) + sleepyLids(fur, 98),
  sleepy: fur => balls(100, 18, 7, 0, 8) + sleepyLids(fur, 104),
  slit: () =>
    ring(left, 98, 19, '#f6e36b', 20) +
    ring(right, 98, 19, '#f6e36b', 20) +
    spot(left, 98, 4.5, ink, 15) +
    spot(right, 98, 4.5, ink, 15),
  angry: fur =>
    ball(left, 102, 18, 8, 3, 2) +
    ball(right, 102, 18, 8, -3, 2) +
    patch('M42 68L98 88L90 100L46 87ZM158 68L102 88L110 100L154 87Z', fur.base) +
    lids('M49 83L91 100', 'M151 83L109 100'),
  sad: fur =>
    balls(102, 18, 9, 0, -2) +
    patch('M44 92L86 72L92 84L50 98ZM156 92L114 72L108 84L150 98Z', fur.base) +
    lids('M50 96L86 80', 'M150 96L114 80'),
  happy: () => lids('M54 104C58 90 82 90 86 104', 'M114 104C118 90 142 90 146 104'),
  asleep: () => lids('M54 98C58 110 82 110 86 98', 'M114 98C118 110 142 110 146 98'),
  squeezed: () => lids('M56 88L82 99L56 110', 'M144 88L118 99L144 110', 7),
  wink: () => ball(left, 98, 20, 9) + line('M114 104C118 91 142 91 146 104', 6),
  aim: () => ball(left, 99, 20, 9, 2) + line('M114 93L144 101L114 109M46 70L90 76', 6),
  plead: () => pleading(left) + pleading(right),
  hypno: () =>
    [left, right]
      .map(
        x =>
          ring(x, 99, 21, white, 22) +
          line(`M${x - 14} 99a14 15 0 1 1 28 0a14 15 0 1 1 -28 0`, 4) +
          spot(x, 99, 7, ink, 8),
      )
      .join(''),
  zombie: () =>
    ball(68, 98, 24, 7, 3, 4, '#fbf3a6') + ball(132, 102, 16, 6, -2, 2, '#fbf3a6') + line('M112 80L152 84', 5),
  xx: () => lids('M58 88L82 110M82 88L58 110', 'M118 88L142 110M142 88L118 110', 7),
  heart: () => heart(left) + heart(right),
  lamp: () =>
    ring(left, 99, 17, gold) + ring(right, 99, 17, gold) + spot(left - 5, 93, 5, white) + spot(right - 5, 93, 5, white),
} as const satisfies Readonly<Record<string, Draw>>;

export type EyesName = keyof typeof eyes;
