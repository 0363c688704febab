import { sweepExpired } from "#src/server/jobs/sweep.ts";
import { days, hours } from "#src/server/clock.ts";
import { revealSurvey } from "#src/server/domain/analysis/reveal-survey.ts";
import { notifyClosingSurveys } from "#src/server/domain/survey/timed/notify-owners.ts";
import { notifyReadySurveys } from "#src/server/domain/survey/timed/notify-ready-surveys.ts";
import { updateSurvey } from "#src/server/domain/survey/update-survey.ts";
import { makeAnswers, makeSharedSurvey } from "#tests/factories/survey.ts";
import { makeUser } from "#tests/factories/user.ts";
import { makeWordlessSurvey } from "#tests/factories/wordless-survey.ts";
import { makeDeps, type TestDeps } from "#tests/setup/deps.ts";
import { mailsTo } from "#tests/setup/local-mailbox.ts";
import { describe, expect, it } from "vitest";

/** A week after the start of every test's clock. */
const closesAt = new Date("2026-11-27T09:00:00.000Z");
const soon = "Your round closes soon";

/** A survey with the minimum of 3; `inResult` answers are in a result, `since` came later. */
async function withSurvey(since: number, inResult = 0) {
  const deps = await makeDeps();
  const owner = await makeUser(deps);
  const round = await makeSharedSurvey(deps, owner, { closesAt });
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
    expect(text).toContain("If not, 2 answers that came after it won’t be shown.");
  });

  it("says that a newer result can be made", async () => {
    const round = await withSurvey(3, 3);
    const text = await textOnTheLastDay(round);
    expect(text).toContain("So far 6 people have answered. Enough of them are new for another result");
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
