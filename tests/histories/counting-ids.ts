import type { Ids } from "#src/server/ids.ts";

export interface CountingIds extends Ids {
  /** Goes on from a number: worlds that drew more and fewer by then draw the same again. */
  goOnFrom(number: number): void;
}

/** Ids that are the same for the same deeds: two worlds in which their owner does the same cannot be told apart by them. */
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
