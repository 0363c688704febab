import { hours } from "#src/server/clock.ts";
import type { Deps } from "#src/server/deps.ts";
import { notifyReadySurveys } from "#src/server/domain/survey/timed/notify-owners.ts";
import { makeAnswers } from "#tests/factories/survey.ts";
import { makeUser } from "#tests/factories/user.ts";
import { makeWordlessSurvey } from "#tests/factories/wordless-survey.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { mailsTo } from "#tests/setup/local-mailbox.ts";
import { describe, expect, it } from "vitest";

const subject = "Enough people have answered";

async function withSurvey(answers: number) {
  const deps = await makeDeps();
  const owner = await makeUser(deps, { firstName: "Ada" });
  return { deps, owner, ...(await makeWordlessSurvey(deps, owner, answers, { title: "Spring" })) };
}

const told = async (deps: Deps, { email }: { email: string }) =>
  (await mailsTo(deps, email)).map((mail) => mail.subject);

describe("the email that enough people have answered, to an owner without own words", () => {
  it("is sent once, on the hour after the missing answer", async () => {
    const { deps, owner, shareId } = await withSurvey(2);
    await notifyReadySurveys(deps);
    expect(await told(deps, owner)).toEqual([]);
    await makeAnswers(deps, shareId, 1);
    expect(await told(deps, owner)).toEqual([]);
    await Promise.all([notifyReadySurveys(deps), notifyReadySurveys(deps)]);
    await makeAnswers(deps, shareId, 4);
    deps.clock.advance(hours(1));
    await notifyReadySurveys(deps);
    expect(await told(deps, owner)).toEqual([subject]);
  });

  it("says what to do, and nothing about the answers", async () => {
    const { deps, owner, survey } = await withSurvey(3);
    await notifyReadySurveys(deps);
    const [mail] = await mailsTo(deps, owner.email);
    const text = mail?.text ?? "";
    expect(text).toContain(
      "Enough people have answered in your round “Spring”. Only your own words are missing",
    );
    expect(text).toContain(
      "Only your own words are missing: once you’ve picked them, you can open your window.",
    );
    expect(text).toContain(`Pick my words: http://localhost:4321/assessment/${survey.id}\n`);
    expect(text).toContain(`\nUnsubscribe: ${mail?.unsubscribeUrl}\n`);
    expect(text.replaceAll(/http\S+/g, "")).not.toMatch(/\d|able|bold/);
  });
});
