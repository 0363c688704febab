import type { Origin } from "#src/server/actor.ts";
import { giveBackToLimitIn, takeFromLimitsIn, type Limit } from "#src/server/auth/limits.ts";
import { minutes } from "#src/server/clock.ts";
import type { Deps } from "#src/server/deps.ts";
import { notFound } from "#src/server/errors.ts";
import { findShareIdByCode } from "./queries.ts";

/** Counts codes that lead nowhere: right ones are given back, so a room of people never meets it. */
const wrongCodesByNetwork = ({ network }: Origin): Limit => ({
  name: "wrong codes by network",
  subject: network,
  most: 30,
  windowMs: minutes(15),
});

/**
 * The round behind a short code. Whoever tries too many wrong ones learns nothing of right ones either, so that codes cannot
 * be searched.
 *
 * @throws {DomainError} not_found for an unknown or revoked code; too_many_requests.
 */
export async function findByCode(
  deps: Deps,
  origin: Origin,
  code: string,
): Promise<{ readonly shareId: string }> {
  const limit = wrongCodesByNetwork(origin);
  const shareId = await deps.db.write(
    async (tx) => {
      await takeFromLimitsIn(tx, deps.clock.now(), [limit]);
      const found = (await findShareIdByCode(tx, code))?.shareId ?? null;
      if (found !== null) await giveBackToLimitIn(tx, limit);
      return found;
    },
    { outlives: "crash" },
  );
  if (shareId === null) throw notFound("Round");
  return { shareId };
}
