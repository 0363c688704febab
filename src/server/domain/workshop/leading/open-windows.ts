import type { Transaction } from "#db/client.ts";
import type { Deps } from "#src/server/deps.ts";
import { buildSnapshotContent } from "#src/server/domain/analysis/snapshot-content.ts";
import { writeBuiltInInsights } from "#src/server/domain/insight/built-in/write-built-in-insights.ts";
import {
  deleteAnswers,
  updateGuest,
  type GuestRow,
  type listAnswers,
  type NamedWorkshop,
} from "#src/server/domain/workshop/queries.ts";
import { catalogueVersion } from "#src/shared/words/catalogue.ts";
import { workshopLimits } from "#src/shared/workshop/workshop-limits.ts";

/**
 * Freezes everyone's window in one write, as a reveal does, and erases what was picked: from here on there are totals alone. A window takes
 * three descriptions (rule A1); whose has fewer stays closed, and nobody is told how many there were.
 */
export async function openWindows(
  tx: Transaction,
  { sealing }: Pick<Deps, "sealing">,
  { id, title }: NamedWorkshop,
  guests: readonly GuestRow[],
  answers: Awaited<ReturnType<typeof listAnswers>>,
): Promise<void> {
  const picks = Map.groupBy(answers, ({ guestId }) => guestId);
  for (const { id: guestId, name, selfTraitIds, isIn } of guests) {
    const peerPicks = (picks.get(guestId) ?? []).map(({ traitIds }) => sealing.open(traitIds));
    if (!isIn || selfTraitIds === null || peerPicks.length < workshopLimits.leastForWindow) continue;
    const content = buildSnapshotContent({ catalogueVersion, selfTraitIds, peerPicks, names: [] });
    const insights = writeBuiltInInsights({ snapshot: content, ownerName: name, title });
    await updateGuest(tx, guestId, { window: { content, insights } });
  }
  await deleteAnswers(tx, [id]);
}
