import { users } from "#db/schema/index.ts";
import { days, hours } from "#src/server/clock.ts";
import type { Deps } from "#src/server/deps.ts";
import { setMailPreferences } from "#src/server/domain/mail/topics/mail-preferences.ts";
import { closeSurvey } from "#src/server/domain/survey/close-survey.ts";
import { notifyClosingSurveys } from "#src/server/domain/survey/timed/notify-owners.ts";
import { makeAnswers, makeSharedSurvey } from "#tests/factories/survey.ts";
import { makeUser } from "#tests/factories/user.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { mailsTo } from "#tests/setup/local-mailbox.ts";
import { describe, expect, it, vi } from "vitest";

/** A week after the start of every test's clock. */
const closesAt = new Date("2026-11-27T09:00:00.000Z");
const subject = "Your round closes soon";

async function withSurvey(answers = 1, deadline: Date | null = closesAt) {
  const deps = await makeDeps();
  const owner = await makeUser(deps, { firstName: "Ada" });
  const { survey, shareId } = await makeSharedSurvey(deps, owner, { title: "Spring", closesAt: deadline });
  await makeAnswers(deps, shareId, answers);
  return { deps, owner, survey, shareId };
}

const told = async (deps: Deps, { email }: { email: string }) =>
  (await mailsTo(deps, email)).map((mail) => mail.subject);

/** The owner's emails on the hour before the last day, and at its beginning. */
async function toldOnTheLastDay({
  deps,
  owner,
}: Pick<Awaited<ReturnType<typeof withSurvey>>, "deps" | "owner">) {
  deps.clock.advance(days(6) - hours(1));
  await notifyClosingSurveys(deps);
  expect(await told(deps, owner)).toEqual([]);
  deps.clock.advance(hours(1));
  await notifyClosingSurveys(deps);
  return told(deps, owner);
}

describe("the email that a survey closes soon", () => {
  it("is sent once, a day before", async () => {
    const round = await withSurvey();
    expect(await toldOnTheLastDay(round)).toEqual([subject]);
    const { deps, owner } = round;
    deps.clock.advance(hours(1));
    await Promise.all([notifyClosingSurveys(deps), notifyClosingSurveys(deps)]);
    expect(await told(deps, owner)).toEqual([subject]);
    const written = vi.spyOn(deps.db, "write");
    await notifyClosingSurveys(deps);
    expect(written).not.toHaveBeenCalled();
  });

  it("says when it closes, how many answers are missing, and how to turn it off", async () => {
    const round = await withSurvey(1);
    await toldOnTheLastDay(round);
    const [mail] = await mailsTo(round.deps, round.owner.email);
    expect(mail?.text).toContain("“Spring” closes within a day, on 27 November 2026 at 09:00 UTC.");
    expect(mail?.text).toContain("So far 1 person has answered, and a window needs 3");
    expect(mail?.text).not.toContain("own words");
    expect(mail?.text).toContain(`Ask more people: http://localhost:4321/assessment/${round.survey.id}\n`);
    expect(mail?.text).toContain(`\nUnsubscribe: ${mail?.unsubscribeUrl}\n`);
  });

  it("isn't sent without a deadline, for a closed survey, or to someone unsubscribed or unconfirmed", async () => {
    expect(await toldOnTheLastDay(await withSurvey(1, null))).toEqual([]);
    const closed = await withSurvey();
    await closeSurvey(closed.deps, closed.owner, closed.survey.id);
    expect(await toldOnTheLastDay(closed)).toEqual([]);
    const unwilling = await withSurvey();
    await setMailPreferences(unwilling.deps, unwilling.owner, { rounds: false });
    expect(await toldOnTheLastDay(unwilling)).toEqual([]);
    const unconfirmed = await withSurvey();
    await unconfirmed.deps.db.write((tx) => tx.update(users).set({ emailVerifiedAt: null }));
    expect(await toldOnTheLastDay(unconfirmed)).toEqual([]);
  });
});
