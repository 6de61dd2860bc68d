/** A guest's stay at a table: gets in, keeps the line alive, and gets back in by itself when it breaks. */

import type { DenialWhy, Denied, Want } from '../door/join-messages.ts';
import { judge, makeSleepGuard, PING_MS } from '../link/heartbeat.ts';
import type { Line } from '../link/line.ts';
import { type CallEnd, type Caller, type CallPorts, call } from './call.ts';
import { type Client, type ClientEars, makeClient } from './client.ts';
import type { FairPorts } from './fair-desk.ts';
import { makeFairGuest } from './fair-guest.ts';
import type { Face, Lobby, MemberId } from './lobby.ts';
import type { Pace } from './messages.ts';

/** How we stand with the table. */
export type Standing =
  | { readonly at: 'dialing' }
  | { readonly at: 'in' }
  /** Two seconds without a word. */
  | { readonly at: 'wobbling' }
  /** The line is broken. The seat is kept, and we try again by ourselves. */
  | { readonly at: 'reconnecting' }
  | { readonly at: 'out'; readonly why: OutWhy };

/** Why we are not at the table, and will not be unless somebody does something. */
export type OutWhy =
  | Exclude<DenialWhy, 'version' | 'epoch'>
  | 'older'
  | 'newer'
  | 'blocked'
  | 'unreachable'
  | 'no-webrtc'
  | 'left';

export interface SessionEars extends Omit<ClientEars, 'out'> {
  standing(standing: Standing): void;
  /** In, for the first time or again. */
  arrived(me: MemberId): void;
}

export interface Session extends Client {
  /** This match or the one before as one file, if it was written down. */
  receipt(match: number): Promise<Uint8Array | null>;
  /** Something woke us up (online, visible, a tap): try now. */
  poke(): void;
  /** Another try after a refusal, this time for this. */
  retry(want: Want): void;
  /** Who I am from now on. */
  be(face: Face, pace: Pace): void;
  leave(): void;
  /** Another tab of ours plays now: be quiet, and keep the seat. */
  stepAside(): void;
}

const retryMs = [0, 1000, 2000, 4000, 8000] as const;
/** A door that nobody opens at first may be about to open: a host that reloads needs a moment. */
const firstTries = 3;
const wakeMs = 1500;

/** What a session needs beside a line: without `fair` it believes what it is shown. */
export interface SessionPorts extends CallPorts {
  readonly fair: FairPorts | null;
}

export function openSession(ports: SessionPorts, first: Caller, ears: SessionEars): Session {
  const fair =
    ports.fair &&
    makeFairGuest({
      ...ports,
      ...ports.fair,
      keys: first.keys,
      joinSecret: first.link.secret,
      engine: first.page.engine,
    });
  const guard = makeSleepGuard(ports.now());
  let caller = first;
  let pace: Pace = 'usual';
  let line: Line | null = null;
  let client: Client | null = null;
  let standing: Standing = { at: 'dialing' };
  let tries = 0;
  let hasBeenIn = false;
  let isCalling = false;
  let lastSeq = 0;
  let stopRetry = () => {};
  let stopTick = ports.after(PING_MS, tick);

  function stand(next: Standing): void {
    if (JSON.stringify(next) === JSON.stringify(standing)) return;
    standing = next;
    ears.standing(next);
  }

  async function dial(): Promise<void> {
    stopRetry();
    if (isCalling || standing.at === 'out') return;
    isCalling = true;
    tries++;
    const end = await call(ports, caller);
    isCalling = false;
    if (end.got === 'in') enter(end);
    else if (isOver()) return;
    else stay(end);
  }
  const isOver = () => standing.at === 'out';

  function enter({ line: fresh, arrival, hostKey, early }: CallEnd & { got: 'in' }): void {
    if (isOver()) {
      fresh.goodbye();
      return;
    }
    const old = line;
    line = fresh;
    old?.close('local');
    tries = 0;
    hasBeenIn = true;
    caller = { ...caller, want: caller.want === 'take-over' ? 'sit' : caller.want };
    fresh.onClose(why => {
      if (line !== fresh) return;
      line = null;
      client = null;
      // Tries beside a line that was still there do not count against the first one after it.
      tries = 0;
      if (why === 'goodbye') getOut('no-table');
      else again();
    });
    ears.arrived(arrival.me);
    const lobby = (now: Lobby) => {
      fair?.lobby(now, arrival.me);
      ears.lobby(now);
    };
    fair?.arrive(hostKey, bytes => void fresh.send(bytes));
    lobby(arrival.lobby);
    stand({ at: 'in' });
    const out = (denied: Denied) => line === fresh && getOut(outWhy(denied));
    const mine = makeClient(fresh, { ...ears, lobby, view, out }, fair, early);
    if (line !== fresh) return;
    client = mine;
    client.face(caller.face, pace);
  }

  /** What was told over a line that broke is not told again. */
  const view: ClientEars['view'] = (seen, events, seq) => {
    const isOld = seq > 0 && seq === lastSeq;
    lastSeq = seq;
    ears.view(seen, isOld ? [] : events, seq);
  };

  /** Not in. Is it worth another try? */
  function stay(end: Exclude<CallEnd, { got: 'in' }>): void {
    if (line) return;
    if (end.got === 'denied' && end.denied.why !== 'busy') getOut(outWhy(end.denied));
    else if (hasBeenIn || (end.got === 'broken' && tries < firstTries)) again();
    else getOut(firstFailure(end));
  }

  function again(): void {
    if (isOver()) return;
    stand(hasBeenIn ? { at: 'reconnecting' } : { at: 'dialing' });
    stopRetry();
    stopRetry = ports.after(retryMs[Math.min(tries, retryMs.length - 1)] ?? 0, () => void dial());
  }

  function getOut(why: OutWhy): void {
    stopRetry();
    const old = line;
    line = null;
    client = null;
    stand({ at: 'out', why });
    old?.close('local');
  }

  function tick(): void {
    stopTick = ports.after(PING_MS, tick);
    const slept = guard.tick(ports.now()) === 'slept';
    if (!line) {
      if (slept) poke();
      return;
    }
    line.ping();
    const silence = judge(line.heard, guard.woke, ports.now());
    if (silence === 'fine') stand({ at: 'in' });
    else if (silence === 'wobble') stand({ at: 'wobbling' });
    else stand({ at: 'reconnecting' });
    // A second line beside the first: whichever speaks first wins.
    if (silence === 'second-line' || silence === 'lost') void dial();
    if (silence === 'away') line.close('silent');
  }

  function poke(): void {
    const now = ports.now();
    const old = line;
    old?.ping();
    // Whoever has slept does not know whether the line still lives: no answer soon, and another is tried beside it.
    if (old) ports.after(wakeMs, () => line === old && old.heard < now && void dial());
    if (old || standing.at === 'out') return;
    tries = 0;
    void dial();
  }

  void dial();
  const speak =
    <A extends unknown[]>(how: (client: Client) => (...args: A) => void) =>
    (...args: A) =>
      client && how(client)(...args);
  return {
    answer: speak(it => it.answer),
    hold: speak(it => it.hold),
    drawn: speak(it => it.drawn),
    face: speak(it => it.face),
    away: speak(it => it.away),
    say: speak(it => it.say),
    receipt: async match => (await fair?.receipt(match)) ?? null,
    poke,
    retry(want) {
      if (standing.at !== 'out') return;
      caller = { ...caller, want };
      tries = 0;
      stopTick();
      stopTick = ports.after(PING_MS, tick);
      stand({ at: 'dialing' });
      void dial();
    },
    be(face, needs) {
      caller = { ...caller, face };
      pace = needs;
      client?.face(face, needs);
    },
    stepAside: () => getOut('twin'),
    leave() {
      stopTick();
      const [mouth, last] = [client, line];
      // What I sign last must go out before the line is closed.
      void (fair?.leave() ?? Promise.resolve()).then(() => {
        mouth?.say('leave');
        last?.goodbye();
      });
      line = null;
      getOut('left');
    },
  };
}

export function outWhy(denied: { why: DenialWhy; newer?: 'you' | 'me' }): OutWhy {
  if (denied.why === 'version') return denied.newer === 'you' ? 'newer' : 'older';
  return denied.why === 'epoch' ? 'no-table' : denied.why;
}

function firstFailure(end: Exclude<CallEnd, { got: 'in' }>): OutWhy {
  if (end.got === 'blocked' || end.got === 'unreachable') return end.got;
  return end.got === 'denied' ? 'busy' : 'no-table';
}
