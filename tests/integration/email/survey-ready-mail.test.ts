import { mails } from "#db/schema/index.ts";
import type { Actor } from "#src/server/actor.ts";
import { sweepExpired } from "#src/server/jobs/timed-work.ts";
import { hours } from "#src/server/clock.ts";
import type { Deps } from "#src/server/deps.ts";
import { revealSurvey } from "#src/server/domain/analysis/reveal-survey.ts";
import { deliverDueMails } from "#tests/setup/deliver-mails.ts";
import { withdraw, makeAnswers, makeSharedSurvey } from "#tests/factories/survey.ts";
import { notifyReadySurveys } from "#src/server/domain/survey/timed/notify-owners.ts";
import { parseEnv } from "#src/server/env.ts";
import { createSmtpTransport } from "#src/server/integrations/smtp.ts";
import { makeUser } from "#tests/factories/user.ts";
import { startSmtpServer } from "#tests/fakes/smtp-server.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { mailsTo } from "#tests/setup/local-mailbox.ts";
import { describe, expect, it, vi } from "vitest";

const subject = "Your window is ready";

async function withSurvey(answers: number, input: Parameters<typeof makeSharedSurvey>[2] = {}) {
  const deps = await makeDeps();
  const owner = await makeUser(deps, { email: "ada@example.org", firstName: "Ada" });
  const { survey, shareId } = await makeSharedSurvey(deps, owner, { title: "Spring & <b>sun</b>", ...input });
  const receipts = await makeAnswers(deps, shareId, answers);
  return { deps, owner, survey, shareId, receipts };
}

const told = async (deps: Deps, { email }: Actor) => (await mailsTo(deps, email)).map((mail) => mail.subject);

describe("the email that a window can be opened", () => {
  it("is sent once, after the last missing answer", async () => {
    const { deps, owner, survey, shareId } = await withSurvey(2);
    await notifyReadySurveys(deps);
    expect(await told(deps, owner)).toEqual([]);
    await makeAnswers(deps, shareId, 1);
    await notifyReadySurveys(deps);
    expect(await told(deps, owner)).toEqual([subject]);
    await makeAnswers(deps, shareId, 5);
    deps.clock.advance(hours(1));
    await Promise.all([notifyReadySurveys(deps), notifyReadySurveys(deps)]);
    expect(await told(deps, owner)).toEqual([subject]);
    await revealSurvey(deps, owner, survey.id);
    await notifyReadySurveys(deps);
    expect(await told(deps, owner)).toEqual([subject]);
  });

  it("is sent once for each later result, after enough new answers", async () => {
    const { deps, owner, survey, shareId } = await withSurvey(3);
    await revealSurvey(deps, owner, survey.id);
    const next = "Your new result is ready";
    for (const [answers, mails] of [
      [2, []],
      [1, [next]],
      [4, [next]],
    ] as const) {
      await makeAnswers(deps, shareId, answers);
      deps.clock.advance(hours(1));
      await Promise.all([notifyReadySurveys(deps), notifyReadySurveys(deps)]);
      expect(await told(deps, owner)).toEqual(mails);
    }
    await revealSurvey(deps, owner, survey.id);
    await notifyReadySurveys(deps);
    await makeAnswers(deps, shareId, 3);
    deps.clock.advance(hours(1));
    await notifyReadySurveys(deps);
    expect(await told(deps, owner)).toEqual([next, next]);
    const [mail] = await mailsTo(deps, owner.email);
    expect(mail?.text).toContain("since your last result. Open the new result now");
    expect((mail?.text ?? "").replaceAll(/http\S+/g, "")).not.toMatch(/\d|able|bold/);
  });

  it("links to the survey and names its title, but no number, word or person", async () => {
    const { deps, owner, survey } = await withSurvey(4);
    await notifyReadySurveys(deps);
    const [mail] = await mailsTo(deps, owner.email);
    expect(mail?.text).toContain(`Open my window: http://localhost:4321/assessment/${survey.id}\n`);
    expect(mail?.text).toContain("Hello Ada,");
    expect(mail?.text).toContain("“Spring & <b>sun</b>”");
    expect(mail?.html).toContain("“Spring &amp; &lt;b&gt;sun&lt;/b&gt;”");
    const said = (mail?.text ?? "").replaceAll(/http\S+/g, "");
    expect(said).not.toMatch(/\d|able|bold/);
  });

  it("is the same no matter who and how many answered", async () => {
    const texts = await Promise.all(
      [3, 9].map(async (answers) => {
        const { deps, owner, survey } = await withSurvey(answers);
        await notifyReadySurveys(deps);
        const [mail] = await mailsTo(deps, owner.email);
        return mail?.text.replace(survey.id, "").replace(/token=\S+/, "");
      }),
    );
    expect(texts[0]).toBe(texts[1]);
  });

  it("respects the survey's minimum and ignores withdrawn answers", async () => {
    const { deps, owner, shareId, receipts } = await withSurvey(4, { minResponses: 4 });
    await withdraw(deps, receipts[0]?.withdrawKey ?? "");
    await notifyReadySurveys(deps);
    expect(await told(deps, owner)).toEqual([]);
    await makeAnswers(deps, shareId, 1);
    await notifyReadySurveys(deps);
    expect(await told(deps, owner)).toEqual([subject]);
  });
});

describe("the sent message", () => {
  it("has headers for one-click unsubscribing, and its row is empty afterwards", async () => {
    const server = await startSmtpServer();
    const env = parseEnv({ BOT_CHECK: "off", SITE_URL: "https://panes.example", MAIL_URL: server.url });
    const { deps: local, owner } = await withSurvey(3);
    const deps = { ...local, env };
    await notifyReadySurveys(deps);
    const [row] = await mailsTo(deps, owner.email);
    const url = row?.unsubscribeUrl ?? "";
    await deliverDueMails(
      deps,
      createSmtpTransport({ url: server.url, from: "Openpane <no-reply@example.org>" }),
    );
    const [mail] = server.received;
    const headers = (mail?.raw.split("\r\n\r\n")[0] ?? "").replaceAll(/\r\n[ \t]+/g, " ");
    expect(url).toMatch(/^https:\/\/panes\.example\/email\/unsubscribe\?token=[\w-]{43}$/);
    expect(headers).toMatch(new RegExp(`^List-Unsubscribe: <${url.replace("?", "\\?")}>$`, "m"));
    expect(headers).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
    expect(mail?.to).toEqual([owner.email]);
    const [sent] = await deps.db.read.select().from(mails);
    expect(sent).toMatchObject({ state: "sent", recipient: "", text: "", html: "", unsubscribeUrl: null });
    deps.clock.advance(hours(1));
    await sweepExpired(deps.db, deps.clock.now());
    const written = vi.spyOn(deps.db, "write");
    await notifyReadySurveys(deps);
    expect(written).not.toHaveBeenCalled();
    expect(await deps.db.read.select().from(mails)).toEqual([sent]);
  });
});
