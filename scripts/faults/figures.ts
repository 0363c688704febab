/** Milliseconds as seconds, for a report. */
export const inSeconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;

export const inMs = (ms: number): string => `${ms.toFixed(0)} ms`;

/** The least and the most of some numbers. */
export const range = (numbers: readonly number[], show: (n: number) => string): string =>
  `${show(Math.min(...numbers))} to ${show(Math.max(...numbers))}`;
