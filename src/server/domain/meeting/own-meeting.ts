import type { Queryable } from "#db/client.ts";
import type { Actor, Authorized } from "#src/server/actor.ts";
import { coFacilitatorsOf } from "#src/server/domain/programme/leading/list-facilitators.ts";
import { isMeantFor } from "#src/server/domain/programme/leading/sight.ts";
import { surveyErrors } from "#src/server/domain/survey/errors.ts";
import { getOwnSurvey } from "#src/server/domain/survey/read.ts";
import { joinName } from "#src/shared/account/names.ts";
import { findClientWithFacilitator, findMeeting } from "./queries.ts";

type Found = NonNullable<Awaited<ReturnType<typeof findClientWithFacilitator>>>;

/** The row is found by the actor's own round. */
const isOwnPart = (found: Found): found is Found & { readonly clientId: Authorized<"client"> } =>
  found.state === "accepted";

/**
 * The actor's meeting, by their own round: with whom it is, and who else sees the result that agreeing shares. Those who came to lead the
 * programme after the question are none of them.
 *
 * @throws {DomainError} not_found, also for a round that is in no programme.
 */
export async function findOwnMeeting(db: Queryable, actor: Actor, surveyId: string) {
  const survey = await getOwnSurvey(db, actor, surveyId);
  const found = await findClientWithFacilitator(db, survey.id);
  if (found === undefined || !isOwnPart(found)) throw surveyErrors.notFound();
  const { clientId, programmeId, userId, firstName, lastName } = found;
  const meeting = await findMeeting(db, clientId);
  const added = await coFacilitatorsOf(db, programmeId);
  const meant =
    meeting === undefined ? added : added.filter((one) => isMeantFor(one.addedAt, meeting.startedAt));
  const all = [{ userId, name: joinName(firstName, lastName) }, ...meant];
  const host = all.find((one) => one.userId === meeting?.startedBy) ?? all[0];
  const others = all.filter((one) => one !== host).map(({ name }) => name);
  return { survey, clientId, meeting, withWhom: host?.name ?? "", others };
}
