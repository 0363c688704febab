import { after, days } from "#src/server/clock.ts";
import { lookBackTime, panePlanLimits } from "#src/shared/action-plan/action-plan-limits.ts";
import type { PanePlanInput } from "#src/shared/action-plan/action-plan.input.ts";
import { panePlanErrors } from "./errors.ts";
import { verifiedAddress, type Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { addressHashOf, setWanted } from "#src/server/domain/mail/topics/opt-outs.ts";
import { getOwnSurvey } from "#src/server/domain/survey/read.ts";
import type { PanePlan } from "#src/shared/action-plan/action-plan.output.ts";
import { isTraitId } from "#src/shared/words/catalogue.ts";
import { presentPlan } from "./present-plan.ts";
import { findPlan, putPlan, type PlanKey } from "./queries.ts";

type Wish = Pick<PanePlanInput, "remind" | "until">;

/**
 * When the email of a plan is due; null: none is, or it has gone. A wish that hasn't changed stays as it was, so that someone
 * who writes down what they noticed on the day isn't told that the day is over.
 *
 * @throws {DomainError} bad_request for a day that is missing, has begun, or is more than a year ahead.
 */
function mailDueFor(
  { remind, until }: Wish,
  stored: (Wish & { readonly mailDueAt: Date | null }) | undefined,
  now: Date,
): Date | null {
  if (!remind) return null;
  if (until === null) throw panePlanErrors.dayMissing();
  if (stored?.remind === true && stored.until === until) return stored.mailDueAt;
  const due = lookBackTime(until);
  if (due <= now) throw panePlanErrors.dayPast();
  if (due > after(now, days(panePlanLimits.daysAhead))) throw panePlanErrors.dayTooFar();
  return due;
}

/**
 * Puts a plan in the owner's account, in place of the one before: the last to write wins. Asking for an email says that emails of
 * this kind are wanted, also by someone who had stopped them.
 *
 * @throws {DomainError} not_found; conflict before the first result; bad_request for an unknown word, or a day no email can go on.
 */
export async function savePlan(
  deps: Deps,
  actor: Actor,
  key: PlanKey,
  plan: PanePlanInput,
): Promise<PanePlan> {
  if (plan.traitId !== null && !isTraitId(plan.traitId)) throw panePlanErrors.unknownWord();
  return deps.db.write(async (tx) => {
    const now = deps.clock.now();
    const survey = await getOwnSurvey(tx, actor, key.surveyId);
    const stored = await findPlan(tx, key);
    if (survey.shownAnswers === null) throw panePlanErrors.noResult();
    const row = { ...key, ...plan, mailDueAt: mailDueFor(plan, stored, now), updatedAt: now };
    await putPlan(tx, row);
    const address = verifiedAddress(actor);
    const isNewWish = plan.remind && stored?.remind !== true;
    if (isNewWish && address !== null) await setWanted(tx, addressHashOf(address), "plans", true);
    return presentPlan(row);
  });
}
