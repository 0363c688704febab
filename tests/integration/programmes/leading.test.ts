import { getSharing, setSharing } from "#src/server/domain/client/sharing.ts";
import { getFacilitatorOverview } from "#src/server/domain/facilitator/get-overview.ts";
import { deleteOrganisation } from "#src/server/domain/organisation/get-organisation.ts";
import { changeRole, removeMember } from "#src/server/domain/organisation/members.ts";
import { getProgramme } from "#src/server/domain/programme/present-programme.ts";
import { addFacilitator, removeFacilitator } from "#src/server/domain/programme/leading/facilitators.ts";
import { getNotes, saveNotes } from "#src/server/domain/programme/notes.ts";
import { getClientAnalysis, listRetakes } from "#src/server/domain/programme/results.ts";
import { addMember } from "#tests/factories/organisation/organisation.ts";
import { makeMember, makeOpened } from "#tests/factories/programme/client.ts";
import { addTo, makeCoFacilitator, makeColleague } from "#tests/factories/programme/co-facilitator.ts";
import { makeFacilitator } from "#tests/factories/programme/facilitator.ts";
import { makeProgramme } from "#tests/factories/programme/programme.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { mailsTo } from "#tests/setup/local-mailbox.ts";
import { describe, expect, it } from "vitest";

/* A second facilitator sees what the owner does, but a result only if the client was told first (rule F1). */

async function makeWorld() {
  const deps = await makeDeps();
  const mira = await makeFacilitator(deps, { firstName: "Mira", lastName: "Holm" });
  const programme = await makeProgramme(deps, mira);
  const { team, colleague: mia } = await makeColleague(deps, mira);
  const add = () => addTo(deps, mira, programme, mia, team);
  return { deps, mira, mia, programme, team, add };
}

type World = Awaited<ReturnType<typeof makeWorld>>;

const notShared = { code: "programme.notShared" };
const noProgramme = { code: "programme.notFound" };

async function sharingClient({ deps, programme }: World) {
  const client = await makeOpened(deps, programme);
  const share = (changes: Parameters<typeof setSharing>[3]) =>
    setSharing(deps, client.actor, client.surveyId, changes);
  return { ...client, share };
}

describe("a result shared before a facilitator was added", () => {
  it("stays hidden from them in every list until the client shares it again", async () => {
    const world = await makeWorld();
    const { deps, mira, mia, programme, add } = world;
    const { actor, surveyId, clientId, share } = await sharingClient(world);
    await share({ result: true });
    const forMira = await getProgramme(deps, mira, programme.id);
    await add();
    await expect(getClientAnalysis(deps, mia, clientId)).rejects.toMatchObject(notShared);
    expect(await listRetakes(deps, mia, clientId)).toEqual([]);
    const [client] = forMira.clients;
    const forMia = await getProgramme(deps, mia, programme.id);
    expect(forMia.clients).toEqual([{ ...client, stage: "opened", sharedSince: null, canMeet: false }]);
    const [summary] = (await getFacilitatorOverview(deps, mia)).programmes;
    expect(summary).toMatchObject({ stages: { opened: 1 }, ledBy: "Mira Holm" });

    expect((await getSharing(deps, actor, surveyId)).facilitator?.others).toEqual([
      { name: "Mia Falk", isIncluded: false },
    ]);
    const again = await share({ again: true });
    expect(again.facilitator?.others).toEqual([{ name: "Mia Falk", isIncluded: true }]);
    expect(again.ledger.slice(-2)).toMatchObject([
      { what: "facilitator added", facilitator: "Mia Falk" },
      { what: "result shared again", facilitator: "Mira Holm and Mia Falk" },
    ]);
    expect((await getClientAnalysis(deps, mia, clientId)).analysis.snapshot).toBe(1);
    expect((await getFacilitatorOverview(deps, mia)).programmes[0]?.stages).toEqual({ shared: 1 });
    // Nothing has changed for the owner.
    const { facilitators: _, ...before } = forMira;
    expect(await getProgramme(deps, mira, programme.id)).toMatchObject(before);
    // Repeating it adds nothing.
    expect((await share({ again: true })).ledger).toEqual(again.ledger);
    await share({ result: false });
    for (const facilitator of [mira, mia])
      await expect(getClientAnalysis(deps, facilitator, clientId)).rejects.toMatchObject(notShared);
  });

  it("stays hidden even if the client read the new list of facilitators before", async () => {
    const world = await makeWorld();
    const { deps, mia, add } = world;
    const { actor, surveyId, clientId, share } = await sharingClient(world);
    const asOf = new Date((await getSharing(deps, actor, surveyId)).asOf);
    await add();
    await share({ result: true, asOf });
    await expect(getClientAnalysis(deps, mia, clientId)).rejects.toMatchObject(notShared);
    await share({ again: true, asOf: new Date("2100-01-01T00:00:00Z") });
    expect((await getClientAnalysis(deps, mia, clientId)).sharedSince).toBe(deps.clock.now().toISOString());
  });
});

it("notifies clients once, by name, what a new facilitator sees", async () => {
  const { deps, mira, mia, programme, team, add } = await makeWorld();
  const client = await makeMember(deps, programme);
  const { length } = await mailsTo(deps, client.actor.email);
  await add();
  const told = (await mailsTo(deps, client.actor.email)).slice(length);
  expect(told).toHaveLength(1);
  expect(told[0]?.text).toMatch(
    /Mira Holm has added Mia Falk to those who lead the programme “Spring cohort”/,
  );
  expect(told[0]?.text).toMatch(/Mia Falk doesn’t see your result/);
  const adding = addFacilitator(deps, mira, programme.id, { userId: mia.userId, organisationId: team.id });
  await expect(adding).rejects.toMatchObject({ code: "programme.leadsAlready" });
});

describe("leading together ends", () => {
  const ends: readonly [how: string, deed: (world: World) => Promise<unknown>][] = [
    [
      "when they become a member of the team",
      ({ deps, mira, mia, team }) =>
        changeRole(deps, mira, { id: team.id, userId: mia.userId, role: "member" }),
    ],
    [
      "when they leave the team",
      ({ deps, mia, team }) => removeMember(deps, mia, { id: team.id, userId: mia.userId }),
    ],
    [
      "when the owner leaves the team",
      async ({ deps, mira, mia, team }) => {
        await changeRole(deps, mira, { id: team.id, userId: mia.userId, role: "owner" });
        await removeMember(deps, mira, { id: team.id, userId: mira.userId });
      },
    ],
    [
      "when the team is deleted",
      ({ deps, mira, team }) => deleteOrganisation(deps, mira, { id: team.id, name: team.name }),
    ],
    [
      "when the owner removes them",
      ({ deps, mira, mia, programme }) => removeFacilitator(deps, mira, programme.id, mia.userId),
    ],
    [
      "when they step out",
      ({ deps, mia, programme }) => removeFacilitator(deps, mia, programme.id, mia.userId),
    ],
  ];

  it.each(ends)("%s", async (_, deed) => {
    const world = await makeWorld();
    const { deps, mira, mia, programme, add } = world;
    await add();
    const { actor, surveyId, clientId, share } = await sharingClient(world);
    await share({ result: true });
    expect((await getClientAnalysis(deps, mia, clientId)).clientId).toBe(clientId);
    await deed(world);
    await expect(getProgramme(deps, mia, programme.id)).rejects.toMatchObject(noProgramme);
    await expect(getClientAnalysis(deps, mia, clientId)).rejects.toMatchObject({ kind: "not_found" });
    expect((await getSharing(deps, actor, surveyId)).facilitator?.others).toEqual([]);
    expect((await getProgramme(deps, mira, programme.id)).facilitators).toEqual([]);
    expect((await getClientAnalysis(deps, mira, clientId)).clientId).toBe(clientId);
  });
});

it("keeps each facilitator's notes private, and deletes them with the facilitator", async () => {
  const { deps, mira, mia, programme, add } = await makeWorld();
  await add();
  const { clientId, actor, surveyId } = await makeMember(deps, programme);
  await saveNotes(deps, mira, clientId, "Ask about patience.");
  await saveNotes(deps, mia, clientId, "Calm today.");
  expect(await getNotes(deps, mira, clientId)).toEqual({ text: "Ask about patience." });
  expect(await getNotes(deps, mia, clientId)).toEqual({ text: "Calm today." });
  await removeFacilitator(deps, mira, programme.id, mia.userId);
  expect((await getSharing(deps, actor, surveyId)).ledger.at(-1)).toMatchObject({
    what: "facilitator gone",
    facilitator: "Mia Falk",
  });
  await add();
  expect(await getNotes(deps, mia, clientId)).toEqual({ text: "" });
  expect(await getNotes(deps, mira, clientId)).toEqual({ text: "Ask about patience." });
});

it("only the owner adds and removes facilitators", async () => {
  const deps = await makeDeps();
  const mira = await makeFacilitator(deps);
  const programme = await makeProgramme(deps, mira);
  const { team, mia } = await makeCoFacilitator(deps, mira, programme);
  const tom = await addMember(deps, team, { role: "facilitator" });
  const ownerOnly = { code: "programme.ownerOnly" };
  const adding = addFacilitator(deps, mia, programme.id, { userId: tom.userId, organisationId: team.id });
  await expect(adding).rejects.toMatchObject(ownerOnly);
  await addTo(deps, mira, programme, tom, team);
  await expect(removeFacilitator(deps, mia, programme.id, tom.userId)).rejects.toMatchObject(ownerOnly);
  // They may be here through a team that she isn't in.
  const teamsFor = async (facilitator: typeof mia) =>
    (await getProgramme(deps, facilitator, programme.id)).facilitators.map(
      ({ organisation }) => organisation,
    );
  expect(await teamsFor(mia)).toEqual([team.name, null]);
  expect(await teamsFor(mira)).toEqual([team.name, team.name]);
});
