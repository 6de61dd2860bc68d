/** What a host sends, in order. A port may answer while it is given something: what follows from that goes out after the rest. */

export interface Letters {
  add(letter: () => void): void;
  /** Sends all there are, unless that is being done already. */
  deliver(): void;
  drop(): void;
}

export function makeLetters(): Letters {
  let letters: (() => void)[] = [];
  let isOut = false;
  return {
    add: (letter: () => void) => void letters.push(letter),
    deliver(): void {
      if (isOut) return;
      isOut = true;
      try {
        for (let letter = letters.shift(); letter; letter = letters.shift()) letter();
      } finally {
        isOut = false;
      }
    },
    drop(): void {
      letters = [];
    },
  };
}
