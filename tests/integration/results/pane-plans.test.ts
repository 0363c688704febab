import { actionPlans } from "#db/schema/index.ts";
import { days } from "#src/server/clock.ts";
import { revealSurvey } from "#src/server/domain/analysis/reveal-survey.ts";
import { listPlans } from "#src/server/domain/action-plan/list-plans.ts";
import { removePlan } from "#src/server/domain/action-plan/remove-plan.ts";
import { savePlan } from "#src/server/domain/action-plan/save-plan.ts";
import { deleteSurvey } from "#src/server/domain/survey/delete-survey.ts";
import { panePlanInput } from "#src/shared/action-plan/action-plan.input.ts";
import { accountExportOutput } from "#src/shared/account/own-data.output.ts";
import { makeAnswers, makeSharedSurvey } from "#tests/factories/survey.ts";
import { makeUser } from "#tests/factories/user.ts";
import { makeApi, signIn } from "#tests/setup/api.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { describe, expect, it } from "vitest";

async function withResult() {
  const deps = await makeDeps();
  const owner = await makeUser(deps);
  const { survey, shareId } = await makeSharedSurvey(deps, owner);
  await makeAnswers(deps, shareId, 3);
  await revealSurvey(deps, owner, survey.id);
  return { deps, owner, surveyId: survey.id, stored: () => deps.db.read.select().from(actionPlans) };
}

const plan = (change: Parameters<typeof panePlanInput.parse>[0] = {}) =>
  panePlanInput.parse({ traitId: "witty", deed: "One dry remark ", until: "2026-12-04", ...Object(change) });

describe("a plan in the account", () => {
  it("is as it was written, blanks included, for its owner alone, and the last to write wins", async () => {
    const { deps, owner, surveyId } = await withResult();
    const key = { surveyId, pane: "blindSpot" } as const;
    await savePlan(deps, owner, key, plan());
    await savePlan(deps, owner, key, plan({ noticed: "They laughed.\n" }));
    await savePlan(deps, owner, { surveyId, pane: "arena" }, plan({ traitId: null, until: null }));
    expect(await listPlans(deps, owner, surveyId)).toEqual([
      expect.objectContaining({ pane: "arena", traitId: null, until: null, noticed: "" }),
      {
        ...{ pane: "blindSpot", traitId: "witty", person: "", deed: "One dry remark ", until: "2026-12-04" },
        ...{ noticed: "They laughed.\n", remind: false, updatedAt: deps.clock.now().toISOString() },
      },
    ]);
    const stranger = await makeUser(deps);
    for (const call of [
      listPlans(deps, stranger, surveyId),
      savePlan(deps, stranger, key, plan()),
      removePlan(deps, stranger, key),
    ])
      await expect(call).rejects.toMatchObject({ kind: "not_found" });
  });

  it("is gone once it is removed, or its round is deleted", async () => {
    const { deps, owner, surveyId, stored } = await withResult();
    for (const pane of ["arena", "facade"] as const) await savePlan(deps, owner, { surveyId, pane }, plan());
    await removePlan(deps, owner, { surveyId, pane: "arena" });
    await removePlan(deps, owner, { surveyId, pane: "arena" });
    expect((await stored()).map(({ pane }) => pane)).toEqual(["facade"]);
    await deleteSurvey(deps, owner, surveyId);
    expect(await stored()).toEqual([]);
  });

  it("is in the export of all own data", async () => {
    const { deps, owner, surveyId } = await withResult();
    await savePlan(deps, owner, { surveyId, pane: "facade" }, plan({ person: "Ann", remind: true }));
    const answer = await makeApi(deps)("/api/account/export", { token: await signIn(deps, owner) });
    const { rounds } = accountExportOutput.parse(await answer.json());
    expect(rounds.map((round) => round.plans)).toEqual([
      [expect.objectContaining({ pane: "facade", traitId: "witty", person: "Ann", remind: true })],
    ]);
  });
});

describe("the day of an email", () => {
  const key = (surveyId: string) => ({ surveyId, pane: "unknown" }) as const;

  it("can be a year ahead, and may lie behind once it was fixed before", async () => {
    const { deps, owner, surveyId, stored } = await withResult();
    await savePlan(deps, owner, key(surveyId), plan({ until: "2027-11-21", remind: true }));
    await savePlan(deps, owner, key(surveyId), plan({ until: "2026-11-21", remind: true }));
    expect(await stored()).toMatchObject([{ mailDueAt: new Date("2026-11-21T08:00:00.000Z") }]);
    deps.clock.advance(days(3));
    const late = { until: "2026-11-21", remind: true, noticed: "It went well." };
    expect(await savePlan(deps, owner, key(surveyId), plan(late))).toMatchObject(late);
    await savePlan(deps, owner, key(surveyId), plan({ ...late, remind: false }));
    const again = savePlan(deps, owner, key(surveyId), plan(late));
    await expect(again).rejects.toMatchObject({ code: "panePlan.dayPast" });
  });
});
