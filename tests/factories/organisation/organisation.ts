import { organisationMembers } from "#db/schema/index.ts";
import type { Actor } from "#src/server/actor.ts";
import { days } from "#src/server/clock.ts";
import type { Deps } from "#src/server/deps.ts";
import { makeOrganisation } from "#src/server/domain/organisation/get-organisation.ts";
import { describeColleague, getTeamForm } from "#src/server/domain/team/form/describe-colleague.ts";
import { getTeamRound } from "#src/server/domain/team/get-team-round.ts";
import { startTeamRound } from "#src/server/domain/team/starting/start-team-round.ts";
import { checkTeamRounds } from "#src/server/domain/team/ending/freeze-team-round.ts";
import { closeDueSurveys } from "#src/server/domain/survey/timed/close-due-surveys.ts";
import { saveSelf } from "#src/server/domain/survey/own-words.ts";
import type { Organisation } from "#src/shared/organisation/organisation.output.ts";
import type { OrganisationRole } from "#src/shared/organisation/organisation.ts";
import type { TeamRound } from "#src/shared/team/team.output.ts";
import { makeFacilitator } from "#tests/factories/programme/facilitator.ts";
import { makeUser } from "#tests/factories/user.ts";
import type { TestDeps } from "#tests/setup/deps.ts";

let hosts = 0;
/** The host of a team's addresses, different in each process. */
const newHost = (): string => `team-${String(process.pid)}-${String((hosts += 1))}.example`;

/** An organisation whose owner has the plan. */
export async function makeTeam(
  deps: Deps,
  name = "Harbour",
  host = newHost(),
): Promise<{ owner: Actor; team: Organisation }> {
  const owner = await makeFacilitator(deps, {
    ...{ firstName: "Olga", lastName: "Owen", email: `olga@${host}` },
  });
  return { owner, team: await makeOrganisation(deps, owner, { name }) };
}

export async function addMember(
  deps: Deps,
  { id }: Pick<Organisation, "id">,
  { role = "member", ...person }: { readonly role?: OrganisationRole } & Partial<Omit<Actor, "role">> = {},
): Promise<Actor> {
  const actor = await makeUser(deps, person);
  const joinedAt = deps.clock.now();
  await deps.db.write((tx) =>
    tx.insert(organisationMembers).values({
      organisationId: id,
      userId: actor.userId,
      role,
      joinedAt,
      leadsSince: role === "member" ? null : joinedAt,
    }),
  );
  return actor;
}

export interface StartedRound {
  readonly owner: Actor;
  readonly team: Organisation;
  readonly people: readonly Actor[];
  readonly round: TeamRound;
}

/** A team round of so many people, without the owner. */
export async function startRound(deps: Deps, many = 6, host = newHost()): Promise<StartedRound> {
  const { owner, team } = await makeTeam(deps, "Harbour", host);
  const people: Actor[] = [];
  for (let n = 0; n < many; n += 1) {
    const firstName = `P${String(n).padStart(2, "0")}`;
    const email = `${firstName.toLowerCase()}@${host}`;
    people.push(await addMember(deps, team, { firstName, lastName: "Sample", email }));
  }
  const round = await startTeamRound(deps, owner, {
    id: team.id,
    title: "How we come across",
    purpose: "Before the offsite.",
    closesAt: new Date(deps.clock.now().getTime() + days(7)),
    people: people.map(({ userId }) => userId),
  });
  return { owner, team, people, round };
}

export const somewhere = { network: "192.0.2.7" } as const;

export const wordsA = ["able", "calm", "kind", "warm", "wise"];
const wordsB = ["bold", "calm", "giving", "quiet", "witty"];

/** Describes all or so many colleagues. */
export async function describeAll(
  deps: Deps,
  actor: Actor,
  teamRoundId: string,
  { traitIds = wordsA, most = Infinity }: { readonly traitIds?: string[]; readonly most?: number } = {},
): Promise<void> {
  const { colleagues } = await getTeamForm(deps, actor, teamRoundId);
  for (const { personId } of colleagues.filter(({ isDescribed }) => !isDescribed).slice(0, most))
    await describeColleague(deps, { actor }, { teamRoundId, personId, traitIds });
}

/** Advances past the deadline; the windows open. */
export async function passDeadline(deps: TestDeps, { closesAt }: Pick<TeamRound, "closesAt">): Promise<void> {
  deps.clock.advance(new Date(closesAt).getTime() - deps.clock.now().getTime() + 1);
  await checkTeamRounds(deps);
  await closeDueSurveys(deps);
}

/** Picks someone's own words, which their window takes. */
export const pickOwn = (deps: Deps, actor: Actor, surveyId: string, traitIds = wordsB) =>
  saveSelf(deps, actor, surveyId, traitIds);

export const first = <Item>(items: readonly Item[]): Item => {
  const [item] = items;
  if (item === undefined) throw new Error("There is nobody.");
  return item;
};

export async function surveyOf(
  deps: Deps,
  { round, people }: Pick<StartedRound, "round" | "people">,
  place: number,
): Promise<string> {
  const { own } = await getTeamRound(deps, first(people.slice(place)), round.id);
  return own?.surveyId ?? "";
}

/** Everyone picks their own words and describes everyone, and the deadline passes. */
export async function playOut(deps: TestDeps, started: StartedRound): Promise<void> {
  const { people, round } = started;
  for (const [place, person] of people.entries()) {
    await pickOwn(deps, person, await surveyOf(deps, started, place));
    await describeAll(deps, person, round.id);
  }
  await passDeadline(deps, round);
}
