import type { Actor } from "#src/server/actor.ts";
import { days, hours } from "#src/server/clock.ts";
import { saveBilling } from "#src/server/domain/billing/queries.ts";
import { inviteMembers } from "#src/server/domain/organisation/inviting/invite-members.ts";
import { acceptOrgInvite } from "#src/server/domain/organisation/joining.ts";
import { makeTeamPicture } from "#src/server/domain/team/picture/make-team-picture.ts";
import { setCounted } from "#src/server/domain/team/change-team-round.ts";
import { getTeamForm } from "#src/server/domain/team/form/describe-colleague.ts";
import { getTeamRound } from "#src/server/domain/team/get-team-round.ts";
import {
  addMember,
  describeAll,
  makeTeam,
  openOwn,
  passDeadline,
  somewhere,
  startRound,
  type StartedRound,
} from "#tests/factories/organisation/organisation.ts";
import { makeUser } from "#tests/factories/user.ts";
import { once } from "#tests/setup/once.ts";
import type { TestDeps } from "#tests/setup/deps.ts";
import { mailsTo } from "#tests/setup/local-mailbox.ts";
import { workshopNames } from "./workshop-world.ts";

const askedAddress = "joiner@example.org";

/** Plays a team round to its end; so many agree to be counted. */
async function playOut(deps: TestDeps, { people, round }: StartedRound, counted: number): Promise<void> {
  for (const person of people) await describeAll(deps, person, round.id);
  await passDeadline(deps, round);
  for (const person of people.slice(0, counted)) {
    const { own } = await getTeamRound(deps, person, round.id);
    await openOwn(deps, person, own?.surveyId ?? "");
    await setCounted(deps, person, { teamRoundId: round.id, counted: true });
  }
}

/** A team with a team round, people around it, and the objects of rows. */
export function makeTeamWorld(deps: TestDeps) {
  const started = once(() => startRound(deps));
  const over = once(async () => {
    const world = await started();
    await playOut(deps, world, 5);
    return world;
  });
  const lead = once(async () =>
    addMember(deps, (await started()).team, { role: "facilitator", firstName: "Lea" }),
  );
  const invite = once(async () => {
    const { owner, team } = await started();
    const { invited } = await inviteMembers(deps, owner, {
      id: team.id,
      emails: [askedAddress],
      role: "member",
    });
    deps.clock.advance(hours(13));
    return invited[0]?.id ?? "";
  });
  const token = once(async () => {
    await invite();
    const text = (await mailsTo(deps, askedAddress)).at(-1)?.text ?? "";
    return /\/org-invites\/([\w-]+)/.exec(text)?.[1] ?? "";
  });
  const member = async (place: number): Promise<Actor> => {
    const actor = (await started()).people[place];
    if (actor === undefined) throw new Error("A team has six people.");
    return actor;
  };
  const people = {
    teamOwner: async () => (await started()).owner,
    teamLead: lead,
    /** Takes part in the team round of the rows. */
    teamMember: () => member(0),
    teamIdle: once(async () => addMember(deps, (await started()).team, { firstName: "Idle" })),
    otherTeam: once(async () => (await makeTeam(deps, "Quay")).owner),
    /** Asked to join, at the address of their account. */
    joiner: once(async () => {
      await invite();
      return makeUser(deps, { email: askedAddress });
    }),
  };
  const names = {
    ...workshopNames(deps, started),
    team: async () => (await started()).team.id,
    teamInvite: invite,
    teamToken: token,
    usedTeamToken: once(async () => {
      await acceptOrgInvite(deps, { actor: null, origin: somewhere }, { token: await token() }, "Jo Iner");
      return token();
    }),
    expiredTeamToken: once(async () => {
      const expired = await token();
      deps.clock.advance(days(14));
      return expired;
    }),
    teamRound: async () => (await started()).round.id,
    overTeamRound: async () => (await over()).round.id,
    picturedTeamRound: once(async () => {
      const { owner, round } = await over();
      await makeTeamPicture(deps, owner, round.id);
      return round.id;
    }),
    ownerId: async () => (await started()).owner.userId,
    leadId: async () => (await lead()).userId,
    memberId: async () => (await member(0)).userId,
    colleague: once(async () => {
      const form = await getTeamForm(deps, await member(0), (await started()).round.id);
      return form.colleagues[0]?.personId ?? "";
    }),
    /** Six members, as a list of ids in JSON. */
    sixMembers: async () => (await started()).people.map(({ userId }) => userId).join('","'),
    lapsedTeam: once(async () => {
      const { team, owner } = await started();
      await deps.db.write((tx) =>
        saveBilling(tx, owner.userId, { subscriptionStatus: "canceled" }, deps.clock.now()),
      );
      return team.id;
    }),
  };
  return { people, names };
}
