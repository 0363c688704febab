import type { Actor } from "#src/server/actor.ts";
import { days, hours } from "#src/server/clock.ts";
import { saveBilling } from "#src/server/domain/billing/queries.ts";
import { inviteMembers } from "#src/server/domain/organisation/inviting/invite-members.ts";
import { acceptOrgInvite } from "#src/server/domain/organisation/joining.ts";
import { getTeamForm } from "#src/server/domain/team/form/describe-colleague.ts";
import {
  addMember,
  makeTeam,
  passDeadline,
  somewhere,
  startRound,
} from "#tests/factories/organisation/organisation.ts";
import { finishAll } from "#tests/factories/organisation/finished-round.ts";
import { makeUser } from "#tests/factories/user.ts";
import { once } from "#tests/setup/once.ts";
import type { TestDeps } from "#tests/setup/deps.ts";
import { mailsTo } from "#tests/setup/local-mailbox.ts";
import { workshopNames } from "./workshop-world.ts";

const askedAddress = "joiner@example.org";

/** A team with a team round, people around it, and the objects of rows. */
export function makeTeamWorld(deps: TestDeps) {
  const started = once(() => startRound(deps));
  const over = once(async () => {
    const world = await started();
    await finishAll(deps, world, 5);
    await passDeadline(deps, world.round);
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
    ownerId: async () => (await started()).owner.userId,
    leadId: async () => (await lead()).userId,
    memberId: async () => (await member(0)).userId,
    colleague: once(async () => {
      const form = await getTeamForm(deps, await member(0), (await started()).round.id);
      return form.colleagues[0]?.personId ?? "";
    }),
    /** Five who aren't in a round yet, as a list of ids in JSON. */
    freshMembers: once(async () => {
      const { team } = await started();
      const fresh = [];
      for (let n = 0; n < 5; n += 1) fresh.push((await addMember(deps, team)).userId);
      return fresh.join('","');
    }),
    /** Six who are in one. */
    busyMembers: async () => (await started()).people.map(({ userId }) => userId).join('","'),
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
