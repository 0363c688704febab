import type { Ids } from "#src/server/ids.ts";

export interface CountingIds extends Ids {
  /** Continues from a number, so that worlds with different pasts draw the same ids. */
  goOnFrom(number: number): void;
}

/** Ids that are the same for the same acts, so that they don't tell two worlds apart. */
export function countingIds(): CountingIds {
  let drawn = 0;
  const next = (length: number) => String((drawn += 1)).padStart(length, "0");
  return {
    id: () => next(22),
    token: (bits) => next(Math.ceil(bits / 6)),
    code: (_, length) => next(length),
    below: (end) => (drawn += 1) % end,
    goOnFrom: (number) => {
      drawn = number;
    },
  };
}
