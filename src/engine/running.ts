/** A match under way: a state, the verbs that change it, and the step it stands at. The fold itself is `apply`. */
import { Answers, allIn, nobody } from './answers.ts';
import { table } from './ask.ts';
import type {
  Dice,
  Event,
  Frame,
  Game,
  Input,
  Match,
  Outcome,
  Pending,
  Prompt,
  Refusal,
  Seat,
  Shape,
} from './contract.ts';
import { refusals } from './contract.ts';
import { type Asking, OpenQuestion } from './question.ts';
import { type Wired, type Wiring, wired } from './steps.ts';
import { type Live, LiveWorld } from './world.ts';

export interface Settings {
  /** Turns seeds into numbers. Search may take quick ones; a match among people may not. */
  readonly dice: Dice;
  /** Keep events? Search has no use for them. */
  readonly record: boolean;
}

export class Running<S extends Shape> implements Match<S> {
  readonly game: Game<S>;
  readonly state: Live<S>;
  readonly settings: Settings;
  readonly world: LiveWorld<S>;
  version = 0;
  readonly #steps: Wiring<S>;
  #scene: ReadonlyMap<string, Wired<S>> | undefined;
  #step!: Wired<S>;
  #data!: never;
  readonly #question: OpenQuestion<S>;
  #broken = false;

  constructor(game: Game<S>, state: Live<S>, settings: Settings) {
    this.game = game;
    this.state = state;
    this.settings = settings;
    this.world = new LiveWorld(state, settings.record);
    this.#steps = wired(game);
    this.#enter();
    this.#question = new OpenQuestion(this.world, this.#step, this.#data);
  }

  /** What a seat may answer now. Good until the next input; views hold copies. */
  prompt(seat: Seat): Prompt | null {
    const { pending } = this.state;
    return pending.on === 'players' ? this.#question.prompt(pending, seat) : null;
  }

  apply(input: Input): Outcome<S> {
    if (this.#broken) throw new Error(`${this.game.id}: this match broke in the middle of a step`);
    const { pending } = this.state;
    switch (input.type) {
      case 'random': {
        if (pending.on !== 'random') return refused['not-now'];
        if (input.draw !== pending.draw.id) return refused.stale;
        const rng = this.settings.dice(input.seed, pending.draw.why);
        return rng ? this.#advance(rng) : refused.illegal;
      }
      case 'leave':
        return this.#leave(input.seat);
      default:
        if (pending.on !== 'players') return refused['not-now'];
        if (input.ask !== pending.ask.id) return refused.stale;
        return input.type === 'timeout' ? this.#timeout(pending) : this.#answer(pending, input.seat, input.chosen);
    }
  }

  /** Brings a new match to its first rest. */
  open(): readonly Event<S>[] {
    const pending = this.#wait();
    const outcome = pending ? this.#rest(pending) : this.#advance(nobody);
    return outcome.ok ? outcome.events : [];
  }

  #answer(asking: Asking<S>, seat: Seat, ids: readonly string[]): Outcome<S> {
    const { ask } = asking;
    const pick = this.#question.pick(ask, seat);
    if (!pick) return refused['not-asked'];
    if (asking.answers[seat]) return refused.answered;
    const chosen = this.#question.chosen(pick, seat, ids);
    if (!chosen) return refused.illegal;
    if (ask.rule === 'any' && chosen.length > 0) return this.#advance(new Answers([seat], [chosen]));
    const answers = asking.answers.slice();
    answers[seat] = ids;
    const open: Asking<S> = { on: 'players', ask, answers };
    return allIn(ask.seats, answers) ? this.#advance(this.#question.read(open)) : this.#rest(open);
  }

  #timeout(asking: Asking<S>): Outcome<S> {
    return this.#advance(this.#question.silence(asking));
  }

  #leave(seat: Seat): Outcome<S> {
    const { pending, gone, seats } = this.state;
    if (pending.on === 'nothing') return refused['not-now'];
    if (!seats.includes(seat) || gone.includes(seat)) return refused.illegal;
    const asked = pending.on === 'players' && pending.ask.seats.includes(seat) ? pending.ask.about : null;
    this.#broken = true; // until the game has let them go
    gone.push(seat);
    const result = this.game.leave(this.world, seat, asked);
    if (result) return this.#rest({ on: 'nothing', result });
    return pending.on === 'players' ? this.#without(pending, seat) : this.#rest(pending);
  }

  /** The open ask after a seat has left. Answers given stay, where they are still legal; who left is not waited for. */
  #without(asking: Asking<S>, seat: Seat): Outcome<S> {
    this.#question.forget();
    const answers = asking.answers.map((ids, s) => {
      const pick = this.#question.pick(asking.ask, s);
      return ids && pick && this.#question.chosen(pick, s, ids) ? ids : null;
    });
    const still = (seats: readonly Seat[]) => seats.filter(s => s !== seat || answers[s]);
    const { ask } = asking;
    const open: Asking<S> = { on: 'players', ask: { ...ask, seats: still(ask.seats), also: still(ask.also) }, answers };
    if (!this.#step.still(this.world, this.#data)) return this.#advance(nobody);
    if (ask.seats.includes(seat) && allIn(open.ask.seats, answers)) return this.#advance(this.#question.read(open));
    return this.#rest(open);
  }

  /** Hands the step what it waited for, then runs on until the match rests. */
  #advance(came: unknown): Outcome<S> {
    const { stack } = this.state;
    this.#broken = true; // until the steps have run
    for (;;) {
      const next = this.#step.then(this.world, this.#data, came as never);
      came = null;
      switch (next.do) {
        case 'over':
          return this.#rest({ on: 'nothing', result: next.result });
        case 'done':
          stack.pop();
          came = next.value;
          this.#enter();
          break;
        case 'call':
          stack[stack.length - 1]!.step = next.then as never;
          stack.push({ scene: next.frame.scene, step: next.frame.step });
          this.#enter();
          break;
        case 'go':
          stack[stack.length - 1]!.step = next.then as never;
          this.#stepTo(next.then as Frame['step']);
      }
      if (this.#step.is === 'act') continue;
      const pending = this.#wait();
      if (pending) return this.#rest(pending);
      came = nobody;
    }
  }

  /** Looks up the scene and the step on top of the stack. */
  #enter(): void {
    const { stack } = this.state;
    const frame = stack[stack.length - 1];
    if (!frame) throw new Error(`${this.game.id}: the last scene ended without a result`);
    this.#scene = this.#steps.get(frame.scene);
    this.#stepTo(frame.step);
  }

  #stepTo(data: Frame['step']): void {
    const step = this.#scene?.get(data.at);
    if (!step) throw new Error(`${this.game.id}: no step ${this.state.stack.at(-1)?.scene}.${data.at}`);
    this.#step = step;
    this.#data = data as never;
  }

  /** What the step waits for; null if for nothing. */
  #wait(): Pending<S> | null {
    const step = this.#step;
    const data = this.#data;
    const { world, state } = this;
    if (step.is === 'act') return null;
    if (step.is === 'random') {
      return { on: 'random', draw: { id: state.serial++, why: step.why, sight: step.sight } };
    }
    const asked = step.seats(world, data);
    const seats = this.#present(asked);
    const also = this.#present(step.also(world, data, asked));
    if (seats.length === 0 && also.length === 0) return null;
    const ms = step.ms(world, data);
    if (seats.length === 0 && ms === null)
      throw new Error(`${this.game.id}: an ask that waits for nobody and no clock`);
    this.#question.ask(step, data);
    const ask = {
      id: state.serial++,
      about: step.about(world, data),
      rule: step.rule,
      seats,
      also,
      clock: step.clock,
      ms,
    };
    return { on: 'players', ask, answers: unanswered(state.seats.length) };
  }

  #present(seats: readonly Seat[]): readonly Seat[] {
    const { gone } = this.state;
    return gone.length === 0 ? seats : seats.filter(seat => !gone.includes(seat));
  }

  #rest(pending: Pending<S>): Outcome<S> {
    this.version++;
    this.state.pending = pending;
    this.#broken = false;
    const { events } = this.world;
    if (events.length === 0) return nothingNew;
    this.world.events = [];
    return { ok: true, events };
  }
}

/** Nobody has answered. Shared: an answer makes a new list. */
const unanswered = table((seats): readonly null[] => Array(seats).fill(null));

const nothingNew = { ok: true, events: Object.freeze([]) } as const;
const refused = Object.fromEntries(refusals.map(why => [why, { ok: false, why }])) as Record<
  Refusal,
  { ok: false; why: Refusal }
>;
