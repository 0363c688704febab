import type { ActionPlan } from "#src/shared/action-plan/action-plan.output.ts";
import { type PlanKey, type PlanRow, deletePlan, findPlan, listPlansOf, putPlan } from "./queries.ts";
import { type Actor, verifiedAddress } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { getOwnSurvey } from "#src/server/domain/survey/read.ts";
import { after, days } from "#src/server/clock.ts";
import { lookBackTime, actionPlanLimits } from "#src/shared/action-plan/action-plan-limits.ts";
import type { ActionPlanInput } from "#src/shared/action-plan/action-plan.input.ts";
import { actionPlanErrors } from "./errors.ts";
import { addressHashOf, setWanted } from "#src/server/domain/mail/topics/opt-outs.ts";
import { isTraitId } from "#src/shared/words/catalogue.ts";

/** A plan for its owner. Lists the fields, to leave out when the email is due. */
const presentPlan = ({
  pane,
  traitId,
  person,
  deed,
  until,
  noticed,
  remind,
  updatedAt,
}: PlanRow): ActionPlan => ({
  ...{ pane, traitId, person, deed, until, noticed, remind },
  updatedAt: updatedAt.toISOString(),
});

/**
 * The plans stored in the account; others exist only in a browser.
 *
 * @throws {DomainError} not_found
 */
export async function listPlans(deps: Deps, actor: Actor, surveyId: string): Promise<readonly ActionPlan[]> {
  const survey = await getOwnSurvey(deps.db.read, actor, surveyId);
  const plans = await listPlansOf(deps.db.read, survey.id);
  return plans.map(presentPlan);
}

/** Facilitators learn nothing else about an unshared plan. */
export { hasPlanSince } from "./queries.ts";

type ReminderWish = Pick<ActionPlanInput, "remind" | "until">;

/**
 * When a plan's email is due; null: never, or already sent. An unchanged wish keeps its date, so that
 * someone who edits the plan on the day itself gets no error about a past day.
 *
 * @throws {DomainError} bad_request for a day that is missing, has begun, or is more than a year ahead.
 */
function mailDueFor(
  { remind, until }: ReminderWish,
  stored: (ReminderWish & { readonly mailDueAt: Date | null }) | undefined,
  now: Date,
): Date | null {
  if (!remind) return null;
  if (until === null) throw actionPlanErrors.dayMissing();
  if (stored?.remind === true && stored.until === until) return stored.mailDueAt;
  const due = lookBackTime(until);
  if (due <= now) throw actionPlanErrors.dayPast();
  if (due > after(now, days(actionPlanLimits.daysAhead))) throw actionPlanErrors.dayTooFar();
  return due;
}

/**
 * Stores a plan; the last write wins. Asking for an email also subscribes to these emails again.
 *
 * @throws {DomainError} not_found; conflict before the first result; bad_request for an unknown word or
 * day.
 */
export async function savePlan(
  deps: Deps,
  actor: Actor,
  key: PlanKey,
  plan: ActionPlanInput,
): Promise<ActionPlan> {
  if (plan.traitId !== null && !isTraitId(plan.traitId)) throw actionPlanErrors.unknownWord();
  return deps.db.write(async (tx) => {
    const now = deps.clock.now();
    const survey = await getOwnSurvey(tx, actor, key.surveyId);
    const stored = await findPlan(tx, key);
    if (survey.shownAnswers === null) throw actionPlanErrors.noResult();
    const row = { ...key, ...plan, mailDueAt: mailDueFor(plan, stored, now), updatedAt: now };
    await putPlan(tx, row);
    const address = verifiedAddress(actor);
    const isNewWish = plan.remind && stored?.remind !== true;
    if (isNewWish && address !== null) await setWanted(tx, addressHashOf(address), "plans", true);
    return presentPlan(row);
  });
}

/**
 * Deletes a plan, which also cancels its email.
 *
 * @throws {DomainError} not_found
 */
export function removePlan(deps: Deps, actor: Actor, key: PlanKey): Promise<void> {
  return deps.db.write(async (tx) => {
    await getOwnSurvey(tx, actor, key.surveyId);
    await deletePlan(tx, key);
  });
}
