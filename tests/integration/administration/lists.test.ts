import { adminLog, mails, surveys, users } from "#db/schema/index.ts";
import { after, hours, minutes } from "#src/server/clock.ts";
import { actOnMail } from "#src/server/domain/admin/acts/act-on-mail.ts";
import { actOnRound } from "#src/server/domain/admin/acts/act-on-round.ts";
import { getAdminOverview } from "#src/server/domain/admin/get-overview.ts";
import { revealSurvey } from "#src/server/domain/analysis/reveal-survey.ts";
import { startTrial } from "#src/server/domain/billing/trial/start-trial.ts";
import { askForHelp } from "#src/server/domain/support/ask-for-help.ts";
import { buyPlan } from "#tests/setup/payments.ts";
import { listMails } from "#src/server/domain/admin/mails/list-mails.ts";
import { listRounds } from "#src/server/domain/admin/rounds/list-rounds.ts";
import { closeSurvey } from "#src/server/domain/survey/change-survey.ts";
import { createSurvey } from "#src/server/domain/survey/create-survey.ts";
import { deleteSurvey } from "#src/server/domain/survey/delete-survey.ts";
import type { RoundsInput } from "#src/shared/admin/admin.input.ts";
import { makeRefusedMail } from "#tests/factories/refused-mail.ts";
import { makeAnswers, makeSharedSurvey } from "#tests/factories/survey.ts";
import { makeUser } from "#tests/factories/user.ts";
import { makeDeps, type TestDeps } from "#tests/setup/deps.ts";
import { mailsTo } from "#tests/setup/local-mailbox.ts";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

async function withCaller() {
  const deps = await makeDeps();
  const actor = await makeUser(deps, { isAdmin: true });
  return { deps, caller: { actor, origin: { network: "203.0.113.9" }, sessionToken: null } };
}

const logged = async ({ db }: TestDeps) =>
  (await db.read.select().from(adminLog)).map(({ act, targetId }) => [act, targetId]);

describe("totals", () => {
  it("match what exists after any changes", async () => {
    const { deps } = await withCaller();
    const owner = await makeUser(deps);
    const rounds = [await makeSharedSurvey(deps, owner), await makeSharedSurvey(deps, owner)];
    expect(await getAdminOverview(deps)).toMatchObject({ users: 2, surveys: 2, snapshots: 0 });
    for (const { survey, shareId } of rounds) {
      await makeAnswers(deps, shareId, 3);
      await revealSurvey(deps, owner, survey.id);
    }
    expect(await getAdminOverview(deps)).toMatchObject({ users: 2, surveys: 2, snapshots: 2 });
    await deleteSurvey(deps, owner, rounds[0]?.survey.id ?? "");
    expect(await getAdminOverview(deps)).toMatchObject({ users: 2, surveys: 1, snapshots: 1 });
    await deps.db.write((tx) => tx.delete(users).where(eq(users.id, owner.userId)));
    expect(await getAdminOverview(deps)).toMatchObject({ users: 1, surveys: 0, snapshots: 0 });
  });
});

describe("the weeks of the overview", () => {
  it("have what began in each of the last twelve, the current one last", async () => {
    const { deps } = await withCaller();
    const monday = new Date("2026-11-23T00:00:00Z");
    deps.clock.advance(monday.getTime() - deps.clock.now().getTime() - 1);
    const owner = await makeUser(deps);
    await startTrial(deps, owner);
    const { survey, shareId } = await makeSharedSurvey(deps, owner);
    await makeAnswers(deps, shareId, 3);
    deps.clock.advance(1);
    await buyPlan(deps, owner);
    for (let window = 1; window <= 2; window += 1) {
      await revealSurvey(deps, owner, survey.id);
      await makeAnswers(deps, shareId, 3);
    }
    await askForHelp(deps, owner, { message: "How do I close a round?" });
    await deps.db.write((tx) => tx.update(mails).set({ state: "sent", recipient: "", replyTo: null }));
    const { weeks } = await getAdminOverview(deps);
    const none = { people: 0, rounds: 0, windows: 0, trials: 0, subscribers: 0, requests: 0 };
    expect(weeks).toHaveLength(12);
    expect(weeks.slice(-3)).toEqual([
      { ...none, monday: "2026-11-09" },
      { ...none, monday: "2026-11-16", people: 2, rounds: 1, trials: 1 },
      { ...none, monday: "2026-11-23", windows: 1, subscribers: 1, requests: 1 },
    ]);
  });
});

describe("the search of surveys", () => {
  it("lists what a filter alone leaves", async () => {
    const { deps } = await withCaller();
    const { survey } = await makeSharedSurvey(deps, await makeUser(deps));
    const listed = async (query: RoundsInput) => (await listRounds(deps, query)).items.map(({ id }) => id);
    for (const query of [{}, { q: "" }, { state: "open" }] as const)
      expect(await listed(query)).toEqual([survey.id]);
    for (const state of ["closed", "unlinked"] as const) expect(await listed({ state })).toEqual([]);
    await expect(listRounds(deps, { q: "x" })).rejects.toMatchObject({ code: "admin.searchTooShort" });
  });

  it("shows surveys newest first, each once, without their words", async () => {
    const { deps } = await withCaller();
    const ada = await makeUser(deps, { lastName: "Vale" });
    const berta = await makeUser(deps, { lastName: "Vale" });
    // At the same time, so that ids decide the order.
    for (let n = 0; n < 30; n += 1) {
      await createSurvey(deps, { ...ada, isAdmin: true }, { title: "Secret title" });
      await createSurvey(deps, { ...berta, isAdmin: true }, {});
    }
    const first = await listRounds(deps, { q: "vale" });
    const second = await listRounds(deps, { q: "vale", cursor: first.next ?? "" });
    expect([first.items.length, second.items.length, second.next]).toEqual([50, 10, null]);
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(60);
    expect(JSON.stringify([first, second])).not.toContain("Secret");
    for (const query of [{ person: ada.userId }, { q: "secret" }, { q: "vale", person: ada.userId }]) {
      const own = await listRounds(deps, query);
      expect(own.items).toHaveLength(30);
      expect(new Set(own.items.map(({ owner }) => owner.id))).toEqual(new Set([ada.userId]));
    }
  });

  it("finds a survey by a part of its title and by its owner", async () => {
    const { deps } = await withCaller();
    const owner = await makeUser(deps, { firstName: "Zoë", email: "zoe@harbour.example" });
    const { id } = await createSurvey(deps, owner, { title: "A 100% plan_b" });
    await createSurvey(deps, await makeUser(deps), { title: "A 1000 planxb" });
    const found = async (q: string) => (await listRounds(deps, { q })).items.map((round) => round.id);
    for (const q of ["0% PLAN", "plan_b", "zoe", "zoe@harbour.example"]) expect(await found(q)).toEqual([id]);
  });

  it("finds a survey by four or more characters at the end of its id", async () => {
    const { deps } = await withCaller();
    const { survey } = await makeSharedSurvey(deps, await makeUser(deps));
    const id = "abcdefghijklmnopqrxIWw";
    await deps.db.write((tx) => tx.update(surveys).set({ id }).where(eq(surveys.id, survey.id)));
    const found = async (q: string) => (await listRounds(deps, { q })).items.map((round) => round.id);
    for (const q of ["xIWw", "qrxIWw"]) expect(await found(q)).toEqual([id]);
    for (const q of ["IWw", "xiww", "xIW", "_IWw"]) expect(await found(q)).toEqual([]);
  });

  it("finds a survey by its link in any form and by its id", async () => {
    const { deps } = await withCaller();
    const { survey, shareId } = await makeSharedSurvey(deps, await makeUser(deps));
    const link = `https://panes.example/shared/${shareId}`;
    for (const q of [survey.id, shareId, link, `${link}/?utm=x#y`, survey.shareableLink ?? ""])
      expect((await listRounds(deps, { q })).items.map(({ id }) => id)).toEqual([survey.id]);
    expect(await listRounds(deps, { q: "nothing" })).toEqual({ items: [], next: null });
  });
});

describe("surveys of a state", () => {
  it("are open, closed or without a link, in either order", async () => {
    const { deps } = await withCaller();
    const owner = await makeUser(deps, { isAdmin: true });
    const names = new Map<string, string>();
    const make = async (name: string, closesAt: Date | null = null) => {
      deps.clock.advance(1_000);
      const { survey } = await makeSharedSurvey(deps, owner);
      await deps.db.write((tx) => tx.update(surveys).set({ closesAt }).where(eq(surveys.id, survey.id)));
      names.set(survey.id, name);
      return survey.id;
    };
    const now = deps.clock.now();
    await closeSurvey(deps, owner, await make("closed"));
    await make("due", after(now, minutes(1)));
    await make("dated", after(now, hours(1)));
    const unlinked = await make("unlinked");
    await deps.db.write((tx) =>
      tx.update(surveys).set({ shareId: null, shareCode: null }).where(eq(surveys.id, unlinked)),
    );
    const listed = async (query: RoundsInput) =>
      (await listRounds(deps, { person: owner.userId, ...query })).items.map(({ id }) => names.get(id));
    expect(await listed({ state: "open" })).toEqual(["unlinked", "dated", "due"]);
    // The job that closes surveys hasn't run yet.
    deps.clock.advance(minutes(1));
    expect(await listed({ state: "open" })).toEqual(["unlinked", "dated"]);
    expect(await listed({ state: "closed" })).toEqual(["due", "closed"]);
    expect(await listed({ state: "closed", sort: "oldest" })).toEqual(["closed", "due"]);
    expect(await listed({ state: "unlinked" })).toEqual(["unlinked"]);
    expect(await listed({ state: "open", person: "nobody" })).toEqual([]);
    expect(await listed({ sort: "oldest" })).toEqual(["closed", "due", "dated", "unlinked"]);
  });
});

describe("an act on a survey", () => {
  it("turns its link off, closes it and notifies its owner", async () => {
    const { deps, caller } = await withCaller();
    const owner = await makeUser(deps);
    const { survey } = await makeSharedSurvey(deps, owner);
    const act = (name: "close" | "turn-off-link") =>
      actOnRound(deps, caller, { surveyId: survey.id, act: name });
    expect((await act("turn-off-link")).round).toMatchObject({ hasLink: false, closed: null });
    await expect(act("turn-off-link")).rejects.toMatchObject({ code: "admin.noLink" });
    expect((await act("close")).round.closed).toBe(deps.clock.now().toISOString().slice(0, 10));
    await expect(act("close")).rejects.toMatchObject({ code: "admin.roundClosed" });
    expect(await logged(deps)).toEqual([
      ["turn off link", survey.id],
      ["close round", survey.id],
    ]);
    const sent = await mailsTo(deps, owner.email);
    expect(sent.map(({ kind }) => kind).sort()).toEqual(["link turned off", "round closed"]);
    for (const { subject, text } of sent) {
      expect(text).toContain(survey.title);
      expect(subject).not.toContain(survey.title);
    }
  });
});

describe("refused emails", () => {
  it("are listed singly if they are about accounts", async () => {
    const { deps } = await withCaller();
    const retrying = await makeRefusedMail(deps, "ada@example.org");
    await makeRefusedMail(deps, "peer@example.org", { bucket: "other" });
    await makeRefusedMail(deps, "", { bucket: "other", state: "failed" });
    await makeRefusedMail(deps, "ada@example.org", { lastRefusal: null });
    await makeRefusedMail(deps, "", { state: "sent", lastRefusal: null });
    const failed = await makeRefusedMail(deps, "", { state: "failed", text: "", html: "" });
    const listed = await listMails(deps, {});
    expect(listed).toMatchObject({ next: null, hourly: null });
    expect(listed.items).toEqual([
      expect.objectContaining({ id: retrying, recipient: "ada@example.org", refusal: "451 Try later" }),
    ]);
    const given = await listMails(deps, { state: "failed" });
    expect(given.items).toEqual([expect.objectContaining({ id: failed, recipient: null, due: null })]);
    // Never their content.
    expect(JSON.stringify([listed, given])).not.toMatch(/Hello|password was/);
  });

  it("are retried at once or never", async () => {
    const { deps, caller } = await withCaller();
    const id = await makeRefusedMail(deps, "ada@example.org");
    const row = () => deps.db.read.select().from(mails).where(eq(mails.id, id)).get();
    await actOnMail(deps, caller, { mailId: id, act: "retry" });
    expect(await row()).toMatchObject({ dueAt: deps.clock.now(), state: "queued", attempts: 2 });
    await actOnMail(deps, caller, { mailId: id, act: "drop" });
    expect(await row()).toMatchObject({ recipient: "", text: "", state: "queued", lastRefusal: null });
    expect(await logged(deps)).toEqual([
      ["retry email", id],
      ["drop email", id],
    ]);
    await expect(actOnMail(deps, caller, { mailId: id, act: "drop" })).rejects.toMatchObject({
      kind: "not_found",
    });
  });

  it("are removed from the queue and the list once given up", async () => {
    const { deps, caller } = await withCaller();
    const mailId = await makeRefusedMail(deps, "", { state: "failed" });
    await expect(actOnMail(deps, caller, { mailId, act: "retry" })).rejects.toMatchObject({
      kind: "conflict",
    });
    await actOnMail(deps, caller, { mailId, act: "drop" });
    expect((await listMails(deps, { state: "failed" })).items).toEqual([]);
  });
});
