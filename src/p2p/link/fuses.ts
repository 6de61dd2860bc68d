/** Named time limits, each lit at most once at a time. */
import type { After } from '../clock.ts';

export interface Fuses<Name extends string> {
  light(name: Name, ms: number): void;
  putOut(name: Name): void;
  putAllOut(): void;
}

export function makeFuses<Name extends string>(after: After, burnt: (name: Name) => void): Fuses<Name> {
  const lit = new Map<Name, () => void>();
  const putOut = (name: Name) => {
    lit.get(name)?.();
    lit.delete(name);
  };
  return {
    light(name, ms) {
      if (lit.has(name)) return;
      lit.set(
        name,
        after(ms, () => {
          lit.delete(name);
          burnt(name);
        }),
      );
    },
    putOut,
    putAllOut() {
      for (const name of [...lit.keys()]) putOut(name);
    },
  };
}
