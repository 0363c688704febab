import type { Actor } from "#src/server/actor.ts";
import { days } from "#src/server/clock.ts";
import { exportPicture, getGroupState, makePicture } from "#src/server/domain/group/pictures.ts";
import type { ProgrammeRow } from "#src/server/domain/programme/queries.ts";
import { anywhere } from "#tests/factories/programme/client.ts";
import { changeClient, makeClientWithResult } from "#tests/factories/programme/client-result.ts";
import { makeFacilitator } from "#tests/factories/programme/facilitator.ts";
import { makeProgramme } from "#tests/factories/programme/programme.ts";
import { makeAgreeingSnapshot } from "#tests/factories/snapshot.ts";
import { wordsFrom } from "#tests/factories/survey.ts";
import { makeDeps, type TestDeps } from "#tests/setup/deps.ts";
import { beforeEach, describe, expect, it } from "vitest";

let deps: TestDeps;
let facilitator: Actor;
let programme: ProgrammeRow;

beforeEach(async () => {
  deps = await makeDeps();
  facilitator = await makeFacilitator(deps, { firstName: "Mira", lastName: "Sol" });
  programme = await makeProgramme(deps, facilitator, { title: "Spring cohort" });
});

/** People who agree to be counted, or say no, or haven't said. */
async function join(people: number, isCounted: boolean | null = true) {
  const made = [];
  for (let index = 0; index < people; index += 1) {
    const content = makeAgreeingSnapshot(wordsFrom(index % 3), 5, wordsFrom((index % 3) + 2, 5));
    made.push(await makeClientWithResult(deps, programme, content, { isCounted }));
  }
  return made;
}

const make = () => makePicture(deps, facilitator, programme.id);
const state = () => getGroupState(deps, facilitator, programme.id);
const waitFourWeeks = () => deps.clock.advance(days(28));

describe("a group picture", () => {
  it("takes five people who said yes, and tells nobody how many are missing", async () => {
    await join(4);
    await join(2, false);
    await join(1, null);
    expect(await state()).toEqual({ pictures: [], isReady: false, notBefore: null });
    await expect(make()).rejects.toMatchObject({
      kind: "conflict",
      message: expect.stringContaining("A picture takes five people") as string,
    });
    await join(1);
    expect((await state()).isReady).toBe(true);
    const picture = await make();
    expect(picture).toMatchObject({ number: 1, counted: 5 });
    expect(await state()).toMatchObject({ pictures: [picture], isReady: false });
  });

  it("comes again after four weeks and three changes: in, out, and a newer result", async () => {
    const [leaver] = await join(6);
    const first = await make();
    await join(1);
    await changeClient(deps, leaver?.id ?? "", { isCounted: false });
    waitFourWeeks();
    expect(await state()).toMatchObject({ isReady: false, notBefore: null });
    await expect(make()).rejects.toMatchObject({
      message: expect.stringContaining("three changes") as string,
    });
    await join(1);
    const second = await make();
    expect(second).toMatchObject({ number: 2, counted: 7 });
    expect((await state()).pictures).toEqual([second, first]);
  });

  it("doesn't come twice in four weeks, however much has changed", async () => {
    await join(5);
    await make();
    await join(5);
    expect(await state()).toMatchObject({
      isReady: false,
      notBefore: new Date(deps.clock.now().getTime() + days(28)).toISOString(),
    });
    await expect(make()).rejects.toMatchObject({ kind: "conflict" });
  });

  it("counts nobody who has left, whatever they had said", async () => {
    const [leaver] = await join(5);
    await changeClient(deps, leaver?.id ?? "", { state: "left", surveyId: null });
    expect((await state()).isReady).toBe(false);
  });
});

describe("files of a group picture", () => {
  it("are a sponsor's, with participation from five on, and don't say who was counted", async () => {
    await join(6);
    await join(1, false);
    await make();
    const caller = { actor: facilitator, origin: anywhere };
    const csv = await exportPicture(deps, caller, programme.id, { format: "csv" });
    expect(csv).toMatchObject({ contentType: "text/csv; charset=utf-8" });
    const picture = await exportPicture(deps, caller, programme.id, {});
    expect(JSON.stringify(picture)).not.toContain("client");
    await expect(exportPicture(deps, caller, programme.id, { number: 2 })).rejects.toMatchObject({
      kind: "not_found",
    });
  });
});
