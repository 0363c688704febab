import type { Transaction } from "#db/client.ts";
import type { Actor, Authorized } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { teamRoundMail } from "#src/server/domain/mail/templates/organisation/team-round.ts";
import type { MemberRow } from "#src/server/domain/organisation/queries.ts";
import { emailPeople } from "#src/server/domain/team/emails.ts";
import { type TeamRoundRow, listSharedBy } from "#src/server/domain/team/queries.ts";
import { insertTeamRound } from "#src/server/domain/team/write-queries.ts";
import { enforceLimitsIn } from "#src/server/auth/limits/limits.ts";
import { getActiveLed, listPeopleOf } from "#src/server/domain/organisation/gate.ts";
import { rememberPanel } from "#src/server/domain/overlap/mailbox-list.ts";
import { blankSurvey } from "#src/server/domain/survey/create-survey.ts";
import { teamErrors } from "#src/server/domain/team/errors.ts";
import { readTeamRound } from "#src/server/domain/team/get-team-round.ts";
import { teamRoundsBy } from "#src/server/domain/team/limits.ts";
import { meetAgainAt, planNextCheck, requireDeadline } from "#src/server/domain/team/rules.ts";
import type { NewTeamRound } from "#src/shared/team/team.input.ts";
import type { TeamRound } from "#src/shared/team/team.output.ts";
import { leastAnswersOf, panelSizeFor, teamLimits } from "#src/shared/team/team-limits.ts";
import { drawPairs } from "./choose-panels.ts";

/** @throws {DomainError} bad_request for non-members, too few people, and two who share a mailbox. */
function selectMembers(members: readonly MemberRow[], userIds: readonly string[]): readonly MemberRow[] {
  const wanted = new Set(userIds);
  if (wanted.size < teamLimits.leastPeople) throw teamErrors.tooFew();
  const people = members.filter(({ userId }) => wanted.has(userId));
  if (people.length < wanted.size) throw teamErrors.notMembers();
  if (new Set(people.map(({ mailbox }) => mailbox)).size < people.length) throw teamErrors.twice();
  return people;
}

/** Two windows close to each other, with nearly the same describers, would tell what the others picked. */
async function requireApart(
  tx: Transaction,
  organisationId: Authorized<"organisation">,
  userIds: readonly string[],
  now: Date,
): Promise<void> {
  const rounds = await listSharedBy(tx, organisationId, userIds);
  const found = rounds
    .flatMap((round) => {
      const until = meetAgainAt(round, now);
      return until === null ? [] : [{ title: round.title, until }];
    })
    .toSorted((one, other) => other.until.getTime() - one.until.getTime());
  if (found[0] !== undefined) throw teamErrors.tooSoon(found[0]);
}

/**
 * Starts a team round: one write creates everyone's own round, chooses the panels and queues the emails.
 *
 * @throws {DomainError} not_found; forbidden for members; plan_needed; bad_request for people who can't take
 * part, and for a deadline; conflict if two of them have just been in a round together; too_many_requests.
 */
export function startTeamRound(
  deps: Deps,
  actor: Actor,
  { id, people: userIds, ...input }: NewTeamRound & { readonly id: string },
): Promise<TeamRound> {
  return deps.db.write(async (tx) => {
    const now = deps.clock.now();
    const { organisation } = await getActiveLed(tx, deps, actor, id);
    const { title, purpose = "", closesAt } = input;
    requireDeadline(closesAt, now);
    const members = selectMembers(await listPeopleOf(tx, organisation.id), userIds);
    await enforceLimitsIn(tx, now, [teamRoundsBy(actor)]);
    await requireApart(tx, organisation.id, userIds, now);
    const panelSize = panelSizeFor(members.length, input.panelSize);
    const round: TeamRoundRow = {
      id: deps.ids.id(),
      organisationId: organisation.id,
      startedBy: actor.userId,
      ...{ title, purpose, panelSize, closesAt },
      ...{ frozenAt: null, windows: 0, remindedAt: null, remindersDone: 0 },
      nextLookAt: planNextCheck({ closesAt, remindersDone: 0, createdAt: now }, now).nextLookAt,
      createdAt: now,
    };
    const parts = members.map((member) => ({
      ...{ id: deps.ids.id(), teamRoundId: round.id, userId: member.userId },
      ...{ surveyId: deps.ids.id(), isCounted: null, member },
    }));
    const pairs = drawPairs(parts, panelSize, deps.ids.below);
    await insertTeamRound(
      tx,
      round,
      parts.map(({ member, ...person }) => person),
      parts.map(({ surveyId, userId }) => ({
        ...blankSurvey(surveyId, userId, now),
        ...{ title, description: purpose, audience: "organisation" as const, closesAt },
        minResponses: leastAnswersOf(panelSize),
        teamRoundId: round.id,
      })),
      pairs,
    );
    for (const { id: describedId, userId, surveyId } of parts) {
      const panel = pairs.filter((pair) => pair.describedId === describedId);
      const describers = parts.filter(({ id }) => panel.some(({ describerId }) => describerId === id));
      const invitees = describers.map(({ member }) => member);
      await rememberPanel(tx, deps, { id: surveyId, userId }, invitees);
    }
    await emailPeople(
      tx,
      deps,
      { kind: "team round", template: teamRoundMail },
      actor,
      { ...round, organisation: organisation.name },
      parts.map((part) => ({ ...part.member, id: part.id })),
    );
    return readTeamRound(tx, deps, actor, round.id);
  });
}
