import { countEach, type Counter } from "#src/server/auth/limits/counters.ts";
import type { Deps } from "#src/server/deps.ts";

/** Uses up each counter. */
export const useUp = ({ db, clock }: Pick<Deps, "db" | "clock">, some: readonly Counter[]) =>
  db.write(async (tx) => {
    for (const counter of some) await countEach(tx, clock.now(), [counter], counter.most);
  });
