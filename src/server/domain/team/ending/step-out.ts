import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { getOwnPart } from "#src/server/domain/team/gate.ts";
import { requireRunning } from "#src/server/domain/team/rules.ts";
import { eraseSurveyIn } from "#src/server/domain/survey/delete-survey.ts";
import { deletePeople } from "./queries.ts";

/**
 * Takes the actor out of a team round that runs: nobody describes them, and what was picked for them is erased. What they picked for others
 * stays where it is.
 *
 * @throws {DomainError} not_found; forbidden for someone who doesn't take part; conflict once it's over.
 */
export async function stepOut(deps: Deps, actor: Actor, id: string): Promise<void> {
  await deps.db.write(async (tx) => {
    const { round, person } = await getOwnPart(tx, actor, id);
    requireRunning(round, deps.clock.now());
    await deletePeople(tx, [person.id]);
    if (person.surveyId !== null) await eraseSurveyIn(tx, deps, person.surveyId);
  });
  deps.openTalks.endOf(actor.userId);
}
