import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { getOwnPart } from "#src/server/domain/team/gate.ts";
import { listColleagues, listPeople } from "#src/server/domain/team/queries.ts";
import { isRunning } from "#src/server/domain/team/rules.ts";
import { leastAnswersOf } from "#src/shared/team/team-limits.ts";
import type { ColleagueAnswer } from "#src/shared/team/team.input.ts";
import type { TeamForm } from "#src/shared/team/team.output.ts";
import { findSharedSurvey } from "#src/server/domain/response/find-form.ts";
import { requireOther } from "#src/server/domain/response/rules.ts";
import {
  acknowledge,
  isStored,
  newAnswer,
  storeAnswer,
} from "#src/server/domain/response/submit-response.ts";
import { teamErrors } from "#src/server/domain/team/errors.ts";
import { descriptionsBy } from "#src/server/domain/team/limits.ts";
import { markDescribed } from "#src/server/domain/team/write-queries.ts";
import type { Receipt } from "#src/shared/invitation/response.output.ts";

/**
 * The colleagues whom the actor describes, without the words they picked, which nobody can see any more.
 *
 * @throws {DomainError} not_found; forbidden for someone who doesn't take part.
 */
export async function getTeamForm(deps: Deps, actor: Actor, id: string): Promise<TeamForm> {
  const { read } = deps.db;
  const { round, person } = await getOwnPart(read, actor, id);
  const [colleagues, people] = await Promise.all([
    listColleagues(read, person.id),
    listPeople(read, [round.id]),
  ]);
  return {
    id: round.id,
    title: round.title,
    purpose: round.purpose,
    organisation: round.organisation,
    closesAt: round.closesAt.toISOString(),
    open: isRunning(round, deps.clock.now()),
    people: people.length,
    leastAnswers: leastAnswersOf(round.panelSize),
    counting: person.surveyId === null ? null : { isCounted: person.isCounted },
    colleagues: colleagues.map(({ personId, name, firstName, used }) => ({
      personId,
      name,
      firstName: firstName || name,
      isDescribed: used,
    })),
  };
}

/**
 * Stores an answer about a colleague, sealed, and marks the pair as described in the same write. Answers
 * have no name: in a team, a missing name would reveal who hasn't answered.
 *
 * @throws {DomainError} not_found; forbidden for someone who doesn't take part; bad_request for unknown
 * words; conflict for a colleague who is described already, and once the round is over; too_many_requests.
 */
export async function describeColleague(
  deps: Deps,
  { actor }: { readonly actor: Actor },
  { teamRoundId, personId, ...words }: ColleagueAnswer,
): Promise<Receipt> {
  const picked = newAnswer(deps, { ...words, peerName: null });
  // Sealed, because the database knows which colleagues answer.
  const answer = { ...picked, traitIds: deps.sealing.seal(picked.traitIds) };
  const survey = await deps.db.write(async (tx) => {
    const { person } = await getOwnPart(tx, actor, teamRoundId);
    const colleague = (await listColleagues(tx, person.id)).find((one) => one.personId === personId);
    const found = await findSharedSurvey(tx, colleague?.surveyId ?? "");
    if (colleague === undefined || found === undefined) throw teamErrors.colleagueNotFound();
    if (await isStored(tx, found, answer)) return found;
    requireOther(found, actor);
    if (colleague.used) throw teamErrors.described();
    await markDescribed(tx, person.id, personId);
    await storeAnswer(tx, deps, found, answer, [descriptionsBy(actor)]);
    return found;
  });
  return acknowledge(deps, survey, answer);
}
