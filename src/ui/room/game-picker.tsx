/** Which game, and its rules. The keeper chooses, everybody sees it; what does not fit says why. */
import { For, Show } from 'solid-js';
import type { RuleValue } from '../../engine/contract.ts';
import type { Box } from '../../engine/games/boxes.ts';
import { fit as seating } from '../../p2p/room/lobby.ts';
import { GuideText } from '../start/how-page.tsx';
import { choiceFor } from '../start/last-choice.ts';
import { Pulldown } from '../start/pulldown.tsx';
import { helpFor, wordsFor } from '../words/index.ts';
import { useRoom } from './context.ts';
import { Thumb } from './thumb.tsx';

export function GamePicker() {
  const { games, common, room } = useRoom();
  /** Who cannot choose sees what was chosen. */
  const shown = () => (room.keeper() ? games : games.filter(({ id }) => id === room.lobby()?.game));
  return (
    <section class="picker" aria-label={common.start.games}>
      <fieldset class="games" disabled={!room.keeper()}>
        <legend>{common.start.games}</legend>
        <For each={shown()}>{game => <GameRow game={game} />}</For>
      </fieldset>
      <Rules />
      <Guide />
    </section>
  );
}

function GameRow(props: { game: Box }) {
  const { room, common, language } = useRoom();
  const words = () => wordsFor(props.game.id, language);
  const heads = () => room.lobby()?.chairs.length ?? 0;
  const why = () => {
    const fits = seating(props.game.seats, heads());
    if (!fits.fits) return common.room.needs(fits.missing);
    return fits.watch > 0 ? common.room.willWatch(props.game.seats.max, fits.watch) : null;
  };
  const isChosen = () => room.lobby()?.game === props.game.id;
  return (
    <label class="game" classList={{ chosen: isChosen(), dim: !seating(props.game.seats, heads()).fits }}>
      <input
        type="radio"
        name="game"
        value={props.game.id}
        checked={isChosen()}
        onChange={() => room.keeper()?.choose(props.game.id, choiceFor(props.game, {}).rules)}
      />
      <Thumb game={props.game.id} />
      <span class="game-name">{words().name}</span>
      <span class="game-players">{common.start.players(props.game.seats.min, props.game.seats.max)}</span>
      <span class="game-pitch">{words().pitch}</span>
      <Show when={why()}>{text => <span class="game-why">{text()}</span>}</Show>
    </label>
  );
}

function Rules() {
  const { room, games, language, common } = useRoom();
  const game = () => games.find(({ id }) => id === room.lobby()?.game);
  const set = (rule: string, value: RuleValue) => {
    const lobby = room.lobby();
    if (lobby) room.keeper()?.choose(lobby.game, { ...lobby.rules, [rule]: value });
  };
  return (
    <Show when={game()}>
      {it => (
        <Show when={room.keeper()} fallback={<RuleList game={it()} />}>
          <fieldset class="options">
            <legend>{common.start.table}</legend>
            <For each={Object.entries(it().choices)}>
              {([rule, values]) => (
                <Pulldown
                  label={wordsFor(it().id, language).rule(rule)}
                  values={values}
                  value={room.lobby()?.rules[rule] ?? null}
                  text={value => wordsFor(it().id, language).value(rule, value)}
                  onChange={value => set(rule, value)}
                />
              )}
            </For>
          </fieldset>
        </Show>
      )}
    </Show>
  );
}

/** How the chosen game plays, on one page. */
function Guide() {
  const { room, language } = useRoom();
  const game = () => room.lobby()?.game ?? '';
  return (
    <Show when={game()} keyed>
      {id => (
        <details class="guide">
          <summary>{helpFor(language).first.howFor(wordsFor(id, language).name)}</summary>
          <GuideText paragraphs={wordsFor(id, language).guide} />
        </details>
      )}
    </Show>
  );
}

function RuleList(props: { game: Box }) {
  const { room, language } = useRoom();
  const words = () => wordsFor(props.game.id, language);
  return (
    <dl class="rule-list">
      <For each={Object.keys(props.game.choices)}>
        {rule => (
          <>
            <dt class="quiet">{words().rule(rule)}</dt>
            <dd>{words().value(rule, room.lobby()?.rules[rule] ?? null)}</dd>
          </>
        )}
      </For>
    </dl>
  );
}
