/** The winners' cats, each on a box, and paper in the air: once for each match. */
import { For, Show } from 'solid-js';
import type { Seat } from '../../engine/contract.ts';
import { avatarArt } from '../art/cats/avatar.ts';
import { useRoom } from './context.ts';
import type { RoomModel } from './create-room.ts';

const most = 5;
/** Which match each table has celebrated: another language, or a second look, is no second party. */
const celebrated = new WeakMap<RoomModel, number>();

export function Heroes(props: { winners: readonly Seat[]; match: number }) {
  const { room } = useRoom();
  const isNews = celebrated.get(room) !== props.match;
  celebrated.set(room, props.match);
  const seats = room.played(props.match)?.seats ?? [];
  const winners = () => props.winners.flatMap(seat => seats[seat] ?? []).slice(0, most);
  return (
    <div class="heroes" aria-hidden="true">
      <For each={winners()}>
        {({ cat, kind }) => (
          <span class="hero">
            <span class="hero-cat" innerHTML={avatarArt(cat, 'happy', { as: kind })} />
            <span class="hero-box" innerHTML={box} />
          </span>
        )}
      </For>
      <Show when={isNews}>
        <Confetti />
      </Show>
    </div>
  );
}

const pieces = 40;
const paper = ['#ffd23f', '#ff5b3d', '#3dbb8f', '#7b6cff', '#ff8fc7', '#fff4df'] as const;

/** Scattered, but the same each time: nothing depends on it. */
const spread = (n: number, step: number): number => (n * step) % 1;

function Confetti() {
  return (
    <div class="confetti">
      <For each={Array.from({ length: pieces }, (_, n) => n)}>
        {n => (
          <i
            style={{
              '--x': `${(spread(n, 0.618) - 0.5) * 2}`,
              '--y': `${spread(n, 0.377)}`,
              '--turn': `${Math.round(spread(n, 0.731) * 1440 - 720)}deg`,
              '--late': `${Math.round(spread(n, 0.273) * 220)}ms`,
              background: paper[n % paper.length],
            }}
          />
        )}
      </For>
    </div>
  );
}

const box = `<svg viewBox="0 0 120 56" aria-hidden="true"><g stroke="#221639" stroke-width="4" stroke-linejoin="round"><path d="M10 16h100l-6 36H16z" fill="#d9a566"/><path d="M4 4h52l4 12H10zM64 4h52l-6 12H60z" fill="#edc48b"/><path d="M50 30h20v10H50z" fill="#fff4df"/></g></svg>`;
