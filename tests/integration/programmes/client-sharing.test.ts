import { clients, meetings } from "#db/schema/index.ts";
import { hours } from "#src/server/clock.ts";
import { getAnalysis, listSnapshots } from "#src/server/domain/analysis/read-analysis.ts";
import { revealSurvey } from "#src/server/domain/analysis/reveal-survey.ts";
import { detachPerson, getSharing, setSharing, leaveProgramme } from "#src/server/domain/client/sharing.ts";
import { getNotes, saveNotes } from "#src/server/domain/programme/notes.ts";
import { getClientAnalysis, getLedger } from "#src/server/domain/programme/results.ts";
import { getProgramme } from "#src/server/domain/programme/present-programme.ts";
import { shareSurvey } from "#src/server/domain/survey/change-survey.ts";
import { makeOpened, type Member } from "#tests/factories/programme/client.ts";
import { makeFacilitator } from "#tests/factories/programme/facilitator.ts";
import { makeProgramme } from "#tests/factories/programme/programme.ts";
import { answer, wordsFrom } from "#tests/factories/survey.ts";
import { makeUser } from "#tests/factories/user.ts";
import { makeDeps, type TestDeps } from "#tests/setup/deps.ts";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

async function withProgramme() {
  const deps = await makeDeps();
  const mira = await makeFacilitator(deps, { firstName: "Mira", lastName: "Holm" });
  return { deps, mira, programme: await makeProgramme(deps, mira) };
}

async function withOpened() {
  const world = await withProgramme();
  const member = await makeOpened(world.deps, world.programme, { name: "Ada" });
  const share = (changes: Parameters<typeof setSharing>[3]) =>
    setSharing(world.deps, member.actor, member.surveyId, changes);
  const see = () => getClientAnalysis(world.deps, world.mira, member.clientId);
  return { ...world, member, share, see };
}

const rowOf = async (deps: TestDeps, clientId: string) =>
  (await deps.db.read.select().from(clients).where(eq(clients.id, clientId)))[0];

/** Enough answers for the next result, and that result. */
async function openNext(deps: TestDeps, { actor, surveyId }: Member) {
  const { shareId } = await shareSurvey(deps, actor, surveyId);
  for (const from of [20, 24, 28]) await answer(deps, shareId, wordsFrom(from));
  return revealSurvey(deps, actor, surveyId);
}

describe("a result", () => {
  it("is readable for the facilitator while it is shared, and at no other time", async () => {
    const { deps, mira, member, share, see } = await withOpened();
    const { actor, surveyId, clientId } = member;
    await expect(see()).rejects.toMatchObject({ code: "programme.notShared" });
    await share({ result: true });
    expect(await see()).toEqual({
      clientId,
      clientName: "Ada",
      title: "Spring cohort",
      minResponses: 3,
      sharedSince: deps.clock.now().toISOString(),
      analysis: await getAnalysis(deps, actor, surveyId),
      snapshots: await listSnapshots(deps, actor, surveyId),
    });
    for (const other of [await makeFacilitator(deps), await makeUser(deps, { isAdmin: true }), actor])
      await expect(getClientAnalysis(deps, other, clientId)).rejects.toMatchObject({ kind: "not_found" });
    await share({ result: false });
    await expect(see()).rejects.toMatchObject({ code: "programme.notShared" });
    await share({ result: true });
    await leaveProgramme(deps, actor, surveyId);
    await expect(see()).rejects.toMatchObject({ code: "programme.notShared" });
    expect(await getNotes(deps, mira, clientId)).toEqual({ text: "" });
  });

  it("is shared at once, with those that follow, and no earlier one", async () => {
    const { deps, member, share, see } = await withOpened();
    const seen = async () => (await see()).snapshots.map(({ snapshot }) => snapshot);
    await openNext(deps, member);
    await share({ result: true });
    expect(await seen()).toEqual([2]);
    deps.clock.advance(1);
    await openNext(deps, member);
    expect(await seen()).toEqual([2, 3]);
    await share({ result: false });
    deps.clock.advance(hours(1));
    await share({ result: true });
    expect(await seen()).toEqual([3]);
  });

  it("has nothing to do with being counted", async () => {
    const { share, see } = await withOpened();
    expect(await share({ group: true })).toMatchObject({
      result: false,
      group: true,
      hasAnsweredGroup: true,
    });
    await expect(see()).rejects.toMatchObject({ code: "programme.notShared" });
    expect(await share({ result: true, group: false })).toMatchObject({ result: true, group: false });
    await see();
  });
});

describe("a client's choices", () => {
  it("change only what was sent, and repeating them changes nothing", async () => {
    const { deps, member, share } = await withOpened();
    const started = await share({});
    expect(started).toMatchObject({
      result: false,
      group: false,
      hasAnsweredGroup: false,
      plan: null,
      facilitator: {
        name: "Mira Holm",
        programme: "Spring cohort",
        opens: "client",
        isWaitingForMeeting: false,
      },
      ledger: [{ what: "joined" }],
    });
    expect(await share({ group: true, plan: "Listen more" })).toMatchObject({
      result: false,
      group: true,
      plan: "Listen more",
    });
    deps.clock.advance(hours(1));
    const once = await share({ result: true });
    const row = await rowOf(deps, member.clientId);
    deps.clock.advance(hours(1));
    const again = await share({ result: true, group: true, plan: "Listen more" });
    expect(again).toEqual({ ...once, asOf: again.asOf });
    expect(await rowOf(deps, member.clientId)).toEqual(row);
    expect(await share({ plan: "Listen even more" })).toMatchObject({
      plan: "Listen even more",
      ledger: once.ledger,
    });
    expect(await share({ plan: "", group: false })).toMatchObject({ plan: null, group: false, result: true });
    expect(await getSharing(deps, member.actor, member.surveyId)).toMatchObject({ result: true });
  });

  it("end when the client leaves, who keeps the survey (F5); notes stay until their account goes", async () => {
    const { deps, mira, programme, member, share } = await withOpened();
    const { actor, surveyId, clientId } = member;
    await share({ result: true, group: true, plan: "Listen more" });
    await saveNotes(deps, mira, clientId, "Asks good questions.");
    const before = await getAnalysis(deps, actor, surveyId);
    const at = deps.clock.now();
    const meeting = { clientId, step: "start", version: 1, startedAt: at, updatedAt: at } as const;
    await deps.db.write((tx) => tx.insert(meetings).values({ ...meeting, state: "running" }));
    const left = await leaveProgramme(deps, actor, surveyId);
    expect(left).toMatchObject({ result: false, group: false, plan: null, facilitator: null });
    expect(left.ledger.map(({ what }) => what)).toEqual(["joined", "result shared", "plan shared", "left"]);
    expect(await leaveProgramme(deps, actor, surveyId)).toEqual(left);
    expect(await rowOf(deps, clientId)).toMatchObject({
      state: "left",
      surveyId: null,
      sharedSince: null,
      isCounted: null,
      sharedPlan: null,
    });
    expect(await deps.db.read.select().from(meetings)).toMatchObject([{ state: "over" }]);
    expect((await getProgramme(deps, mira, programme.id)).clients).toMatchObject([
      { stage: "left", answers: null, sharedSince: null },
    ]);
    expect(await getAnalysis(deps, actor, surveyId)).toEqual(before);
    expect(await getLedger(deps, mira, clientId)).toEqual(left.ledger);
    expect(await getNotes(deps, mira, clientId)).toEqual({ text: "Asks good questions." });
    await deps.db.write((tx) => detachPerson(tx, deps, actor));
    expect(await getNotes(deps, mira, clientId)).toEqual({ text: "" });
  });

  it("are recorded once each when sent many times at once", async () => {
    const { deps, mira, member, share } = await withOpened();
    await Promise.all(Array.from({ length: 6 }, () => share({ result: true })));
    await Promise.all(Array.from({ length: 6 }, () => leaveProgramme(deps, member.actor, member.surveyId)));
    expect((await getLedger(deps, mira, member.clientId)).map(({ what }) => what)).toEqual([
      "joined",
      "result shared",
      "left",
    ]);
  });
});
