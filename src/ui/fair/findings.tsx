/** What a check found, part by part: what is wrong, who says so, what is worth a note, where the dice came from, figures. */
import { For, Match, Show, Switch } from 'solid-js';
import type { EndNote } from '../../p2p/fair/audit/audit.ts';
import type { Drawn, Judgement, Report } from '../../p2p/fair/judgement.ts';
import type { FairWords } from '../words/fair.ts';
import type { Who } from '../words/words.ts';
import { confirms, verdictLine } from './verdict.ts';

interface Found {
  readonly judgement: Judgement;
  readonly words: FairWords;
  readonly who: Who;
}

/** What was done wrong, or what a good check is worth. */
export function Meaning(props: Found) {
  const more = () => verdictLine(props.judgement, props.words, props.who).more;
  return (
    <Switch>
      <Match when={props.judgement.judged.verdict === 'cheat' && more()}>
        {text => (
          <section class="wrong">
            <h3>{props.words.sheet.wrong}</h3>
            <p>{text()}</p>
          </section>
        )}
      </Match>
      <Match when={props.judgement.judged.verdict === 'fair'}>
        <section>
          <h3>{props.words.sheet.what}</h3>
          <ul class="points">
            <For each={props.words.sheet.whatFair}>{text => <li>{text}</li>}</For>
          </ul>
        </section>
      </Match>
    </Switch>
  );
}

export function Confirmed(props: Found) {
  const { confirms: said, silent, otherEnd } = props.words.sheet;
  const word = (report: Report | undefined): string => {
    if (!report) return silent;
    return report.verdict === 'fair' && !confirms(props.judgement, report) ? otherEnd : said[report.verdict];
  };
  const rows = () =>
    Array.from({ length: props.judgement.people }, (_, seat) => ({
      seat,
      report: props.judgement.reports.find(report => report.seat === seat),
    }));
  return (
    <Show when={rows().length > 0}>
      <section>
        <h3>{props.words.sheet.who}</h3>
        <dl class="rows">
          <For each={rows()}>
            {({ seat, report }) => (
              <div data-said={report?.verdict ?? 'nothing'}>
                <dt>{props.who.name(seat)}</dt>
                <dd>{word(report)}</dd>
              </div>
            )}
          </For>
        </dl>
      </section>
    </Show>
  );
}

export function Notes(props: { notes: readonly EndNote[]; words: FairWords; who: Who }) {
  return (
    <Show when={props.notes.length > 0}>
      <section>
        <h3>{props.words.sheet.notes}</h3>
        <dl class="rows">
          <For each={props.notes}>
            {note => (
              <div>
                <dt>{props.words.sheet.at(note.seq)}</dt>
                <dd>{props.words.note(note, props.who)}</dd>
              </div>
            )}
          </For>
        </dl>
      </section>
    </Show>
  );
}

export function Draws(props: Found) {
  const from = ({ own, copied }: Drawn): string => {
    const { sheet } = props.words;
    const mine = copied.length === 0 ? sheet.fromAll(own.length) : sheet.from(own, props.who);
    return copied.length === 0 ? mine : `${mine}; ${sheet.copy(copied, props.who)}`;
  };
  return (
    <Show when={props.judgement.drawn.length > 0}>
      <details>
        <summary>
          {props.words.sheet.draws} <span class="count">{props.judgement.drawn.length}</span>
        </summary>
        <dl class="rows">
          <For each={props.judgement.drawn}>
            {drawn => (
              <div>
                <dt>{props.words.sheet.draw(drawn.seq)}</dt>
                <dd>{from(drawn)}</dd>
              </div>
            )}
          </For>
        </dl>
      </details>
    </Show>
  );
}

export function Figures(props: Found) {
  const hex = () =>
    Array.from(props.judgement.head.subarray(0, 6), byte => byte.toString(16).padStart(2, '0')).join(' ');
  const rows = (): readonly (readonly [string, string])[] => {
    const { sheet } = props.words;
    const { judged, entries, draws, people } = props.judgement;
    const figures = [
      [sheet.moves, String(entries)],
      [sheet.events, String(draws)],
      [sheet.people, String(people)],
      [sheet.end, hex()],
    ] as const;
    return judged.verdict === 'fair' ? figures : [...figures, [sheet.code, judged.code]];
  };
  return (
    <details>
      <summary>{props.words.sheet.numbers}</summary>
      <dl class="rows">
        <For each={rows()}>
          {([name, value]) => (
            <div>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          )}
        </For>
      </dl>
    </details>
  );
}
