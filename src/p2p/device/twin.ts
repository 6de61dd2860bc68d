/**
 * Two tabs, one seat: tabs of one browser agree which of them plays.
 * A claim is as old as the moment it was made, by the clock all tabs share. The elder of two tabs that ask wins;
 * of two that own, the newer: the other was frozen, and the person has gone on without it.
 */
import * as v from 'valibot';
import type { After } from '../clock.ts';

/** A BroadcastChannel, as far as we need it: everybody else on it hears what is posted. */
export interface TwinPort {
  post(message: unknown): void;
  onMessage(listener: (message: unknown) => void): void;
  close(): void;
}

export type TwinState =
  /** Is the seat open in another tab? Known in 100 ms. */
  | 'asking'
  /** Play. */
  | 'mine'
  /** "This seat is open in another tab. Play here instead?" */
  | 'elsewhere'
  /** The other tab was told to yield. */
  | 'taking'
  /** We yielded: hang up with a goodbye, and be a still picture with "Play here". */
  | 'still';

export interface Twin {
  readonly state: TwinState;
  /** The person's tap: take the seat from the other tab. */
  playHere(): void;
  close(): void;
}

export interface TwinPorts {
  readonly port: TwinPort;
  /** Names this tab among the others; any text that is new every time. */
  readonly tab: string;
  /** Milliseconds by the clock on the wall, not by the tab's own. */
  readonly wallNow: () => number;
  readonly after: After;
  /** Called for every change, not for the start. */
  readonly onState: (state: TwinState) => void;
}

const twinSchema = v.strictObject({
  t: v.picklist(['here?', 'mine', 'yield', 'yielded']),
  tab: v.pipe(v.string(), v.maxLength(64)),
  at: v.pipe(v.number(), v.finite()),
});
type Said = v.InferOutput<typeof twinSchema>;

export const answerMs = 100;
/** An open tab yields at once; a frozen one never will, and the host settles it. */
export const yieldMs = 500;

export function watchTwins({ port, tab, wallNow, after, onState }: TwinPorts): Twin {
  let state: TwinState = 'asking';
  let claim = wallNow();
  let stopTimer = () => {};

  const say = (t: Said['t']) => port.post({ t, tab, at: claim });
  const turn = (next: TwinState) => {
    stopTimer();
    if (next === state) return;
    state = next;
    onState(next);
  };
  const own = () => {
    turn('mine');
    say('mine');
  };
  const isElder = (other: Said) => other.at < claim || (other.at === claim && other.tab < tab);
  const giveUp = () => {
    turn('still');
    say('yielded');
  };

  const hears: Readonly<Record<TwinState, Partial<Record<Said['t'], (other: Said) => void>>>> = {
    asking: {
      // To ask again is enough: a younger one hears that it has an elder, an elder does not mind.
      'here?': other => (isElder(other) ? turn('elsewhere') : say('here?')),
      mine: () => turn('elsewhere'),
      yield: () => turn('elsewhere'),
    },
    mine: {
      'here?': () => say('mine'),
      mine: other => (isElder(other) ? say('mine') : turn('still')),
      yield: giveUp,
    },
    elsewhere: {},
    taking: {
      'here?': () => say('mine'),
      yielded: own,
      // Tapped in two tabs: the person looks at the later one.
      yield: other => (isElder(other) ? undefined : turn('elsewhere')),
    },
    still: {},
  };

  port.onMessage(message => {
    const said = v.safeParse(twinSchema, message);
    if (said.success && said.output.tab !== tab) hears[state][said.output.t]?.(said.output);
  });
  say('here?');
  stopTimer = after(answerMs, own);

  return {
    get state() {
      return state;
    },
    playHere() {
      if (state !== 'elsewhere' && state !== 'still') return;
      claim = wallNow();
      turn('taking');
      say('yield');
      stopTimer = after(yieldMs, own);
    },
    close() {
      stopTimer();
      port.close();
    },
  };
}

/** The channel of a table's tabs; null where there is none, and then every tab plays for itself. */
export function twinPort(code: string): TwinPort | null {
  if (typeof BroadcastChannel === 'undefined') return null;
  const channel = new BroadcastChannel(`clw-${code}`);
  return {
    post: message => channel.postMessage(message),
    onMessage: listener => {
      channel.onmessage = ({ data }: MessageEvent<unknown>) => listener(data);
    },
    close: () => channel.close(),
  };
}
