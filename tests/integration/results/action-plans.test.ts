import { actionPlans } from "#db/schema/index.ts";
import { revealSurvey } from "#src/server/domain/analysis/reveal-survey.ts";
import { listPlans, removePlan, savePlan } from "#src/server/domain/action-plan/plans.ts";
import { actionPlanInput } from "#src/shared/action-plan/action-plan.input.ts";
import { makeAnswers, makeSharedSurvey } from "#tests/factories/survey.ts";
import { makeUser } from "#tests/factories/user.ts";
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

const plan = (change: Parameters<typeof actionPlanInput.parse>[0] = {}) =>
  actionPlanInput.parse({
    traitId: "witty",
    deed: "One dry remark ",
    until: "2026-12-04",
    ...Object(change),
  });

describe("a plan in the account", () => {
  it("is stored as written, for its owner only, and the last write wins", async () => {
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
});
