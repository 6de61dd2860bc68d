/** Not at the table: what happened, whose fault it is not, and the ways on. */
import { For, Show } from 'solid-js';
import type { Mood } from '../art/cats/moods.ts';
import { Cat } from './cat.tsx';
import { useRoom } from './context.ts';
import type { OutWhy } from './create-room.ts';
import { CopyButton } from './link-card.tsx';

type Way = 'again' | 'watch' | 'take-over' | 'reload' | 'new-table' | 'start';

const ways: Readonly<Record<OutWhy, readonly Way[]>> = {
  'no-table': ['again', 'new-table', 'start'],
  secret: ['again', 'new-table', 'start'],
  full: ['watch', 'again', 'new-table'],
  running: ['again', 'new-table', 'start'],
  older: ['reload', 'start'],
  newer: ['again', 'start'],
  kicked: ['new-table', 'start'],
  banned: ['new-table', 'start'],
  busy: ['again', 'start'],
  twin: ['take-over', 'start'],
  blocked: ['again', 'start'],
  unreachable: ['again', 'start'],
  'no-webrtc': ['start'],
  left: ['start'],
};

/** The cat that brings bad news, and how it takes them. */
const outCat = 4488;
const moods: Readonly<Record<OutWhy, Mood>> = {
  'no-table': 'sad',
  secret: 'sad',
  full: 'plead',
  running: 'asleep',
  older: 'smug',
  newer: 'smug',
  kicked: 'angry',
  banned: 'angry',
  busy: 'scared',
  twin: 'scared',
  blocked: 'nope',
  unreachable: 'scared',
  'no-webrtc': 'nope',
  left: 'happy',
};

export function OutPage(props: { why: OutWhy; onBack: () => void; onNewTable: () => void }) {
  const { room, common } = useRoom();
  const text = () => common.out[props.why];
  const act: Readonly<Record<Way, () => void>> = {
    again: () => room.retry('sit'),
    watch: () => room.retry('watch'),
    'take-over': () => room.retry('take-over'),
    reload: () => location.reload(),
    'new-table': () => props.onNewTable(),
    start: () => props.onBack(),
  };
  return (
    <main class="out">
      <Cat cat={outCat} as="person" mood={moods[props.why]} />
      <h1>{text().what}</h1>
      <p>{text().help}</p>
      <div class="out-ways">
        {/* The whole link is still in the address bar: this page has not come far enough to hide its secret. */}
        <Show when={props.why === 'no-webrtc'}>
          <CopyButton link={location.href} />
        </Show>
        <For each={ways[props.why]}>
          {(way, n) => (
            <button type="button" class="button" classList={{ strong: n() === 0 }} onClick={() => act[way]()}>
              {common.ways[way]}
            </button>
          )}
        </For>
      </div>
    </main>
  );
}
