import { surveys, users } from "#db/schema/index.ts";
import { days, hours, minutes } from "#src/server/clock.ts";
import type { Deps } from "#src/server/deps.ts";
import { revealSurvey } from "#src/server/domain/analysis/reveal-survey.ts";
import { setMailPreferences } from "#src/server/domain/mail/topics/mail-preferences.ts";
import { getSharedSurvey } from "#src/server/domain/response/get-shared-survey.ts";
import { closeDueSurveys } from "#src/server/domain/survey/timed/close-due-surveys.ts";
import { closeSurvey } from "#src/server/domain/survey/close-survey.ts";
import { createSurvey } from "#src/server/domain/survey/create-survey.ts";
import { getSurvey } from "#src/server/domain/survey/read.ts";
import { shareSurvey } from "#src/server/domain/survey/share-survey.ts";
import { notifyReadySurveys } from "#src/server/domain/survey/timed/notify-ready-surveys.ts";
import { updateSurvey } from "#src/server/domain/survey/update-survey.ts";
import { startTask } from "#tests/setup/hourly.ts";
import { answer, makeAnswers, makeSharedSurvey } from "#tests/factories/survey.ts";
import { makeFacilitator } from "#tests/factories/programme/facilitator.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { mailsTo } from "#tests/setup/local-mailbox.ts";
import { runOtherProcess } from "#tests/setup/process/other-process.ts";
import { eq } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";

const closesAt = new Date("2026-11-20T10:00:00.000Z");
const subject = "Your round is over";

/** A round whose deadline is an hour ahead. */
async function withSurvey(answers = 0, deadline = closesAt) {
  const deps = await makeDeps();
  const owner = await makeFacilitator(deps, { firstName: "Ada" });
  const input = { title: "Spring & <b>sun</b>", closesAt: deadline };
  const { survey, shareId } = await makeSharedSurvey(deps, owner, input);
  await makeAnswers(deps, shareId, answers);
  const stored = async () =>
    (await deps.db.read.select().from(surveys).where(eq(surveys.id, survey.id)))[0]?.completedAt ?? null;
  return { deps, owner, survey, shareId, stored };
}

const subjects = async (deps: Deps, { email }: { email: string }) =>
  (await mailsTo(deps, email)).map((mail) => mail.subject);

describe("a deadline", () => {
  it("ends its round at that time, whenever it is looked, and not before", async () => {
    const { deps, owner, survey, stored } = await withSurvey();
    deps.clock.advance(hours(1) - 1);
    await closeDueSurveys(deps);
    expect(await stored()).toBeNull();
    expect(await subjects(deps, owner)).toEqual([]);
    deps.clock.advance(1 + minutes(17));
    const before = await getSurvey(deps, owner, survey.id);
    await closeDueSurveys(deps);
    expect(await stored()).toEqual(closesAt);
    expect(await getSurvey(deps, owner, survey.id)).toEqual(before);
    expect(before).toMatchObject({ status: "completed", completedAt: closesAt.toISOString() });
    expect(await subjects(deps, owner)).toEqual([subject]);
  });

  it("keeps late answers out, looked after or not, and peers are told that it is closed", async () => {
    const { deps, owner, shareId, survey } = await withSurvey(2);
    deps.clock.advance(hours(1));
    const late = () => answer(deps, shareId);
    await expect(late()).rejects.toMatchObject({ kind: "conflict" });
    await closeDueSurveys(deps);
    await expect(late()).rejects.toMatchObject({ kind: "conflict" });
    expect((await getSharedSurvey(deps, shareId)).open).toBe(false);
    expect((await getSurvey(deps, owner, survey.id)).peerAssessmentCount).toBe(2);
  });

  it("that the owner moved holds as it is now", async () => {
    const { deps, owner, survey, stored } = await withSurvey();
    await updateSurvey(deps, owner, survey.id, { closesAt: new Date("2026-11-20T12:00:00.000Z") });
    deps.clock.advance(hours(2));
    await closeDueSurveys(deps);
    expect(await stored()).toBeNull();
    await updateSurvey(deps, owner, survey.id, { closesAt: null });
    deps.clock.advance(days(30));
    await closeDueSurveys(deps);
    expect(await stored()).toBeNull();
    expect(await subjects(deps, owner)).toEqual([]);
  });

  it("leaves alone who closed the round before, and says nothing", async () => {
    const { deps, owner, survey, stored } = await withSurvey();
    const closedAt = deps.clock.now();
    await closeSurvey(deps, owner, survey.id);
    deps.clock.advance(hours(3));
    await closeDueSurveys(deps);
    expect(await stored()).toEqual(closedAt);
    expect(await subjects(deps, owner)).toEqual([]);
  });

  it("of many rounds ends them all, each with one email, by many processes at once", async () => {
    const { deps, owner } = await withSurvey();
    for (let n = 0; n < 104; n += 1) await createSurvey(deps, owner, { closesAt });
    deps.clock.advance(hours(1));
    const look = () => runOtherProcess("close-due-rounds", deps, "");
    await Promise.all([look(), closeDueSurveys(deps), closeDueSurveys(deps)]);
    const rows = await deps.db.read.select().from(surveys);
    expect(rows.filter(({ completedAt }) => completedAt?.getTime() === closesAt.getTime())).toHaveLength(105);
    expect(await subjects(deps, owner)).toHaveLength(105);
  });

  it("ends nothing when the email cannot be queued: whoever looks next does both", async () => {
    const { deps, owner, stored } = await withSurvey();
    deps.clock.advance(hours(1));
    const dying = {
      ...deps,
      ids: {
        ...deps.ids,
        token: () => {
          throw new Error("killed");
        },
      },
    };
    await expect(closeDueSurveys(dying)).rejects.toThrow("killed");
    expect(await stored()).toBeNull();
    await closeDueSurveys(deps);
    expect(await stored()).toEqual(closesAt);
    expect(await subjects(deps, owner)).toEqual([subject]);
  });
});

describe("the email that a round is over", () => {
  async function textAfter(prepare: (round: Awaited<ReturnType<typeof withSurvey>>) => Promise<unknown>) {
    const round = await withSurvey();
    await prepare(round);
    round.deps.clock.advance(hours(1));
    await closeDueSurveys(round.deps);
    const [mail] = await mailsTo(round.deps, round.owner.email);
    expect(mail?.text).toContain("“Spring & <b>sun</b>” has reached its deadline");
    expect(mail?.html).toContain("“Spring &amp; &lt;b&gt;sun&lt;/b&gt;”");
    expect(mail?.text).toContain(`\nUnsubscribe: ${mail?.unsubscribeUrl}\n`);
    return { text: mail?.text ?? "", id: round.survey.id };
  }

  it("says that the window can be opened", async () => {
    const { text, id } = await textAfter(({ deps, shareId }) => makeAnswers(deps, shareId, 3));
    expect(text).toContain("3 people have answered. That’s enough: you can open your window");
    expect(text).toContain(`Open my window: http://localhost:4321/assessment/${id}\n`);
  });

  it("says that it stays closed below the minimum, and its answers unshown", async () => {
    const { text } = await textAfter(({ deps, shareId }) => makeAnswers(deps, shareId, 1));
    expect(text).toContain("1 person has answered, and a window needs 3. It stays closed");
    expect(text).toContain("Start a new round: http://localhost:4321/assessment/new\n");
  });

  it("says when nobody answered", async () => {
    const { text } = await textAfter(() => Promise.resolve());
    expect(text).toContain("Nobody has answered, so there’s no window to open. It needs 3 answers.");
  });

  it("says what becomes of answers that came after the result", async () => {
    const { text, id } = await textAfter(async ({ deps, owner, survey, shareId }) => {
      await makeAnswers(deps, shareId, 3);
      await revealSurvey(deps, owner, survey.id);
      await makeAnswers(deps, shareId, 2);
    });
    expect(text).toContain("5 people have answered. Your result stays as it is.");
    expect(text).toContain(
      "2 answers that came after it won’t be shown. A new result needs at least 3 new answers",
    );
    expect(text).toContain(`Read my result: http://localhost:4321/assessment/${id}/results\n`);
  });

  it("says that a newer result can be made, and it can", async () => {
    const round = await withSurvey(3);
    const { deps, owner, survey, shareId } = round;
    await revealSurvey(deps, owner, survey.id);
    await makeAnswers(deps, shareId, 3);
    deps.clock.advance(hours(1));
    await closeDueSurveys(deps);
    const [mail] = await mailsTo(deps, owner.email);
    expect(mail?.text).toContain("you can open it whenever you like");
    expect((await revealSurvey(deps, owner, survey.id)).snapshot).toBe(2);
  });

  it("asks for own words where they are missing", async () => {
    const deps = await makeDeps();
    const owner = await makeFacilitator(deps);
    const { id } = await createSurvey(deps, owner, { closesAt });
    await makeAnswers(deps, (await shareSurvey(deps, owner, id)).shareId, 3);
    deps.clock.advance(hours(1));
    await closeDueSurveys(deps);
    const [mail] = await mailsTo(deps, owner.email);
    expect(mail?.text).toContain("Only your own words are missing");
  });

  it("stands for the one that a window can be opened: there are not two", async () => {
    const { deps, owner } = await withSurvey(3);
    deps.clock.advance(hours(1));
    await notifyReadySurveys(deps);
    await closeDueSurveys(deps);
    await notifyReadySurveys(deps);
    expect(await subjects(deps, owner)).toEqual([subject]);
  });

  it("does not come to who wants none, or has not confirmed the address, and the round is over", async () => {
    const unwilling = await withSurvey(3);
    await setMailPreferences(unwilling.deps, unwilling.owner, { rounds: false });
    const unconfirmed = await withSurvey(3);
    await unconfirmed.deps.db.write((tx) => tx.update(users).set({ emailVerifiedAt: null }));
    for (const { deps, owner, stored } of [unwilling, unconfirmed]) {
      deps.clock.advance(hours(1));
      await closeDueSurveys(deps);
      expect(await subjects(deps, owner)).toEqual([]);
      expect(await stored()).toEqual(closesAt);
    }
  });

  it("comes some days late, and not as old news", async () => {
    const late = await withSurvey();
    late.deps.clock.advance(days(6));
    await closeDueSurveys(late.deps);
    expect(await subjects(late.deps, late.owner)).toEqual([subject]);
    const old = await withSurvey();
    old.deps.clock.advance(days(8));
    await closeDueSurveys(old.deps);
    expect(await subjects(old.deps, old.owner)).toEqual([]);
    expect(await old.stored()).toEqual(closesAt);
  });
});

describe("the job", () => {
  it("looks at its start, then every minute, also after a failure, and ends", async () => {
    const { deps, stored } = await withSurvey();
    deps.clock.advance(hours(5));
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const away = vi.spyOn(deps.db.read, "select").mockImplementationOnce(() => {
      throw new Error("away");
    });
    const stop = startTask(deps, "closing of due rounds");
    const pass = async (ms: number) => {
      deps.clock.advance(ms);
      await vi.advanceTimersByTimeAsync(ms);
    };
    await pass(minutes(1) - 1);
    expect(away).toHaveBeenCalledTimes(1);
    await pass(1);
    await stop();
    await pass(hours(1));
    vi.useRealTimers();
    expect(away).toHaveBeenCalledTimes(2);
    away.mockRestore();
    expect(deps.logged.join("")).toContain("closing of due rounds failed");
    expect(await stored()).toEqual(closesAt);
  });
});
