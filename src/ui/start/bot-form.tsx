/** Bots right now: which game, how many of them, which rules. */
import { createSignal, For } from 'solid-js';
import type { Box } from '../../engine/games/boxes.ts';
import { Thumb } from '../room/thumb.tsx';
import { commonFor, type Language, wordsFor } from '../words/index.ts';
import { botRange, choiceFor, type GameChoice } from './last-choice.ts';
import { Pulldown } from './pulldown.tsx';

interface BotFormProps {
  readonly games: readonly Box[];
  readonly first: GameChoice;
  readonly language: Language;
  readonly onPlay: (choice: GameChoice) => void;
  readonly onBack: () => void;
}

export function BotForm(props: BotFormProps) {
  const [choice, choose] = createSignal(props.first);
  const common = () => commonFor(props.language);
  const play = (event: Event) => {
    event.preventDefault();
    props.onPlay(choice());
  };
  return (
    <main class="start">
      <header class="top">
        <h1>{common().start.withBots}</h1>
        <button type="button" class="button" onClick={() => props.onBack()}>
          {common().end.back}
        </button>
      </header>
      <form onSubmit={play}>
        <fieldset class="games">
          <legend>{common().start.games}</legend>
          <For each={props.games}>
            {game => (
              <GameCard
                game={game}
                language={props.language}
                isChosen={choice().game === game}
                onChoose={() => choose(choiceFor(game, choice()))}
              />
            )}
          </For>
        </fieldset>
        <Options choice={choice()} language={props.language} onChange={choose} />
        <button type="submit" class="button strong play">
          {common().start.play}
        </button>
      </form>
    </main>
  );
}

function GameCard(props: { game: Box; language: Language; isChosen: boolean; onChoose: () => void }) {
  const words = () => wordsFor(props.game.id, props.language);
  const players = () => commonFor(props.language).start.players(props.game.seats.min, props.game.seats.max);
  return (
    <label class="game" classList={{ chosen: props.isChosen }}>
      <input
        type="radio"
        name="game"
        value={props.game.id}
        checked={props.isChosen}
        onChange={() => props.onChoose()}
      />
      <Thumb game={props.game.id} />
      <span class="game-name">{words().name}</span>
      <span class="game-players">{players()}</span>
      <span class="game-pitch">{words().pitch}</span>
    </label>
  );
}

function Options(props: { choice: GameChoice; language: Language; onChange: (choice: GameChoice) => void }) {
  const common = () => commonFor(props.language);
  const words = () => wordsFor(props.choice.game.id, props.language);
  const counts = () => {
    const { min, max } = botRange(props.choice.game);
    return Array.from({ length: max - min + 1 }, (_, n) => min + n);
  };
  return (
    <fieldset class="options">
      <legend>{common().start.table}</legend>
      <Pulldown
        label={common().start.bots}
        values={counts()}
        value={props.choice.bots}
        text={n => common().start.bot(n)}
        onChange={bots => props.onChange({ ...props.choice, bots })}
      />
      <For each={Object.entries(props.choice.game.choices)}>
        {([rule, values]) => (
          <Pulldown
            label={words().rule(rule)}
            values={values}
            value={props.choice.rules[rule] ?? null}
            text={value => words().value(rule, value)}
            onChange={value => props.onChange({ ...props.choice, rules: { ...props.choice.rules, [rule]: value } })}
          />
        )}
      </For>
    </fieldset>
  );
}
