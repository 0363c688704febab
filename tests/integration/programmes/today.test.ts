import * as schema from "#db/schema/index.ts";
import { after, days } from "#src/server/clock.ts";
import { revealSurvey } from "#src/server/domain/analysis/reveal-survey.ts";
import { getFacilitatorOverview } from "#src/server/domain/facilitator/get-overview.ts";
import { listClients, listProgrammes } from "#src/server/domain/programme/lists.ts";
import { getClient, setDone } from "#src/server/domain/programme/client.ts";
import { nudgeClient, nudgeClients, previewNudge } from "#src/server/domain/programme/asking/nudge-client.ts";
import { findClientProgress } from "#src/server/domain/programme/queries.ts";
import { stageOf } from "#src/server/domain/programme/rules.ts";
import { createSurvey } from "#src/server/domain/survey/create-survey.ts";
import { stages, type Stage } from "#src/shared/programme/programme.ts";
import { invite } from "#tests/factories/invitation.ts";
import { makeFacilitator } from "#tests/factories/programme/facilitator.ts";
import { makeClient, makeProgramme } from "#tests/factories/programme/programme.ts";
import { makeAnswers, makeSharedSurvey, wordsFrom } from "#tests/factories/survey.ts";
import { makeUser } from "#tests/factories/user.ts";
import { makeDeps, type TestDeps } from "#tests/setup/deps.ts";
import { mailsTo } from "#tests/setup/local-mailbox.ts";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

type Programme = Awaited<ReturnType<typeof makeProgramme>>;
type Overrides = Parameters<typeof makeClient>[2];

async function withProgramme(overrides: Partial<Programme> = {}) {
  const deps = await makeDeps();
  const mira = await makeFacilitator(deps, { firstName: "Mira", lastName: "Sol" });
  return { deps, mira, programme: await makeProgramme(deps, mira, overrides) };
}

const change = (deps: TestDeps, id: string, changes: Partial<typeof schema.surveys.$inferInsert>) =>
  deps.db.write((tx) => tx.update(schema.surveys).set(changes).where(eq(schema.surveys.id, id)));

/** A client whose survey has so many answers. */
async function withRound(deps: TestDeps, programme: Programme, answers: number, overrides: Overrides = {}) {
  const owner = await makeUser(deps);
  const { survey, shareId } = await makeSharedSurvey(deps, owner);
  await makeAnswers(deps, shareId, answers);
  const client = await makeClient(deps, programme, { state: "accepted", surveyId: survey.id, ...overrides });
  return { owner, surveyId: survey.id, client };
}

/** Opens a window in a session, as its owner agreed to. */
async function openTogether(
  deps: TestDeps,
  { owner, surveyId, client }: Awaited<ReturnType<typeof withRound>>,
) {
  const at = deps.clock.now();
  const row = { clientId: client.id, state: "running", step: "start", version: 1 } as const;
  await deps.db.write((tx) => tx.insert(schema.meetings).values({ ...row, startedAt: at, updatedAt: at }));
  await revealSurvey(deps, owner, surveyId);
}

/** A client who has done nothing yet. */
async function withEmptyRound(deps: TestDeps, programme: Programme, overrides: Overrides = {}) {
  const owner = await makeUser(deps);
  const { id } = await createSurvey(deps, owner, {});
  const client = await makeClient(deps, programme, { state: "accepted", surveyId: id, ...overrides });
  return { owner, surveyId: id, client };
}

/** Clients at each stage, reached in several ways. */
async function atAllStages(deps: TestDeps, programme: Programme) {
  const now = deps.clock.now();
  for (const state of ["invited", "declined", "left", "accepted"] as const)
    await makeClient(deps, programme, { state });
  await withEmptyRound(deps, programme);
  await change(deps, (await withEmptyRound(deps, programme)).surveyId, { selfTraitIds: wordsFrom(0) });
  const asking = await withEmptyRound(deps, programme);
  await invite(deps, asking.owner, asking.surveyId, "peer@example.net");
  await withRound(deps, programme, 0);
  await withRound(deps, programme, 1);
  await withRound(deps, programme, 3);
  await change(deps, (await withRound(deps, programme, 3)).surveyId, { selfTraitIds: null });
  await change(deps, (await withRound(deps, programme, 1)).surveyId, { completedAt: now });
  await change(deps, (await withRound(deps, programme, 1)).surveyId, { closesAt: now });
  await change(deps, (await withRound(deps, programme, 3)).surveyId, { completedAt: now });
  const opened = await withRound(deps, programme, 3);
  await revealSurvey(deps, opened.owner, opened.surveyId);
  const shared = await withRound(deps, programme, 4, { sharedSince: now });
  await revealSurvey(deps, shared.owner, shared.surveyId);
  await withRound(deps, programme, 2, { sharedSince: now });
}

describe("a facilitator's clients", () => {
  it("are at the same stage in every list, filter and count", async () => {
    const { deps, mira, programme } = await withProgramme();
    await atAllStages(deps, programme);
    const ids = (await deps.db.read.select({ id: schema.clients.id }).from(schema.clients)).map(
      ({ id }) => id,
    );
    const byStage = new Map<Stage, string[]>();
    for (const id of ids) {
      const client = await findClientProgress(deps.db.read, id);
      if (client === undefined) throw new Error("gone");
      const stage = stageOf(client, deps.clock.now());
      byStage.set(stage, [...(byStage.get(stage) ?? []), id]);
    }
    expect([...byStage.keys()].toSorted()).toEqual(stages.toSorted());
    for (const stage of stages) {
      const { items, total } = await listClients(deps, mira, { stage });
      expect(items.map(({ id }) => id).toSorted()).toEqual(byStage.get(stage)?.toSorted());
      expect(total).toBe(items.length);
      expect(new Set(items.map((item) => item.stage))).toEqual(new Set([stage]));
    }
    const [summary] = await listProgrammes(deps, mira);
    expect(summary?.stages).toEqual(
      Object.fromEntries([...byStage].map(([stage, of]) => [stage, of.length])),
    );
    const sorted = (await listClients(deps, mira, { sort: "stage" })).items.map(({ stage }) =>
      stages.indexOf(stage),
    );
    expect(sorted).toEqual(sorted.toSorted((a, b) => a - b));
    const answers = (await listClients(deps, mira, { sort: "answers" })).items.map(
      (item) => item.answers ?? -1,
    );
    expect(answers).toEqual(answers.toSorted((a, b) => b - a));
  });
});

describe("today", () => {
  it("lists clients who need something, most urgent first", async () => {
    const { deps, mira, programme } = await withProgramme({ opens: "together" });
    const now = deps.clock.now();
    const longAgo = after(now, -days(4));
    await makeClient(deps, programme, { name: "slow", invitedAt: longAgo });
    await makeClient(deps, programme, { name: "nudged", invitedAt: longAgo, nudgedAt: after(now, -days(1)) });
    await makeClient(deps, programme, { name: "new" });
    await withEmptyRound(deps, programme, { name: "unstarted", invitedAt: longAgo, repliedAt: longAgo });
    await withEmptyRound(deps, programme, { name: "started today", invitedAt: longAgo, repliedAt: now });
    await withRound(deps, programme, 3, { name: "ready", invitedAt: longAgo });
    await withRound(deps, programme, 2, { name: "stuck", invitedAt: longAgo, repliedAt: longAgo });
    const late = await withRound(deps, programme, 2, { name: "late", invitedAt: longAgo });
    await change(deps, late.surveyId, { closesAt: after(now, days(2)) });
    const shared = await withRound(deps, programme, 3, {
      name: "shared",
      sharedSince: after(now, -days(20)),
    });
    await openTogether(deps, shared);
    const done = await withRound(deps, programme, 3, {
      ...{ name: "done", sharedSince: after(now, -days(2)), doneAt: after(now, days(1)) },
    });
    await openTogether(deps, done);
    const { today, todayCount } = await getFacilitatorOverview(deps, mira);
    expect(today.map(({ need, client }) => `${need} ${client.name}`)).toEqual([
      "meet ready",
      "prepare shared",
      "extend late",
      "nudge slow",
      "nudge stuck",
      "nudge unstarted",
    ]);
    expect(todayCount).toBe(6);
  });

  it("mentions who hasn’t replied when the deadline is near", async () => {
    const { deps, mira } = await withProgramme();
    const closesAt = after(deps.clock.now(), days(1));
    await makeClient(deps, await makeProgramme(deps, mira, { closesAt }), { name: "new" });
    const { today } = await getFacilitatorOverview(deps, mira);
    expect(today.map(({ need, client }) => `${need} ${client.name}`)).toEqual(["extend new"]);
    expect((await getClient(deps, mira, today[0]?.client.id ?? "")).nextReminderAt).toBeNull();
  });

  it("mentions a window that its owner opens alone after five days", async () => {
    const { deps, mira, programme } = await withProgramme();
    const since = (n: number) => ({ invitedAt: after(deps.clock.now(), -days(n)) });
    await withRound(deps, programme, 3, { name: "ready for long", ...since(5) });
    await withRound(deps, programme, 3, { name: "ready", ...since(4) });
    const { today } = await getFacilitatorOverview(deps, mira);
    expect(today.map(({ need, client }) => `${need} ${client.name}`)).toEqual(["nudge ready for long"]);
  });

  it("lists what is shared until the facilitator is done with it, and again with a newer result", async () => {
    const { deps, mira, programme } = await withProgramme();
    const names = async () =>
      (await getFacilitatorOverview(deps, mira)).today.map(({ client }) => client.name);
    const { owner, surveyId, client } = await withRound(deps, programme, 4, {
      ...{ name: "Anna", sharedSince: deps.clock.now() },
    });
    await revealSurvey(deps, owner, surveyId);
    deps.clock.advance(days(30));
    expect(await names()).toEqual(["Anna"]);
    expect(await setDone(deps, mira, client.id, true)).toMatchObject({ isDone: true });
    expect(await names()).toEqual([]);
    await setDone(deps, mira, client.id, false);
    expect(await names()).toEqual(["Anna"]);
    await setDone(deps, mira, client.id, true);
    deps.clock.advance(days(1));
    const { shareId } = (await deps.db.read.select().from(schema.surveys).get()) ?? {};
    await makeAnswers(deps, shareId ?? "", 3);
    await revealSurvey(deps, owner, surveyId);
    expect(await names()).toEqual(["Anna"]);
  });
});

describe("a nudge", () => {
  async function nudged(
    make: (deps: TestDeps, programme: Programme) => Promise<{ client: { id: string; email: string } }>,
  ) {
    const { deps, mira, programme } = await withProgramme();
    const { client } = await make(deps, programme);
    await nudgeClient(deps, mira, programme.id, client.id);
    const again = nudgeClient(deps, mira, programme.id, client.id);
    await expect(again).rejects.toMatchObject({ kind: "conflict", code: "programme.nudgedLately" });
    return (await mailsTo(deps, client.email)).map(({ text }) => text);
  }

  const invitedAt = new Date(0);

  it("asks for a reply with its own link", async () => {
    const [text, ...more] = await nudged(async (deps, programme) => ({
      client: await makeClient(deps, programme, { invitedAt }),
    }));
    expect(more).toEqual([]);
    expect(text).toMatch(
      /Mira Sol has invited you[^.]*asked us to remind you[\s\S]*You can accept or decline[\s\S]*invitee\?token=[\w-]{43}/,
    );
  });

  it.each([
    ["own words", withEmptyRound, /pick the words that describe you/],
    [
      "more answers",
      (deps: TestDeps, programme: Programme, o: Overrides) => withRound(deps, programme, 1, o),
      /more people have to answer/,
    ],
    [
      "the window",
      (deps: TestDeps, programme: Programme, o: Overrides) => withRound(deps, programme, 3, o),
      /Your window is ready/,
    ],
  ] as const)("asks for %s once in three days", async (_, make, says) => {
    const texts = await nudged((deps, programme) => make(deps, programme, { invitedAt }));
    expect(texts).toEqual([expect.stringMatching(says)]);
  });

  it("of several clients is about each one's own step, in the facilitator's words, and says who can't", async () => {
    const { deps, mira, programme } = await withProgramme();
    const slow = await makeClient(deps, programme, { invitedAt });
    const { client: stuck } = await withRound(deps, programme, 1, { invitedAt });
    const asked = await makeClient(deps, programme);
    const [strangers] = await Promise.all([withProgramme()]);
    const clientIds = [slow.id, stuck.id, asked.id, slow.id, strangers.programme.id];
    const preview = await previewNudge(deps, mira, stuck.id, "See you on Monday.");
    const { reminded, skipped } = await nudgeClients(deps, mira, { clientIds, text: "See you on Monday." });
    expect(reminded.map(({ id }) => id)).toEqual([slow.id, stuck.id]);
    expect(skipped.map(({ clientId }) => clientId)).toEqual([asked.id, strangers.programme.id]);
    const texts = (await Promise.all([slow, stuck].map(({ email }) => mailsTo(deps, email)))).flat();
    expect(texts.map(({ text }) => /Mira Sol writes:\s+> See you on Monday\./.test(text))).toEqual([
      true,
      true,
    ]);
    const withoutLinks = (text = "") => text.replaceAll(/\S+\/email\/unsubscribe\S*/g, "");
    expect(withoutLinks(preview.text)).toBe(withoutLinks(texts[1]?.text));
  });
});
