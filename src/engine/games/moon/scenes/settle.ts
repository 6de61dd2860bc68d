/** What a card brings once it lies: a full moon, a prize for four different animals, then its dream or a migration. */
import { call, done, go, maybe, wordOption } from '../../../ask.ts';
import type { Next, Scene, Seat } from '../../../contract.ts';
import { chooseMs } from '../clocks.ts';
import { dreams } from '../dreams/index.ts';
import { type Colour, type DreamName, type Face, print } from '../faces.ts';
import { isFinal, type Moon, moon, score, type Table, type Word } from '../moon.ts';
import { isIn } from '../seats.ts';
import { isFull, isMotley, pointsOf } from '../sky.ts';
import { dreaming, type Laid, type LaySteps } from './frames.ts';

type Steps = Pick<Scene<Moon, LaySteps>, 'prize' | 'dream' | 'dreamt'>;

export const settle: Steps = {
  prize: {
    ask: 'any',
    about: (_, { by }) => ({ kind: 'prize', by }),
    seats: (_, { by }) => [by],
    options: w => w.cards('reserve'),
    pick: maybe,
    ms: chooseMs,
    still: (w, { by }) => isIn(w, by),
    then(w, laid, got) {
      if (!isIn(w, laid.by)) return done(null);
      if (got.seats.length > 0) {
        const { id, face } = got.card(laid.by);
        w.move(id, 'reserve', score(laid.by));
        w.cue({ cue: 'prize', by: laid.by, face: face as Face });
      }
      return settled(w, laid);
    },
  },

  dream: {
    ask: 'any',
    about: (_, { by, face, migrates }) => ({ kind: 'dream', by, dream: print(face).dream!, migrates }),
    seats: (_, { by }) => [by],
    options: (_, { face, migrates }) =>
      [print(face).dream!, ...(migrates ? (['migrate'] as const) : [])].map(word => wordOption<Word>(word)),
    pick: maybe,
    ms: chooseMs,
    still: (w, { by }) => isIn(w, by),
    then(w, laid, got) {
      if (got.seats.length === 0) return done(null);
      if (got.word(laid.by) === 'migrate') return migrate(w, laid);
      const dream = print(laid.face).dream!;
      w.cue({ cue: 'dream', by: laid.by, dream });
      return call(dreaming(dream, laid.by), { at: 'dreamt' });
    },
  },

  dreamt: (_w, _f, value) => done(value),
};

/** Four quarters go to the score pile. Four animals earn a prize while there is a reserve (R3), but not at the end. */
export function close(w: Table, by: Seat, colour: Colour): 'prize' | 'no prize' {
  const pile = moon(colour, by);
  if (!isFull(w.cards(pile))) return 'no prize';
  const cards = [...w.cards(pile)];
  for (const { id } of cards) w.move(id, pile, score(by));
  w.table.full[by]!++;
  w.cue({ cue: 'full', by, colour, points: pointsOf(cards) });
  return isMotley(cards) && !isFinal(w) && w.cards('reserve').length > 0 ? 'prize' : 'no prize';
}

/** What comes after the prize. A dream and a migration exclude each other. */
export const settled = (w: Table, laid: Laid): Next<Moon, LaySteps> =>
  isDreaming(w, laid) ? go({ ...laid, at: 'dream' }) : migrate(w, laid);

/** From public facts. A dream out of the reserve stays silent. */
function isDreaming(w: Table, { by, face, source }: Laid): boolean {
  if (!w.rules.dreams || source === 'reserve') return false;
  const dream: DreamName | null = print(face).dream;
  return dream !== null && dreams[dream].works(w, by);
}

function migrate(w: Table, { by, face, migrates }: Laid): Next<Moon, LaySteps> {
  const { animal } = print(face);
  if (!migrates || animal === null) return done(null);
  w.cue({ cue: 'migration', by, animal });
  return done('migration');
}
