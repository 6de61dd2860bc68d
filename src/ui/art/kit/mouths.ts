/** Noses and mouths, at (100,118) of the head grid. */
import type { Fur } from './furs.ts';
import { ink, line, patch, type Svg, shape, spot, thin, white } from './pen.ts';

type Draw = (fur: Fur) => Svg;

const tongue = '#ff6f7d';

const nose = (fur: Fur): Svg =>
  thin(
    shape('M92 118H108C110 118 111 121 109 123L102 129C101 130 99 130 98 129L91 123C89 121 90 118 92 118Z', fur.skin),
    4,
  );

const under =
  (art: Svg): Draw =>
  fur =>
    nose(fur) + art;

/** An open mouth: a dark hole, teeth, a tongue. */
const open = (hole: string, teeth: string, lick: string): Draw =>
  under(thin(shape(hole, ink), 4) + patch(lick, tongue) + patch(teeth, white));

const smile = 'M100 129V134C100 142 86 144 82 136M100 134C100 142 114 144 118 136';

export const mouths = {
  w: under(line(smile, 4.5)),
  flat: under(line('M100 129V137M84 139H116', 5)),
  smirk: under(line('M100 129V135C96 142 86 142 80 138M100 135C106 142 120 140 126 128', 4.5)),
  frown: under(line('M100 129V134M82 146C88 134 112 134 118 146', 5)),
  wavy: under(line('M78 142C82 134 88 134 92 141C96 148 104 148 108 141C112 134 118 134 122 142', 5)),
  o: under(spot(100, 144, 9, ink, 10) + spot(100, 149, 5, tongue, 4)),
  grin: open(
    'M70 131C80 137 120 137 130 131C130 150 116 156 100 156C84 156 70 150 70 131Z',
    'M78 135L84 145L90 136ZM110 136L116 145L122 135Z',
    'M86 153C90 146 110 146 114 153C108 156 92 156 86 153Z',
  ),
  scream: open(
    'M80 139C80 129 120 129 120 139C122 153 112 161 100 161C88 161 78 153 80 139Z',
    'M86 134L90 142L94 134ZM106 134L110 142L114 134Z',
    'M87 156C90 147 110 147 113 156C106 160 94 160 87 156Z',
  ),
  teeth: under(
    thin(shape('M68 132C80 136 120 136 132 132C132 146 122 152 100 152C78 152 68 146 68 132Z', white), 4) +
      line('M70 142C84 145 116 145 130 142M84 135V150M100 136V151M116 135V150', 3.5),
  ),
  fangs: under(line(smile, 4.5) + thin(shape('M84 140L88 153L93 141ZM107 141L112 153L116 140Z', white), 3)),
  tongue: under(
    line(smile, 4.5) +
      thin(shape('M92 141C92 155 108 155 108 141C104 143 102 140 100 138C98 140 96 143 92 141Z', tongue), 4),
  ),
  stitch: under(
    line('M72 138C86 146 114 146 128 136', 5) + line('M80 133L78 146M92 137L91 150M105 138L106 150M118 133L121 146', 4),
  ),
  grille: () =>
    thin(
      shape(
        'M76 128H124C128 128 130 130 130 134V144C130 148 128 150 124 150H76C72 150 70 148 70 144V134C70 130 72 128 76 128Z',
        ink,
      ),
      4,
    ) + line('M80 139H120', 5, '#7ff0c8'),
} as const satisfies Readonly<Record<string, Draw>>;

export type MouthName = keyof typeof mouths;
