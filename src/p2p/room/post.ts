/** What one pair of eyes is sent: the whole view first, then what is new in it. Who reads slowly skips to the newest. */
import type { Projected, SeenEvent, View } from '../../engine/contract.ts';
import type { Line } from '../link/line.ts';
import { diff } from '../match/patch.ts';
import { encode, type Outgoing } from './messages.ts';

export interface Post {
  show(view: Projected<View>, events: readonly Projected<SeenEvent>[]): void;
  /** All of it anew. */
  whole(view: Projected<View>): void;
  tell(message: Exclude<Outgoing, { t: 'view' | 'news' }>): void;
}

export function makePost(line: Line, news: News): Post {
  let last: Projected<View> | null = null;
  let isBehind = false;
  /** The newest of each kind that did not fit. */
  const unsaid = new Map<string, Uint8Array>();

  const whole = (view: Projected<View>) => {
    last = view;
    isBehind = line.send(encode({ t: 'view', view })) === 'full';
  };
  const say = (kind: string, bytes: Uint8Array) => {
    // Behind what waits already, or an older one of its kind would come last.
    if (unsaid.size > 0 || line.send(bytes) === 'full') unsaid.set(kind, bytes);
  };
  line.onDrain(() => {
    const waiting = [...unsaid];
    unsaid.clear();
    for (const [kind, bytes] of waiting) say(kind, bytes);
    if (isBehind && last) whole(last);
  });
  return {
    whole,
    show(view, events) {
      if (!last) whole(view);
      const before = last ?? view;
      last = view;
      if (!isBehind) isBehind = line.send(news(before, view, events)) === 'full';
    },
    tell: message => say(message.t, encode(message)),
  };
}

/** Says in bytes what is new. */
export type News = (
  before: Projected<View>,
  after: Projected<View>,
  events: readonly Projected<SeenEvent>[],
) => Uint8Array;

/** Everybody who watches sees the same: it is worked out once for all of them. */
export function makeNews(): News {
  let made: { readonly of: readonly unknown[]; readonly bytes: Uint8Array } | null = null;
  return (before, after, events) => {
    if (made && made.of[0] === before && made.of[1] === after && made.of[2] === events) return made.bytes;
    const bytes = encode({ t: 'news', patch: diff(before, after), events });
    made = { of: [before, after, events], bytes };
    return bytes;
  };
}
