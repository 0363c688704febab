import { removeMember } from "#src/server/domain/organisation/members.ts";
import { workshops } from "#db/schema/index.ts";
import { days } from "#src/server/clock.ts";
import { exportAccount } from "#src/server/domain/own-data/export-account.ts";
import { grantPlanIn, revokePlanIn } from "#src/server/domain/billing/plan.ts";
import {
  eraseWorkshop,
  getWorkshop,
  getWorkshopPicture,
  exportWorkshops,
  listWorkshops,
  startWorkshop,
} from "#src/server/domain/workshop/leading/workshop.ts";
import { addMember, makeTeam, somewhere } from "#tests/factories/organisation/organisation.ts";
import { gatherRoom, pictureRoom } from "#tests/factories/organisation/workshop.ts";
import { makeFacilitator } from "#tests/factories/programme/facilitator.ts";
import { makeUser } from "#tests/factories/user.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { expect, it } from "vitest";

const evening = { title: "Evening" };

it("starts for anyone who has the plan, without a team, and only they host it", async () => {
  const deps = await makeDeps();
  const erin = await makeUser(deps, { firstName: "Erin", lastName: "Walsh" });
  await deps.db.write((tx) => grantPlanIn(tx, erin.userId, null, deps.clock.now()));
  const workshop = await startWorkshop(deps, erin, evening);
  expect(workshop).toMatchObject({ host: "Erin Walsh", organisation: null, organisationId: null });
  const other = await makeFacilitator(deps);
  for (const act of [getWorkshop, eraseWorkshop])
    await expect(act(deps, other, workshop.id)).rejects.toMatchObject({ kind: "not_found" });
  expect(await listWorkshops(deps, other, {})).toEqual([]);
  expect(await listWorkshops(deps, erin, {})).toMatchObject([{ id: workshop.id, organisation: null }]);
  // Without a plan only starting ends.
  await deps.db.write((tx) => revokePlanIn(tx, erin.userId, deps.clock.now()));
  await expect(startWorkshop(deps, erin, evening)).rejects.toMatchObject({ kind: "plan_needed" });
  expect(await getWorkshop(deps, erin, workshop.id)).toMatchObject({ step: "gathering" });
  await expect(startWorkshop(deps, await makeUser(deps), evening)).rejects.toMatchObject({
    kind: "plan_needed",
  });
});

it("is hosted by leaders of its team, and by its starter as long as they lead it", async () => {
  const deps = await makeDeps();
  const { owner, team } = await makeTeam(deps);
  const [lead, member] = [await addMember(deps, team, { role: "facilitator" }), await addMember(deps, team)];
  const { workshop } = await gatherRoom(deps, { of: { owner: lead, team }, many: 0 });
  for (const host of [owner, lead]) {
    expect(await getWorkshop(deps, host, workshop.id)).toMatchObject({ organisation: "Harbour" });
    expect(await listWorkshops(deps, host, { organisationId: team.id })).toHaveLength(1);
    expect(await listWorkshops(deps, host, { organisationId: "another" })).toEqual([]);
  }
  await expect(getWorkshop(deps, member, workshop.id)).rejects.toMatchObject({ kind: "forbidden" });
  expect(await listWorkshops(deps, member, {})).toEqual([]);
  await expect(startWorkshop(deps, member, { ...evening, organisationId: team.id })).rejects.toMatchObject({
    kind: "forbidden",
  });
  await removeMember(deps, owner, { id: team.id, userId: lead.userId });
  await expect(getWorkshop(deps, lead, workshop.id)).rejects.toMatchObject({ kind: "not_found" });
  expect(await listWorkshops(deps, lead, {})).toEqual([]);
  expect(await exportWorkshops(deps, lead)).toEqual([]);
});

it("gives its hosts the picture once its step is reached", async () => {
  const deps = await makeDeps();
  const { owner, workshop } = await pictureRoom(deps);
  const get = (actor = owner, workshopId = workshop.id) =>
    getWorkshopPicture(deps, { actor, origin: somewhere }, workshopId);
  expect(await get()).toMatchObject({ number: 1, counted: 9 });
  await expect(get(await makeFacilitator(deps))).rejects.toMatchObject({ kind: "not_found" });
  const gathering = await gatherRoom(deps);
  await expect(get(gathering.owner, gathering.workshop.id)).rejects.toMatchObject({
    code: "workshop.pictureNotFound",
  });
});

it("is exported with its starter's account, and goes with it unless it has a team", async () => {
  const deps = await makeDeps();
  const { owner, team } = await makeTeam(deps);
  const second = await addMember(deps, team, { role: "owner" });
  const alone = await pictureRoom(deps, { of: { owner, team: null } });
  deps.clock.advance(days(1));
  const withTeam = await pictureRoom(deps, { of: { owner, team } });
  deps.clock.advance(days(60));
  const { picture } = await getWorkshop(deps, owner, alone.workshop.id);
  const { body } = await exportAccount(deps, owner);
  expect(JSON.parse(body)).toMatchObject({
    workshops: [{ organisation: "Harbour" }, { organisation: null, picture }],
  });
  await deps.db.write((tx) => deps.hooks.onAccountErased(tx, deps, owner));
  expect(await deps.db.read.select({ id: workshops.id }).from(workshops)).toEqual([
    { id: withTeam.workshop.id },
  ]);
  expect(await getWorkshop(deps, second, withTeam.workshop.id)).toMatchObject({
    ...{ host: null, organisation: "Harbour" },
  });
});
