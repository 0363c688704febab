import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { getSharedRound } from "#src/server/domain/programme/gate.ts";
import type { Preparation } from "#src/shared/preparation/preparation.ts";
import { writeHypotheses } from "./hypotheses.ts";
import { findNotes } from "./queries.ts";
import { spokenIndex } from "#src/shared/result/texts/agreement-text.ts";
import type { Agreement, SnapshotContent } from "#src/shared/result/analysis.ts";
import { findTrait } from "#src/shared/words/catalogue.ts";
import { agreementShift, shiftWithinRound } from "./beyond-chance.ts";

const quoteWords = (traitIds: readonly string[]): string =>
  new Intl.ListFormat("en-GB").format(traitIds.map((id) => `“${(findTrait(id)?.name ?? id).toLowerCase()}”`));

const indexText = ({ value, low, high }: Agreement): string =>
  `${spokenIndex(value)} (${spokenIndex(low)} to ${spokenIndex(high)})`;

/** Describes changes beyond chance since the previous result, without that one's counts. */
function changesSince(before: SnapshotContent, after: SnapshotContent): readonly string[] {
  const { came, went } = shiftWithinRound(before, after);
  const direction = agreementShift(before, after);
  return [
    ...(came.length > 0 ? [`The newer answers bring up ${quoteWords(came)} far more often.`] : []),
    ...(went.length > 0 ? [`The newer answers bring up ${quoteWords(went)} far less often.`] : []),
    ...(direction === null
      ? []
      : [
          `Agreement went ${direction}, from ${indexText(before.agreement)} to ${indexText(after.agreement)}.`,
        ]),
  ];
}

/** @throws {DomainError} not_found, also while the result isn't shared */
export async function getPreparation(deps: Deps, actor: Actor, clientId: string): Promise<Preparation> {
  const db = deps.db.read;
  const { client, programme, snapshot, seen } = await getSharedRound(db, actor, clientId);
  const notes = await findNotes(db, client.id, actor.userId);
  const { content, number, createdAt } = snapshot;
  const before = seen.findLast((one) => one.number < number);
  const { responseCount, evidenceScale = 1, confidence, agreement } = content;
  return {
    clientName: client.name,
    programme: programme.title,
    snapshot: number,
    createdAt: createdAt.toISOString(),
    responseCount,
    evidenceScale,
    confidence,
    agreement,
    hypotheses: writeHypotheses(content, client.name),
    changes: before === undefined ? null : changesSince(before.content, content),
    plan: client.sharedPlan,
    notes,
  };
}
