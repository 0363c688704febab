import { cardErrors } from "./errors.ts";
import { isOpen } from "#src/server/domain/survey/rules.ts";
import { isClear, type SnapshotContent } from "#src/shared/result/analysis.ts";
import type { Actor } from "#src/server/actor.ts";
import { takeFromLimitsIn } from "#src/server/auth/limits/limits.ts";
import type { Deps } from "#src/server/deps.ts";
import { getOwnSurvey } from "#src/server/domain/survey/read.ts";
import { inCatalogueOrder } from "#src/server/domain/survey/trait-selection.ts";
import type { ShareCard } from "#src/shared/result/card.output.ts";
import { cardLimits } from "./limits.ts";
import { presentCard } from "./present-card.ts";
import * as queries from "./queries.ts";

/**
 * Rule A10: a card has words that its owner picked, and people who have not answered yet can see it.
 *
 * @throws {DomainError} conflict while the round takes answers.
 */
function requireEnded(survey: Parameters<typeof isOpen>[0], now: Date): void {
  if (!isOpen(survey, now)) return;
  throw cardErrors.surveyOpen();
}

/** @throws {DomainError} bad_request for a word that is not in the Arena of this result, or not clear there. */
export function requireClearArenaWords(
  { words }: Pick<SnapshotContent, "words">,
  traitIds: readonly string[],
): void {
  const arena = words.filter((word) => word.quadrant === "arena" && isClear(word));
  const allowed = new Set(arena.map(({ traitId }) => traitId));
  if (traitIds.every((id) => allowed.has(id))) return;
  throw cardErrors.wordOutsideArena();
}

/**
 * Makes the card of a closed round from its newest snapshot. An earlier card gives way: its address leads nowhere from then on.
 *
 * @throws {DomainError} not_found; conflict while there is no snapshot, and while the round takes answers; bad_request for words that are not clear in its Arena;
 * too_many_requests.
 */
export async function makeCard(
  deps: Deps,
  actor: Actor,
  surveyId: string,
  traitIds: readonly string[],
): Promise<ShareCard> {
  const publicId = deps.ids.token(128);
  return deps.db.write(async (tx) => {
    const now = deps.clock.now();
    const survey = await getOwnSurvey(tx, actor, surveyId);
    const result = await queries.findNewestResult(tx, survey.id);
    if (result === undefined) throw cardErrors.noResult();
    requireEnded(survey, now);
    requireClearArenaWords(result.content, traitIds);
    await takeFromLimitsIn(tx, now, cardLimits(actor));
    const row = {
      surveyId,
      publicId,
      snapshotNumber: result.number,
      traitIds: inCatalogueOrder(traitIds),
      ownerName: actor.firstName,
      createdAt: now,
    };
    await queries.putCard(tx, row);
    return presentCard(row, deps.env.siteUrl);
  });
}
