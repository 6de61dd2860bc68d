/** Time is handed in, so that tests and simulation can hold it in their hands. */

/** Calls back once after `ms`; returns a way to cancel. */
export type After = (ms: number, then: () => void) => () => void;

export const realAfter: After = (ms, then) => {
  const id = setTimeout(then, ms);
  return () => clearTimeout(id);
};
