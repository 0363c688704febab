import { surveyErrors } from "#src/server/domain/survey/errors.ts";
import type { Origin } from "#src/server/actor.ts";
import { takeFromLimits } from "#src/server/auth/limits/limits.ts";
import type { Deps } from "#src/server/deps.ts";
import { wrongCodes } from "./limits.ts";
import { findShareIdByCode } from "./queries.ts";

/**
 * The round behind a short code. A right one always works: with 64 bits nobody finds it by trying, and whoever has others try
 * wrong ones, by pictures on another site, must not lock a room out.
 *
 * @throws {DomainError} not_found for an unknown or revoked code; too_many_requests.
 */
export async function findByCode(
  deps: Deps,
  origin: Origin,
  code: string,
): Promise<{ readonly shareId: string }> {
  const shareId = (await findShareIdByCode(deps.db.read, code))?.shareId ?? null;
  if (shareId !== null) return { shareId };
  await takeFromLimits(deps, wrongCodes(origin));
  throw surveyErrors.notFound();
}
