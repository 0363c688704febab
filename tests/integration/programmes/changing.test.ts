import type { Actor } from "#src/server/actor.ts";
import { after, days } from "#src/server/clock.ts";
import { updateProgramme } from "#src/server/domain/programme/update-programme.ts";
import { getSurvey } from "#src/server/domain/survey/read.ts";
import { makeFacilitator } from "#tests/factories/programme/facilitator.ts";
import { makeClient, makeProgramme } from "#tests/factories/programme/programme.ts";
import { makeSharedSurvey } from "#tests/factories/survey.ts";
import { makeUser } from "#tests/factories/user.ts";
import { makeDeps, type TestDeps } from "#tests/setup/deps.ts";
import { describe, expect, it } from "vitest";

async function withFacilitator() {
  const deps = await makeDeps();
  return { deps, mira: await makeFacilitator(deps) };
}

/** A client with a survey that has the programme's deadline. */
async function withRound(deps: TestDeps, mira: Actor, closesAt: Date | null) {
  const programme = await makeProgramme(deps, mira, { closesAt });
  const client = await makeUser(deps);
  const { survey } = await makeSharedSurvey(deps, client, closesAt === null ? {} : { closesAt });
  const row = await makeClient(deps, programme, { state: "accepted", surveyId: survey.id });
  return { programme, client, surveyId: survey.id, row };
}

describe("a changed programme", () => {
  it("moves the deadline of open surveys that still have the old one", async () => {
    const { deps, mira } = await withFacilitator();
    const [old, own, next] = [7, 9, 14].map((n) => after(deps.clock.now(), days(n)));
    const { programme, client, surveyId } = await withRound(deps, mira, old ?? null);
    const other = await makeSharedSurvey(deps, client, { closesAt: own ?? null });
    await makeClient(deps, programme, { state: "accepted", surveyId: other.survey.id });
    await updateProgramme(deps, mira, programme.id, { closesAt: next });
    expect((await getSurvey(deps, client, surveyId)).closesAt).toBe(next?.toISOString());
    expect((await getSurvey(deps, client, other.survey.id)).closesAt).toBe(own?.toISOString());
  });

  it.each([
    ["a distant deadline", 9],
    ["no deadline", null],
  ])("closes no survey at short notice: %s", async (_, n) => {
    const { deps, mira } = await withFacilitator();
    const old = n === null ? null : after(deps.clock.now(), days(n));
    const { programme, client, surveyId } = await withRound(deps, mira, old);
    const at = (ms: number) => ({ closesAt: after(deps.clock.now(), ms) });
    await expect(updateProgramme(deps, mira, programme.id, at(60_000))).rejects.toMatchObject({
      code: "programme.deadlineTooSoon",
    });
    expect((await getSurvey(deps, client, surveyId)).closesAt).toBe(old?.toISOString() ?? null);
    await updateProgramme(deps, mira, programme.id, at(days(2)));
    deps.clock.advance(days(2) - 1_000);
    await updateProgramme(deps, mira, programme.id, at(days(1)));
  });

  it("keeps closed surveys, and the minimum of running ones", async () => {
    const { deps, mira } = await withFacilitator();
    const old = after(deps.clock.now(), days(1));
    const { programme, client, surveyId } = await withRound(deps, mira, old);
    await updateProgramme(deps, mira, programme.id, { minResponses: 6 });
    deps.clock.advance(days(2));
    const changed = await updateProgramme(deps, mira, programme.id, {
      closesAt: after(deps.clock.now(), days(3)),
    });
    expect(changed).toMatchObject({ minResponses: 6 });
    expect(await getSurvey(deps, client, surveyId)).toMatchObject({
      closesAt: old.toISOString(),
      minResponses: 3,
    });
  });
});
