import type { Transaction } from "#db/client.ts";
import type { Actor, Authorized } from "#src/server/actor.ts";
import type { TransactionDeps, Deps } from "#src/server/deps.ts";
import { teamRoundMail } from "#src/server/domain/mail/templates/organisation/team-round.ts";
import { queueTopicMails } from "#src/server/domain/mail/topics/queue-topic-mail.ts";
import type { MemberRow } from "#src/server/domain/organisation/queries.ts";
import type { PersonRow, TeamRoundRow } from "#src/server/domain/team/queries.ts";
import { joinName } from "#src/shared/account/names.ts";
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
import { drawPanels } from "./choose-panels.ts";
import { insertTeamRound, listSharedBy } from "./start-queries.ts";

interface InvitedMember {
  readonly member: Pick<MemberRow, "email" | "firstName">;
  readonly person: Pick<PersonRow, "id">;
}

interface TeamInvitation {
  readonly round: TeamRoundRow & { readonly organisation: string };
  readonly people: readonly InvitedMember[];
}

async function queueInvitations(
  tx: Transaction,
  deps: TransactionDeps,
  actor: Actor,
  { round, people }: TeamInvitation,
): Promise<void> {
  const startedBy = joinName(actor.firstName, actor.lastName);
  await queueTopicMails(
    tx,
    deps,
    people.map(({ member, person }) => ({
      kind: "team round",
      to: member.email,
      subjectId: person.id,
      content: (unsubscribeUrl) =>
        teamRoundMail(deps.env, { ...round, startedBy, firstName: member.firstName }, unsubscribeUrl),
    })),
  );
}

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

/** Describers by user id, drawn for everyone. */
function panelsOf({ ids }: Pick<Deps, "ids">, people: readonly string[], size: number) {
  const panels = drawPanels(people.length, size, (end) => ids.below(end));
  return new Map(
    people.map((person, place) => [person, people.filter((_, other) => panels[other]?.has(place) === true)]),
  );
}

interface Part {
  readonly member: MemberRow;
  readonly person: PersonRow;
}

const newPart = (deps: Deps, teamRoundId: string, member: MemberRow): Part => ({
  member,
  person: {
    id: deps.ids.id(),
    teamRoundId,
    userId: member.userId,
    surveyId: deps.ids.id(),
    isCounted: null,
  },
});

/** A member's own round: an organisation's, with the team's title and deadline. */
const ownRound = ({ person }: Part, { title, purpose, closesAt, panelSize }: TeamRoundRow, now: Date) => ({
  ...blankSurvey(person.surveyId ?? "", person.userId, now),
  title,
  description: purpose,
  audience: "organisation" as const,
  minResponses: leastAnswersOf(panelSize),
  closesAt,
  teamRoundId: person.teamRoundId,
});

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
    requireDeadline(input.closesAt, now);
    const members = selectMembers(await listPeopleOf(tx, organisation.id), userIds);
    await enforceLimitsIn(tx, now, [teamRoundsBy(actor)]);
    const panelSize = panelSizeFor(members.length, input.panelSize);
    const people = members.map(({ userId }) => userId);
    await requireApart(tx, organisation.id, people, now);
    const describers = panelsOf(deps, people, panelSize);
    const round: TeamRoundRow = {
      id: deps.ids.id(),
      organisationId: organisation.id,
      startedBy: actor.userId,
      title: input.title,
      purpose: input.purpose ?? "",
      panelSize,
      closesAt: input.closesAt,
      ...{ frozenAt: null, windows: 0, remindedAt: null },
      remindersDone: 0,
      nextLookAt: planNextCheck({ closesAt: input.closesAt, remindersDone: 0, createdAt: now }, now)
        .nextLookAt,
      createdAt: now,
    };
    const parts = members.map((member) => newPart(deps, round.id, member));
    const named = {
      ...round,
      organisation: organisation.name,
      startedByFirstName: actor.firstName,
      startedByLastName: actor.lastName,
    };
    await store(tx, deps, round, { parts, describers }, now);
    await queueInvitations(tx, deps, actor, { round: named, people: parts });
    return readTeamRound(tx, deps, actor, round.id);
  });
}

interface NewParts {
  readonly parts: readonly Part[];
  readonly describers: ReturnType<typeof panelsOf>;
}

async function store(
  tx: Transaction,
  deps: TransactionDeps,
  round: TeamRoundRow,
  { parts, describers }: NewParts,
  now: Date,
): Promise<void> {
  const byUser = new Map(parts.map((part) => [part.member.userId, part]));
  const describersOf = ({ member }: Part): readonly Part[] =>
    (describers.get(member.userId) ?? []).flatMap((userId) => byUser.get(userId) ?? []);
  await insertTeamRound(
    tx,
    round,
    parts.map(({ person }) => person),
    parts.map((part) => ownRound(part, round, now)),
    parts.flatMap((part) =>
      describersOf(part).map((one) => ({ describerId: one.person.id, describedId: part.person.id })),
    ),
  );
  for (const part of parts) {
    const { userId, surveyId } = part.person;
    const invitees = describersOf(part).map(({ member }) => member);
    if (surveyId !== null) await rememberPanel(tx, deps, { id: surveyId, userId }, invitees);
  }
}
