import { users } from "#db/schema/index.ts";
import { sweepExpired } from "#src/server/jobs/timed-work.ts";
import { days, hours } from "#src/server/clock.ts";
import { setMailPreferences } from "#src/server/domain/mail/topics/opt-outs.ts";
import { closeSurvey, updateSurvey } from "#src/server/domain/survey/change-survey.ts";
import { revealSurvey } from "#src/server/domain/analysis/reveal-survey.ts";
import { notifyClosingSurveys, notifyReadySurveys } from "#src/server/domain/survey/timed/notify-owners.ts";
import { makeAnswers, makeSharedSurvey } from "#tests/factories/survey.ts";
import { makeUser } from "#tests/factories/user.ts";
import { makeWordlessSurvey } from "#tests/factories/wordless-survey.ts";
import { makeDeps, type TestDeps } from "#tests/setup/deps.ts";
import { mailsTo } from "#tests/setup/local-mailbox.ts";
import { describe, expect, it, vi } from "vitest";

/** A week after the start of every test's clock. */
const closesAt = new Date("2026-11-27T09:00:00.000Z");
const soon = "Your round closes soon";

/** A survey with the minimum of 3; `inResult` answers are in a result, `since` came later. */
async function withSurvey(since = 1, inResult = 0, deadline: Date | null = closesAt) {
  const deps = await makeDeps();
  const owner = await makeUser(deps);
  const round = await makeSharedSurvey(deps, owner, { title: "Spring", closesAt: deadline });
  await makeAnswers(deps, round.shareId, inResult);
  if (inResult > 0) await revealSurvey(deps, owner, round.survey.id);
  await makeAnswers(deps, round.shareId, since);
  return { deps, owner, ...round };
}

async function withWordless(answers: number) {
  const deps = await makeDeps();
  const owner = await makeUser(deps);
  return { deps, owner, ...(await makeWordlessSurvey(deps, owner, answers, { closesAt })) };
}

interface Told {
  readonly deps: TestDeps;
  readonly owner: { readonly email: string };
}

const told = async ({ deps, owner }: Told) => (await mailsTo(deps, owner.email)).map((mail) => mail.subject);

/** The hourly jobs. */
async function look({ deps }: Told): Promise<void> {
  await notifyClosingSurveys(deps);
  await notifyReadySurveys(deps);
}

/** The text of the one email a day before the deadline. */
async function textOnTheLastDay(round: Told): Promise<string> {
  round.deps.clock.advance(days(6));
  await look(round);
  expect(await told(round)).toEqual([soon]);
  return (await mailsTo(round.deps, round.owner.email))[0]?.text ?? "";
}

describe("the email that a survey closes soon", () => {
  it("is sent once, a day before", async () => {
    const round = await withSurvey();
    round.deps.clock.advance(days(6) - hours(1));
    await look(round);
    expect(await told(round)).toEqual([]);
    round.deps.clock.advance(hours(1));
    for (const hour of [0, 1]) {
      round.deps.clock.advance(hours(hour));
      await Promise.all([look(round), look(round)]);
      expect(await told(round)).toEqual([soon]);
    }
    const written = vi.spyOn(round.deps.db, "write");
    await notifyClosingSurveys(round.deps);
    expect(written).not.toHaveBeenCalled();
  });

  it("says when it closes, how many answers are missing, and how to turn it off", async () => {
    const round = await withSurvey(1);
    const text = await textOnTheLastDay(round);
    const [mail] = await mailsTo(round.deps, round.owner.email);
    expect(text).toContain("“Spring” closes within a day, on 27 November 2026 at 09:00 UTC.");
    expect(text).toContain("So far 1 person has answered, and a window needs 3");
    expect(text).not.toContain("own words");
    expect(text).toContain(`Ask more people: http://localhost:4321/assessment/${round.survey.id}\n`);
    expect(text).toContain(`\nUnsubscribe: ${mail?.unsubscribeUrl}\n`);
  });

  it("isn't sent without a deadline, for a closed survey, or to someone unsubscribed or unconfirmed", async () => {
    const endless = await withSurvey(1, 0, null);
    const closed = await withSurvey();
    await closeSurvey(closed.deps, closed.owner, closed.survey.id);
    const unwilling = await withSurvey();
    await setMailPreferences(unwilling.deps, unwilling.owner, { rounds: false });
    const unconfirmed = await withSurvey();
    await unconfirmed.deps.db.write((tx) => tx.update(users).set({ emailVerifiedAt: null }));
    for (const round of [endless, closed, unwilling, unconfirmed]) {
      round.deps.clock.advance(days(6));
      await look(round);
      expect(await told(round)).toEqual([]);
    }
  });

  it("says that the window can be opened, and why to wait", async () => {
    const round = await withSurvey(3);
    const text = await textOnTheLastDay(round);
    expect(text).toContain("So far 3 people have answered. That’s enough: you can open your window now, or");
    expect(text).toContain("wait until the deadline to open it, so nobody’s answer is left out");
    expect(text).toContain("later answers show only once there are at least 3 of them");
    expect(text).toContain(`Open my window: http://localhost:4321/assessment/${round.survey.id}\n`);
    expect(text).not.toContain("own words");
  });

  it("asks for own words if nothing else is missing", async () => {
    const round = await withWordless(4);
    const text = await textOnTheLastDay(round);
    expect(text).toContain("So far 4 people have answered. That’s enough. Only your own words are missing");
    expect(text).toContain("wait until the deadline to open it");
    expect(text).toContain(`Pick my words: http://localhost:4321/assessment/${round.survey.id}\n`);
  });

  it("says how many answers a newer result needs, and what happens to later ones", async () => {
    const text = await textOnTheLastDay(await withSurvey(2, 4));
    expect(text).toContain(
      "So far 6 people have answered. Your result stays as it is. If 1 more person answers",
    );
    expect(text).toContain("If not, 2 answers that came after your last result won’t be shown.");
  });

  it("says that a newer result can be made", async () => {
    const round = await withSurvey(3, 3);
    const text = await textOnTheLastDay(round);
    expect(text).toContain("So far 6 people have answered. There are enough new answers for another result");
    expect(text).toContain("wait until the deadline to open it");
    expect((await revealSurvey(round.deps, round.owner, round.survey.id)).snapshot).toBe(2);
  });
});

describe("in the hour of both emails", () => {
  it("the one about the deadline replaces the other for good", async () => {
    const round = await withSurvey(3);
    await textOnTheLastDay(round);
    const { deps, owner, survey, shareId } = round;
    await sweepExpired(deps.db, deps.clock.now());
    deps.clock.advance(hours(1));
    await look(round);
    // Not even for another deadline, which has its own email.
    await updateSurvey(deps, owner, survey.id, { closesAt: new Date(closesAt.getTime() + days(6)) });
    await look(round);
    expect(await told(round)).toEqual([soon]);
    await revealSurvey(deps, owner, survey.id);
    await makeAnswers(deps, shareId, 3);
    await look(round);
    expect(await told(round)).toEqual([soon, "Your new result is ready"]);
  });
});
