/**
 * Keeps what was said in order. A model often answers before what it has heard is written down, so the coach's captions wait for the
 * person's: until they come, or until the answer is complete.
 */
export interface Captions {
  /** Shows one of the coach's captions in its turn. */
  add(show: () => void): void;
  /** The person has spoken, and their caption will come. */
  await(): void;
  /** The person's caption is there, or never will be. */
  settle(): void;
  /** Waits no longer. */
  flush(): void;
  /** What waits is never shown. */
  drop(): void;
}

export function createCaptions(): Captions {
  const held: (() => void)[] = [];
  let awaited = 0;
  const flush = (): void => {
    awaited = 0;
    for (const show of held.splice(0)) show();
  };
  return {
    add: (show) => {
      if (awaited > 0) held.push(show);
      else show();
    },
    await: () => {
      awaited += 1;
    },
    settle: () => {
      if (awaited <= 1) flush();
      else awaited -= 1;
    },
    flush,
    drop: () => {
      held.length = 0;
    },
  };
}
