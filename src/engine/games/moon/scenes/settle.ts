/** What a card brings once it lies: a prize for four different animals, then its dream or a migration. */
import { call, done, go, maybe, wordOption } from '../../../ask.ts';
import type { Next, Scene } from '../../../contract.ts';
import { chooseMs } from '../clocks.ts';
import { dreams } from '../dreams/index.ts';
import { type DreamName, type Face, print } from '../faces.ts';
import { type Moon, score, type Table, type Word } from '../moon.ts';
import { isIn } from '../seats.ts';
import { dreaming, type Laid, type Settle } from './frames.ts';

type Steps = Settle | { at: 'dreamt' };

export const settle: Scene<Moon, Steps> = {
  prize: {
    ask: 'any',
    about: (_, { by }) => ({ kind: 'prize', by }),
    // R3: an empty reserve has no prize.
    seats: (w, { by }) => (w.cards('reserve').length > 0 ? [by] : []),
    options: w => w.cards('reserve'),
    pick: maybe,
    ms: chooseMs,
    still: (w, { by }) => isIn(w, by),
    then(w, f, got) {
      if (got.seats.length > 0) {
        const { id, face } = got.card(f.by);
        w.move(id, 'reserve', score(f.by));
        w.cue({ cue: 'prize', by: f.by, face: face as Face });
      }
      return go({ ...f, at: 'dream' });
    },
  },

  dream: {
    ask: 'any',
    about: (w, f) => ({ kind: 'dream', by: f.by, dream: dreamOf(w, f)!, migrates: f.migrates }),
    seats: (w, f) => (isIn(w, f.by) && dreamOf(w, f) ? [f.by] : []),
    options: (w, f) => [dreamOf(w, f)!, ...(f.migrates ? (['migrate'] as const) : [])].map(it => wordOption<Word>(it)),
    pick: maybe,
    ms: chooseMs,
    still: (w, { by }) => isIn(w, by),
    then(w, f, got) {
      const dream = dreamOf(w, f);
      if (!isIn(w, f.by)) return done(null);
      if (!dream) return migrate(w, f);
      if (got.seats.length === 0) return done(null);
      if (got.word(f.by) === 'migrate') return migrate(w, f);
      w.cue({ cue: 'dream', by: f.by, dream });
      return call(dreaming(dream, f.by), { at: 'dreamt' });
    },
  },

  dreamt: (_w, _f, value) => done(value),
};

/** The dream that may be chosen now, from public facts. One that came out of the reserve stays silent. */
function dreamOf(w: Table, { by, face, source }: Laid): DreamName | null {
  const { dream } = print(face);
  const sleeps = !w.rules.dreams || dream === null || source === 'reserve';
  return !sleeps && dreams[dream].works(w, by) ? dream : null;
}

function migrate(w: Table, { by, face, migrates }: Laid): Next<Moon, Steps> {
  const { animal } = print(face);
  if (!migrates || animal === null) return done(null);
  w.cue({ cue: 'migration', by, animal });
  return done('migration');
}
