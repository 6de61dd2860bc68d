/**
 * What one pair of eyes is sent: the whole view first, then what is new in it. Who reads slowly skips to the newest view,
 * but never an entry of the journal: a view waits for the entry that binds it.
 */
import type { Projected, View } from '../../engine/contract.ts';
import { isJournal } from '../fair/live/wire.ts';
import type { Line } from '../link/line.ts';
import { makeSqueezer } from '../link/squeeze.ts';
import type { Sent } from '../link/transport.ts';
import { diff } from '../match/diff.ts';
import { encode, type Outgoing } from './messages.ts';
import type { Bound } from './table-match.ts';

export interface Post {
  show(sight: Bound): void;
  /** All of it anew. */
  whole(sight: Bound): void;
  tell(message: Exclude<Outgoing, { t: 'view' | 'news' }>): void;
  /** Bytes of the journal that are no entry; of each kind only the newest matters. */
  give(bytes: Uint8Array): void;
  /** The journal from this entry on, and whatever is added to it. */
  follow(log: readonly Uint8Array[], next: number): void;
  /** Entries may have been added. */
  flow(): void;
}

export function makePost(line: Line, news: News): Post {
  const squeezer = makeSqueezer();
  let last: Bound | null = null;
  /** Does the far end have the view before the last one? */
  let isBehind = false;
  /** The newest of each kind that did not fit. */
  const unsaid = new Map<string, Uint8Array>();
  let log: readonly Uint8Array[] = [];
  let next = 1;

  /** Entries go out in order; false: the line is full. */
  const flow = (): boolean => {
    for (let bytes = log[next - 1]; bytes; bytes = log[next - 1]) {
      if (line.send(bytes) === 'full') return false;
      next++;
    }
    return true;
  };
  /** What the line did not take must not be built upon. */
  const send = (message: Uint8Array): Sent => {
    const sent = line.send(isJournal(message) ? message : squeezer.squeezed(message));
    if (sent !== 'ok') squeezer.forget();
    return sent;
  };
  const whole = (sight: Bound) => {
    last = sight;
    const { seq, view, events, clock } = sight;
    // Whoever asked for it may have lost the thread.
    squeezer.forget();
    isBehind = !flow() || send(encode({ t: 'view', seq, view, events, ...(clock && { clock }) })) === 'full';
  };
  const say = (kind: string, bytes: Uint8Array) => {
    // Behind what waits already, or an older one of its kind would come last.
    if (unsaid.size > 0 || send(bytes) === 'full') unsaid.set(kind, bytes);
  };
  line.onDrain(() => {
    const waiting = [...unsaid];
    unsaid.clear();
    for (const [kind, bytes] of waiting) say(kind, bytes);
    if (flow() && isBehind && last) whole(last);
  });
  return {
    whole,
    show(sight) {
      const before = last;
      last = sight;
      if (!before) whole(sight);
      else if (!isBehind) isBehind = !flow() || send(news(before.view, sight)) === 'full';
    },
    tell(message) {
      // A view that still has to wait is told with the time as it is by then.
      if (message.t === 'clock' && last) last = { ...last, clock: message.status };
      say(message.t, encode(message));
    },
    give: bytes => say(`journal ${bytes[0]}`, bytes),
    follow(entries, from) {
      log = entries;
      next = from;
      flow();
    },
    flow: () => void flow(),
  };
}

/** Says in bytes what is new. */
export type News = (before: Projected<View>, after: Bound) => Uint8Array;

/** Everybody who watches sees the same: it is worked out once for all of them. */
export function makeNews(): News {
  let made: { readonly before: Projected<View>; readonly after: Bound; readonly bytes: Uint8Array } | null = null;
  return (before, after) => {
    if (made?.before === before && made.after === after) return made.bytes;
    const { seq, view, events, clock } = after;
    const bytes = encode({ t: 'news', seq, patch: diff(before, view), events, ...(clock && { clock }) });
    made = { before, after, bytes };
    return bytes;
  };
}
