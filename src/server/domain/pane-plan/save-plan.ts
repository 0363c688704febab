import { verifiedAddress, type Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { addressHashOf, setWanted } from "#src/server/domain/mail/topics/opt-outs.ts";
import { getOwnSurvey } from "#src/server/domain/survey/read/get-survey.ts";
import type { PanePlanInput } from "#src/shared/pane-plan/pane-plan.input.ts";
import type { PanePlan } from "#src/shared/pane-plan/pane-plan.output.ts";
import { isTraitId } from "#src/shared/words/catalogue.ts";
import { panePlanErrors } from "./errors.ts";
import { presentPlan } from "./present-plan.ts";
import { findPlan, putPlan, type PlanKey } from "./queries.ts";
import { mailDueFor } from "./rules.ts";

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
