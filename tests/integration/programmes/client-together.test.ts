import { meetings, programmes } from "#db/schema/index.ts";
import { revealSurvey } from "#src/server/domain/analysis/reveal-survey.ts";
import { leaveProgramme } from "#src/server/domain/client/leave-programme.ts";
import { answerAbout, makeMember } from "#tests/factories/programme/client.ts";
import { makeFacilitator } from "#tests/factories/programme/facilitator.ts";
import { makeProgramme } from "#tests/factories/programme/programme.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { describe, expect, it } from "vitest";

async function withProgramme() {
  const deps = await makeDeps();
  const mira = await makeFacilitator(deps, { firstName: "Mira", lastName: "Holm" });
  return { deps, programme: await makeProgramme(deps, mira, { opens: "together" }) };
}

describe("a window that is opened together", () => {
  async function ready() {
    const { deps, programme } = await withProgramme();
    const member = await makeMember(deps, programme);
    await answerAbout(deps, member);
    return { deps, ...member, open: () => revealSurvey(deps, member.actor, member.surveyId) };
  }

  it("stays closed to its owner until the facilitator starts", async () => {
    const { deps, clientId, open } = await ready();
    await expect(open()).rejects.toMatchObject({
      kind: "conflict",
      message: "You’ll open this window together with Mira Holm, who starts the session when you meet.",
    });
    const at = deps.clock.now();
    const meeting = { clientId, step: "start", version: 1, startedAt: at, updatedAt: at } as const;
    await deps.db.write((tx) => tx.insert(meetings).values({ ...meeting, state: "refused" }));
    await expect(open()).rejects.toMatchObject({ kind: "conflict" });
    await deps.db.write((tx) => tx.update(meetings).set({ state: "asked" }));
    expect(await open()).toMatchObject({ snapshot: 1 });
  });

  it("opens to whoever leaves, and where the facilitator is gone", async () => {
    const left = await ready();
    await leaveProgramme(left.deps, left.actor, left.surveyId);
    expect(await left.open()).toMatchObject({ snapshot: 1 });
    const gone = await ready();
    await gone.deps.db.write((tx) => tx.delete(programmes));
    expect(await gone.open()).toMatchObject({ snapshot: 1 });
  });

  it("says first what else is missing", async () => {
    const { deps, programme } = await withProgramme();
    const { actor, surveyId } = await makeMember(deps, programme);
    await expect(revealSurvey(deps, actor, surveyId)).rejects.toMatchObject({ code: "analysis.notReady" });
  });
});
