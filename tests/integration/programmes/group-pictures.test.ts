import { clients, groupMembers, shownResults, snapshots } from "#db/schema/index.ts";
import type { Actor } from "#src/server/actor.ts";
import { exportPicture } from "#src/server/domain/group/export-picture.ts";
import { getGroupState } from "#src/server/domain/group/get-group-state.ts";
import { makePicture } from "#src/server/domain/group/make-picture.ts";
import { mayShow, readWaits, settleWaiting } from "#src/server/domain/group/sharing-waits.ts";
import type { ProgrammeRow } from "#src/server/domain/programme/queries.ts";
import { changeClient, makeClientWithResult } from "#tests/factories/programme/client-result.ts";
import { makeFacilitator } from "#tests/factories/programme/facilitator.ts";
import { makeProgramme } from "#tests/factories/programme/programme.ts";
import { makeAgreeingSnapshot } from "#tests/factories/snapshot.ts";
import { wordsFrom } from "#tests/factories/survey.ts";
import { makeDeps, type TestDeps } from "#tests/setup/deps.ts";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";

let deps: TestDeps;
let facilitator: Actor;
let programme: ProgrammeRow;

beforeEach(async () => {
  deps = await makeDeps();
  facilitator = await makeFacilitator(deps, { firstName: "Mira", lastName: "Sol" });
  programme = await makeProgramme(deps, facilitator, { title: "Spring cohort" });
});

/** People who agree to be counted, of three kinds with words so many places apart. */
async function count(people: number, step = 1) {
  const made = [];
  for (let index = 0; index < people; index += 1) {
    const start = (index % 3) * step;
    const content = makeAgreeingSnapshot(wordsFrom(start), 5, wordsFrom(start + 2, 5));
    made.push(await makeClientWithResult(deps, programme, content, { countedSince: deps.clock.now() }));
  }
  return made;
}

const make = () => makePicture(deps, facilitator, programme.id);
const state = () => getGroupState(deps, facilitator, programme.id);

const share = (clientId: string) =>
  deps.db.write(async (tx) => {
    const now = deps.clock.now();
    await tx.update(clients).set({ sharesResult: true }).where(eq(clients.id, clientId));
    const found = await tx.select().from(clients).where(eq(clients.id, clientId)).get();
    const newest = await tx
      .select()
      .from(snapshots)
      .where(eq(snapshots.surveyId, found?.surveyId ?? ""))
      .get();
    const result = { clientId, snapshotId: newest?.id ?? "" };
    const isShown = mayShow(await readWaits(tx, programme.id), result);
    if (isShown) {
      await tx.update(clients).set({ sharedSince: now }).where(eq(clients.id, clientId));
      await tx.insert(shownResults).values({ programmeId: programme.id, ...result });
    }
    await settleWaiting(tx, programme.id, now);
    return isShown;
  });

const sharedNow = async () => {
  const rows = await deps.db.read.select().from(clients).where(eq(clients.programmeId, programme.id));
  return rows.filter(({ sharedSince }) => sharedSince !== null).length;
};

describe("a group picture", () => {
  it("needs five people who agree, and says how many are missing", async () => {
    await count(4);
    expect(await state()).toMatchObject({ picture: null, agreed: 4, missing: 1 });
    await expect(make()).rejects.toMatchObject({
      kind: "conflict",
      message: expect.stringContaining("1 more person has to agree to be counted.") as string,
    });
    await count(1);
    expect(await make()).toMatchObject({ number: 1, counted: 5 });
    expect(await state()).toMatchObject({ picture: { number: 1 }, agreed: 5, missing: 5 });
  });

  it("counts words by pane, and shows no number below five", async () => {
    await count(15);
    const { words, counted } = await make();
    expect(counted).toBe(15);
    const cells = words.flatMap(({ arena, blindSpot, facade }) => [arena, blindSpot, facade]);
    expect(cells.some((cell) => typeof cell === "number")).toBe(true);
    for (const cell of cells) expect(typeof cell !== "number" || (cell >= 5 && cell <= 10)).toBe(true);
  });

  it("needs five new people for the next one, and keeps the last one unchanged", async () => {
    await count(6);
    const first = await make();
    await count(4);
    await expect(make()).rejects.toMatchObject({
      message: expect.stringContaining("5 new people") as string,
    });
    expect((await state()).picture).toEqual(first);
    await count(1);
    expect(await make()).toMatchObject({ number: 2, counted: 11 });
  });

  it("leaves out people counted together with someone who has left", async () => {
    const [leaver] = await count(6);
    await make();
    await changeClient(deps, leaver?.id ?? "", { state: "left", surveyId: null, countedSince: null });
    await count(5);
    const { number, counted } = await make();
    expect({ number, counted }).toEqual({ number: 2, counted: 5 });
  });

  it("counts people with nothing to hide alone, and nobody beside fewer than five unseen", async () => {
    const people = await count(9);
    for (const { id } of people.slice(0, 5)) expect(await share(id)).toBe(true);
    expect(await make()).toMatchObject({ counted: 5 });
    const members = await deps.db.read.select().from(groupMembers);
    expect(members.map(({ clientId }) => clientId).sort()).toEqual(
      people
        .slice(0, 5)
        .map(({ id }) => id)
        .sort(),
    );
  });

  it("delays sharing that would leave one to four unseen until all of them share", async () => {
    const people = await count(7, 15);
    await make();
    const shown = [];
    for (const { id } of people) shown.push(await share(id));
    expect(shown).toEqual([true, true, false, false, false, false, true]);
    expect(await sharedNow()).toBe(7);
    expect(await deps.db.read.select().from(shownResults)).toHaveLength(7);
  });
});

describe("files of a group picture", () => {
  it("don't reveal who was counted, or what all of them share", async () => {
    await count(6);
    await make();
    const keys = Object.keys(await exportPicture(deps, facilitator, programme.id, "json"));
    expect(keys.sort()).toEqual(["agreement", "counted", "createdAt", "id", "number", "words"]);
  });
});
