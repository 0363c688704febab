import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { getOwnPart } from "#src/server/domain/team/gate.ts";
import { listColleagues } from "#src/server/domain/team/queries.ts";
import { isRunning } from "#src/server/domain/team/rules.ts";
import { joinName } from "#src/shared/account/names.ts";
import type { TeamForm } from "#src/shared/team/team.output.ts";

/**
 * Whom the actor describes, and whom they have described. Nothing of what they picked: that is with nobody any more.
 *
 * @throws {DomainError} not_found; forbidden for someone who doesn't take part.
 */
export async function getTeamForm(deps: Deps, actor: Actor, id: string): Promise<TeamForm> {
  const { read } = deps.db;
  const { round, person } = await getOwnPart(read, actor, id);
  const colleagues = await listColleagues(read, person.id);
  return {
    id: round.id,
    title: round.title,
    purpose: round.purpose,
    organisation: round.organisation,
    closesAt: round.closesAt.toISOString(),
    open: isRunning(round, deps.clock.now()),
    colleagues: colleagues.map(({ personId, firstName, lastName, used }) => ({
      personId,
      name: joinName(firstName, lastName),
      firstName: firstName === "" ? joinName(firstName, lastName) : firstName,
      isDescribed: used,
    })),
  };
}
