import { organisations } from "#db/schema/index.ts";
import type { Actor } from "#src/server/actor.ts";
import { days } from "#src/server/clock.ts";
import { getPlan } from "#src/server/domain/billing/plan.ts";
import { saveBilling } from "#src/server/domain/billing/queries.ts";
import { getOrganisation, makeOrganisation } from "#src/server/domain/organisation/get-organisation.ts";
import { changeRole, leaveAll as leaveAllIn, removeMember } from "#src/server/domain/organisation/members.ts";
import { addMember, makeTeam } from "#tests/factories/organisation/organisation.ts";
import { makeDeps, type TestDeps } from "#tests/setup/deps.ts";
import { mailsTo } from "#tests/setup/local-mailbox.ts";
import { describe, expect, it } from "vitest";

describe("an organisation", () => {
  it("shows members to each other, and addresses to its leaders only", async () => {
    const deps = await makeDeps();
    const { owner, team } = await makeTeam(deps);
    const bea = await addMember(deps, team, { firstName: "Bea" });
    const shown = await getOrganisation(deps, bea, team.id);
    expect(shown).toMatchObject({ role: "member", seats: null });
    expect(shown.members.map(({ email, hasSeat }) => [email, hasSeat])).toEqual([
      [null, null],
      [bea.email, null],
    ]);
    const led = await getOrganisation(deps, owner, team.id);
    expect(led.members.map(({ email }) => email)).toEqual([owner.email, bea.email]);
  });

  it("always has an owner, and notifies people of their roles", async () => {
    const deps = await makeDeps();
    const { owner, team } = await makeTeam(deps);
    const lea = await addMember(deps, team, { firstName: "Lea" });
    const { id } = team;
    const own = { id, userId: owner.userId };
    await expect(changeRole(deps, owner, { ...own, role: "member" })).rejects.toMatchObject({
      code: "organisation.lastOwner",
    });
    await expect(removeMember(deps, owner, own)).rejects.toMatchObject({ code: "organisation.lastOwner" });
    await expect(changeRole(deps, lea, { id, userId: lea.userId, role: "owner" })).rejects.toMatchObject({
      kind: "forbidden",
    });
    expect(await changeRole(deps, owner, { id, userId: lea.userId, role: "owner" })).toMatchObject({
      role: "owner",
    });
    const [toLea, ...more] = await mailsTo(deps, lea.email);
    expect([toLea?.kind, more]).toEqual(["organisation role", []]);
    expect(toLea?.text).toContain("has changed your role in “Harbour” from member to owner.");
    await changeRole(deps, owner, { ...own, role: "member" });
    await removeMember(deps, lea, own);
    expect((await mailsTo(deps, owner.email)).map(({ kind }) => kind)).toEqual(["organisation removal"]);
    await expect(getOrganisation(deps, owner, id)).rejects.toMatchObject({ kind: "not_found" });
  });

  it("passes to another member when its last owner's account is deleted, and ends with the last member", async () => {
    const deps = await makeDeps();
    const { owner, team } = await makeTeam(deps);
    const bea = await addMember(deps, team, { firstName: "Bea" });
    deps.clock.advance(days(1));
    const lea = await addMember(deps, team, { firstName: "Lea", role: "facilitator" });
    const leaveAll = (person: Actor) => deps.db.write((tx) => leaveAllIn(tx, deps, person));
    await leaveAll(owner);
    expect(await getOrganisation(deps, lea, team.id)).toMatchObject({ role: "owner" });
    await leaveAll(lea);
    expect(await getOrganisation(deps, bea, team.id)).toMatchObject({ role: "owner" });
    await leaveAll(bea);
    expect(await deps.db.read.select().from(organisations)).toEqual([]);
  });
});

describe("seats", () => {
  const subscribe = (deps: TestDeps, owner: Actor, seats: number) =>
    deps.db.write((tx) =>
      saveBilling(
        tx,
        owner.userId,
        { grantedAt: null, subscriptionStatus: "active", seats, currentPeriodEnd: new Date("2027-06-01") },
        deps.clock.now(),
      ),
    );

  const hasAccess = async (deps: TestDeps, actor: Actor) =>
    (await getPlan(deps, actor)).features.facilitatorAccess;

  it("go to the first leaders of an owner's organisations while the plan is active", async () => {
    const deps = await makeDeps();
    const { owner, team } = await makeTeam(deps);
    await subscribe(deps, owner, 2);
    const first = await addMember(deps, team, { role: "facilitator", firstName: "A" });
    deps.clock.advance(1);
    const second = await addMember(deps, team, { role: "facilitator", firstName: "B" });
    const member = await addMember(deps, team);
    expect([
      await hasAccess(deps, first),
      await hasAccess(deps, second),
      await hasAccess(deps, member),
    ]).toEqual([true, false, false]);
    expect(await getOrganisation(deps, second, team.id)).toMatchObject({ seats: { total: 2, taken: 2 } });
    await subscribe(deps, owner, 3);
    expect(await hasAccess(deps, second)).toBe(true);
    // A second organisation of the same owner shares the seats.
    const other = await makeOrganisation(deps, owner, { name: "Quay" });
    deps.clock.advance(1);
    const third = await addMember(deps, other, { role: "facilitator", firstName: "C" });
    expect(await hasAccess(deps, third)).toBe(false);
    await removeMember(deps, owner, { id: team.id, userId: first.userId });
    expect([await hasAccess(deps, first), await hasAccess(deps, third)]).toEqual([false, true]);
    await deps.db.write((tx) =>
      saveBilling(tx, owner.userId, { subscriptionStatus: "canceled" }, deps.clock.now()),
    );
    expect([await hasAccess(deps, second), await hasAccess(deps, third)]).toEqual([false, false]);
  });
});
