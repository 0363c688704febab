import type { Actor } from "#src/server/actor.ts";
import { after, days } from "#src/server/clock.ts";
import type { Deps } from "#src/server/deps.ts";
import { readLedger } from "#src/server/domain/client/sharing.ts";
import { getSharedRound } from "#src/server/domain/programme/gate.ts";
import type { Preparation } from "#src/shared/preparation/preparation.ts";
import { writeHypotheses } from "./hypotheses.ts";
import { findNotes } from "./queries.ts";
import { callName } from "#src/shared/account/names.ts";
import { isClear, type SnapshotContent } from "#src/shared/result/analysis.ts";
import { findTrait } from "#src/shared/words/catalogue.ts";
import { listSharedResults } from "#src/server/domain/programme/results.ts";
import type { Queryable } from "#db/client.ts";
import { type Shift, shiftBetweenRounds, shiftWithinRound } from "./beyond-chance.ts";

/** A younger step isn't asked about. */
const stepTakesDays = 7;

const quoteWords = (traitIds: readonly string[]): string =>
  new Intl.ListFormat("en-GB").format(traitIds.map((id) => `“${(findTrait(id)?.name ?? id).toLowerCase()}”`));

/** Describes changes beyond chance since the previous result, without that one's counts. */
const changesIn = ({ came, went }: Shift): readonly string[] => [
  ...(came.length > 0 ? [`The newer answers bring up ${quoteWords(came)} far more often.`] : []),
  ...(went.length > 0 ? [`The newer answers bring up ${quoteWords(went)} far less often.`] : []),
];

const clearWords = ({ words }: SnapshotContent): readonly string[] =>
  words.filter(isClear).map(({ traitId }) => traitId);

type Shared = Awaited<ReturnType<typeof getSharedRound>>;

/** The result before the newest one that the actor may see: of this round, else of an earlier programme. */
async function findBefore(db: Queryable, actor: Actor, { client, snapshot, seen }: Shared) {
  const { content } = snapshot;
  const inRound = seen.findLast(({ number }) => number < snapshot.number);
  if (inRound !== undefined)
    return { snapshot: inRound, programme: null, shift: shiftWithinRound(inRound.content, content) };
  const results = await listSharedResults(db, actor, client.id);
  const earlier = results[results.findIndex((one) => one.client.id === client.id) - 1];
  if (earlier === undefined) return null;
  const { title: programme } = earlier.programme;
  return { ...earlier, programme, shift: shiftBetweenRounds(earlier.snapshot.content, content) };
}

/** @throws {DomainError} not_found, also while the result isn't shared */
export async function getPreparation(deps: Deps, actor: Actor, clientId: string): Promise<Preparation> {
  const db = deps.db.read;
  const shared = await getSharedRound(db, actor, clientId);
  const { client, programme, snapshot } = shared;
  const notes = await findNotes(db, client.id, actor.userId);
  const { content, number, createdAt } = snapshot;
  const before = await findBefore(db, actor, shared);
  const ledger = await readLedger(db, { clientId: client.id });
  const stepAt = ledger.findLast(({ what }) => what === "plan shared")?.at;
  const hasTriedStep =
    client.sharedPlan !== null &&
    stepAt !== undefined &&
    new Date(stepAt) <= after(deps.clock.now(), -days(stepTakesDays));
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
    hypotheses: writeHypotheses(content, callName(client.name), before?.shift, hasTriedStep),
    before: before && {
      createdAt: before.snapshot.createdAt.toISOString(),
      programme: before.programme,
      responseCount: before.snapshot.content.responseCount,
      then: [...clearWords(before.snapshot.content)],
      now: [...clearWords(content)],
    },
    changes: before && [...changesIn(before.shift)],
    plan: client.sharedPlan,
    notes,
  };
}
