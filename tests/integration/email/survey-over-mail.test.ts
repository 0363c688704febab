import { surveys, users } from "#db/schema/index.ts";
import { hours, minutes } from "#src/server/clock.ts";
import type { Deps } from "#src/server/deps.ts";
import { revealSurvey } from "#src/server/domain/analysis/reveal-survey.ts";
import { setMailPreferences } from "#src/server/domain/mail/topics/opt-outs.ts";
import { getSharedSurvey } from "#src/server/domain/response/find-form.ts";
import { closeDueSurveys } from "#src/server/domain/survey/timed/close-due-surveys.ts";
import { closeSurvey } from "#src/server/domain/survey/change-survey.ts";
import { getSurvey } from "#src/server/domain/survey/read.ts";
import { notifyReadySurveys } from "#src/server/domain/survey/timed/notify-owners.ts";
import { answer, makeAnswers, makeSharedSurvey } from "#tests/factories/survey.ts";
import { makeFacilitator } from "#tests/factories/programme/facilitator.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { mailsTo } from "#tests/setup/local-mailbox.ts";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

const closesAt = new Date("2026-11-20T10:00:00.000Z");
const subject = "Your round is over";

/** A survey that closes in an hour. */
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
  it("closes its survey at that time, not before", async () => {
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

  it("refuses late answers and tells peers that the survey is closed", async () => {
    const { deps, owner, shareId, survey } = await withSurvey(2);
    deps.clock.advance(hours(1));
    const late = () => answer(deps, shareId);
    await expect(late()).rejects.toMatchObject({ kind: "conflict" });
    await closeDueSurveys(deps);
    await expect(late()).rejects.toMatchObject({ kind: "conflict" });
    expect((await getSharedSurvey(deps, shareId)).open).toBe(false);
    expect((await getSurvey(deps, owner, survey.id)).peerAssessmentCount).toBe(2);
  });

  it("ignores surveys that were closed before", async () => {
    const { deps, owner, survey, stored } = await withSurvey();
    const closedAt = deps.clock.now();
    await closeSurvey(deps, owner, survey.id);
    deps.clock.advance(hours(3));
    await closeDueSurveys(deps);
    expect(await stored()).toEqual(closedAt);
    expect(await subjects(deps, owner)).toEqual([]);
  });

  it("closes nothing when the email can't be queued, and the next look does both", async () => {
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

describe("the email that a survey is closed", () => {
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

  it("says that it stays closed below the minimum, with its answers unshown", async () => {
    const { text } = await textAfter(({ deps, shareId }) => makeAnswers(deps, shareId, 1));
    expect(text).toContain("1 person has answered, and a window needs 3 answers. It stays closed");
    expect(text).toContain("Start a new round: http://localhost:4321/assessment/new\n");
  });

  it("says what happens to answers after the result", async () => {
    const { text, id } = await textAfter(async ({ deps, owner, survey, shareId }) => {
      await makeAnswers(deps, shareId, 3);
      await revealSurvey(deps, owner, survey.id);
      await makeAnswers(deps, shareId, 2);
    });
    expect(text).toContain("5 people have answered. Your result stays as it is.");
    expect(text).toContain(
      "2 answers that came after your last result won’t be shown. A new result needs at least 3 new answers",
    );
    expect(text).toContain(`Read my result: http://localhost:4321/assessment/${id}/results\n`);
  });

  it("replaces the email that a window can be opened", async () => {
    const { deps, owner } = await withSurvey(3);
    deps.clock.advance(hours(1));
    await notifyReadySurveys(deps);
    await closeDueSurveys(deps);
    await notifyReadySurveys(deps);
    expect(await subjects(deps, owner)).toEqual([subject]);
  });

  it("isn't sent to someone unsubscribed or unconfirmed", async () => {
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
});
