/** How the match went: who got how far, and a few figures. */
import { For, Show } from 'solid-js';
import type { Seat } from '../../engine/contract.ts';
import type { Place } from '../stats/family.ts';
import type { Tale } from '../stats/stats.ts';
import { statName } from '../words/end.ts';
import { wordsFor } from '../words/index.ts';
import type { Who } from '../words/words.ts';
import { Cat } from './cat.tsx';
import { useRoom } from './context.ts';
import { whoIn } from './who.ts';

export function Places(props: { places: readonly Place[]; winners: readonly Seat[]; match: number }) {
  const parts = useRoom();
  const { room, end, language } = parts;
  const played = room.played(props.match);
  const who = whoIn(parts, props.match);
  const mark = ({ sign }: Place) => (sign && played ? wordsFor(played.game, language).sign(sign) : null);
  /** Everybody who won is first. */
  const number = (n: number) => (props.winners.includes(props.places[n]?.seat ?? -1) ? 1 : n + 1);
  return (
    <Show when={props.places.length > 0}>
      <ol class="places" aria-label={end.order}>
        <For each={props.places}>
          {(place, n) => (
            <li classList={{ first: number(n()) === 1 }}>
              <span class="place-number">{number(n())}</span>
              <Cat cat={played?.seats[place.seat]?.cat ?? 0} as={played?.seats[place.seat]?.kind ?? 'person'} />
              <span class="place-name">{who.name(place.seat)}</span>
              <Show when={mark(place)}>{text => <small>{text()}</small>}</Show>
            </li>
          )}
        </For>
      </ol>
    </Show>
  );
}

export function InNumbers(props: { tale: Tale; who: Who }) {
  const { end } = useRoom();
  return (
    <Show when={props.tale.stats.length > 0}>
      <dl class="in-numbers" aria-label={end.inNumbers}>
        <For each={props.tale.stats}>
          {({ stat, seats, n }) => (
            <div>
              <dt>{statName(end, props.tale.family, stat)}</dt>
              <dd>
                <Show when={seats.length > 0}>{seats.map(props.who.name).join(' + ')} </Show>
                <b>{n}</b>
              </dd>
            </div>
          )}
        </For>
      </dl>
    </Show>
  );
}
