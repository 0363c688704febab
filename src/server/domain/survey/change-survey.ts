import type { Transaction } from "#db/client.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Deps, TransactionDeps } from "#src/server/deps.ts";
import type { ShareLink, Survey } from "#src/shared/survey/survey.output.ts";
import { requireFreeCircleName } from "./circles.ts";
import { getOwnSurvey, getSurvey, listCirclesOf } from "./read.ts";
import {
  type CountedSurvey,
  type Move,
  type OwnSurvey,
  type SurveyRow,
  listMovable,
  updateDeadlines,
  updateSurveyRow,
} from "./queries.ts";
import { withoutUndefined } from "#src/shared/without-undefined.ts";
import { surveyErrors } from "./errors.ts";
import type { SurveyChanges } from "#src/shared/survey/survey.input.ts";
import {
  isOpen,
  requireFuture,
  requireAllowedMinimum,
  requireOutsideTeamRound,
  requireRaise,
} from "./rules.ts";

type Changes = Partial<SurveyRow>;

/** Returns the changes, none if everything stays. @throws if the change isn't allowed */
export type Decide<Row = CountedSurvey> = (
  survey: Row,
  now: Date,
  tx: Transaction,
) => Changes | Promise<Changes>;

/** Changes a round that the caller has authorized. Returns whether anything changed. */
export async function changeSurveyIn<Row extends CountedSurvey>(
  tx: Transaction,
  deps: TransactionDeps,
  survey: Row,
  decide: Decide<Row>,
): Promise<boolean> {
  const now = deps.clock.now();
  const changes = await decide(survey, now, tx);
  if (Object.keys(changes).length === 0) return false;
  await updateSurveyRow(tx, survey.id, { ...changes, updatedAt: now });
  if (changes.closesAt !== undefined) await deps.hooks.onDeadlinesMoved(tx, [survey.id]);
  return true;
}

/**
 * Changes the owner's round. `decide` runs in the transaction of the write, so no answer comes in between.
 *
 * @param onChange side effects such as emails; skipped if nothing changes
 * @throws {DomainError} not_found, and the errors of `decide`.
 */
export async function changeSurvey(
  deps: Deps,
  actor: Actor,
  surveyId: string,
  decide: Decide<OwnSurvey>,
  onChange?: (tx: Transaction, survey: OwnSurvey) => Promise<void>,
): Promise<Survey> {
  await deps.db.write(async (tx) => {
    const survey = await getOwnSurvey(tx, actor, surveyId);
    if (await changeSurveyIn(tx, deps, survey, decide)) await onChange?.(tx, survey);
  });
  return getSurvey(deps, actor, surveyId);
}

export type { Move } from "./queries.ts";

/** Moves the deadline of the open rounds that still have `move.from`. */
export async function moveDeadlines(
  tx: Transaction,
  { hooks }: TransactionDeps,
  surveyIds: readonly string[],
  move: Move,
): Promise<void> {
  await hooks.onDeadlinesMoved(tx, await listMovable(tx, surveyIds, move));
  await updateDeadlines(tx, surveyIds, move);
}

/**
 * @throws {DomainError} not_found; bad_request; conflict for a lower minimum, a higher one after the first
 * answer, a deadline of a closed round, either of them in a part of a team round, and a circle's name that
 * another has, or that the round can't have.
 */
export function updateSurvey(
  deps: Deps,
  actor: Actor,
  surveyId: string,
  changes: SurveyChanges,
): Promise<Survey> {
  const { minResponses, closesAt, circleName } = changes;
  return changeSurvey(deps, actor, surveyId, async (survey, now, tx) => {
    if (minResponses !== undefined || closesAt !== undefined) requireOutsideTeamRound(survey);
    if (minResponses !== undefined) {
      requireAllowedMinimum(minResponses, survey.audience);
      const answered = (survey.shownAnswers ?? 0) + survey.newAnswers;
      requireRaise(minResponses, survey.minResponses, answered);
    }
    if (closesAt !== undefined && !isOpen(survey, now)) throw surveyErrors.closed();
    if (closesAt) requireFuture(closesAt, now);
    if (circleName !== undefined) requireFreeCircleName(survey, await listCirclesOf(tx, survey), circleName);
    return withoutUndefined(changes);
  });
}

/** Leaves a closed round alone. @throws {DomainError} conflict for a part of a team round. */
export const closing: Decide = (survey, now) => {
  if (!isOpen(survey, now)) return {};
  requireOutsideTeamRound(survey);
  return { completedAt: now };
};

/** @throws {DomainError} not_found; conflict for a part of a team round. */
export const closeSurvey = (deps: Deps, actor: Actor, surveyId: string): Promise<Survey> =>
  changeSurvey(deps, actor, surveyId, closing);

/**
 * Creates the round's open link, or returns the present one.
 *
 * @throws {DomainError} not_found; conflict for a closed round and an organisation's, which has no open
 * link.
 */
export async function shareSurvey(deps: Deps, actor: Actor, surveyId: string): Promise<ShareLink> {
  const link = { shareId: deps.ids.token(128), shareCode: deps.ids.token(64) };
  const survey = await changeSurvey(deps, actor, surveyId, (found, now) => {
    requireShareable(found, now);
    return found.shareId === null ? link : {};
  });
  return linkOf(survey);
}

function requireShareable(survey: CountedSurvey, now: Date): void {
  if (!isOpen(survey, now)) throw surveyErrors.closed();
  if (survey.audience === "organisation") {
    throw surveyErrors.noOpenLink();
  }
}

/** The short code is the last part of the link. */
function linkOf({ shareId, shareableLink }: Survey): ShareLink {
  if (shareId === null || shareableLink === null) throw new Error("A shared round has a link.");
  return { shareId, shareableLink, code: shareableLink.slice(shareableLink.lastIndexOf("/") + 1) };
}

export const unsharing: Decide = ({ shareId }) =>
  shareId === null ? {} : { shareId: null, shareCode: null };

/** Revokes the open link; sharing again creates a new one. */
export async function unshareSurvey(deps: Deps, actor: Actor, surveyId: string): Promise<void> {
  await changeSurvey(deps, actor, surveyId, unsharing);
}
