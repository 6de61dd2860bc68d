/** In an `each` ask the host answers first: it can read the others' envelopes, so it must be bound before they are. */
import type { ReadAnswer } from './answer.ts';

export class EachOrder {
  #ask = -1;
  #lastByHost = 0;
  #others = 0;

  /** Everybody else must have seen every answer of the host before answering. */
  allows({ input, byHost, seenSeq }: ReadAnswer, seq: number): boolean {
    if (input.ask !== this.#ask) {
      this.#ask = input.ask;
      this.#lastByHost = 0;
      this.#others = 0;
    }
    if (!byHost) {
      this.#others++;
      return seenSeq >= this.#lastByHost;
    }
    this.#lastByHost = seq;
    return this.#others === 0;
  }
}
