import { mails, users } from "#db/schema/index.ts";
import type { Actor } from "#src/server/actor.ts";
import { sweepExpired } from "#src/server/jobs/timed-work.ts";
import { days, hours, minutes } from "#src/server/clock.ts";
import type { Deps } from "#src/server/deps.ts";
import { revealSurvey } from "#src/server/domain/analysis/reveal-survey.ts";
import { deliverDueMails } from "#tests/setup/deliver-mails.ts";
import { setMailPreferences } from "#src/server/domain/mail/topics/mail-preferences.ts";
import { setSubscription } from "#src/server/domain/mail/topics/unsubscribe.ts";
import { withdraw, makeAnswers, makeSharedSurvey } from "#tests/factories/survey.ts";
import { closeSurvey } from "#src/server/domain/survey/close-survey.ts";
import { lookBack, notifyReadySurveys } from "#src/server/domain/survey/timed/notify-ready-surveys.ts";
import { parseEnv } from "#src/server/env.ts";
import { createSmtpTransport } from "#src/server/integrations/smtp.ts";
import { makeUser } from "#tests/factories/user.ts";
import { startSmtpServer } from "#tests/fakes/smtp-server.ts";
import { depsOn } from "#tests/setup/deps-on.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { mailsTo } from "#tests/setup/local-mailbox.ts";
import { runOtherProcess } from "#tests/setup/process/other-process.ts";
import { runOverTwoLooks } from "#tests/setup/hourly.ts";
import { eq } from "drizzle-orm";
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
  it("comes once, when the answer came that was missing, and never for those after it", async () => {
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

  it("comes within a day for answers that another process took, which died before it told of them", async () => {
    const { deps: other, owner, shareId } = await withSurvey(2);
    const deps = depsOn({ ...other, url: other.databaseUrl }, {}, other.clock);
    await lookBack(deps);
    await makeAnswers(other, shareId, 1);
    for (const toldNow of [[], [subject]]) {
      await lookBack(deps);
      await notifyReadySurveys(deps);
      expect(await told(deps, owner)).toEqual(toldNow);
      deps.clock.advance(days(1));
    }
  });

  it("comes on the next hour after a start for answers that the process before took", async () => {
    const { deps: other, owner } = await withSurvey(3);
    const deps = depsOn({ ...other, url: other.databaseUrl }, {}, other.clock);
    await lookBack(deps);
    expect(await told(deps, owner)).toEqual([]);
    await notifyReadySurveys(deps);
    expect(await told(deps, owner)).toEqual([subject]);
  });

  it("comes in the next hour if it could not be queued in this one", async () => {
    const { deps, owner, shareId } = await withSurvey(2);
    await notifyReadySurveys(deps);
    await makeAnswers(deps, shareId, 1);
    const write = vi.spyOn(deps.db, "write").mockRejectedValueOnce(new Error("The disk is full."));
    await expect(notifyReadySurveys(deps)).rejects.toThrow("The disk is full.");
    write.mockRestore();
    await notifyReadySurveys(deps);
    expect(await told(deps, owner)).toEqual([subject]);
  });

  it("comes once for each later result, when as many new answers have come as it takes", async () => {
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
    expect(mail?.text).toContain("since your last result for a new one");
    expect((mail?.text ?? "").replaceAll(/http\S+/g, "")).not.toMatch(/\d|able|bold/);
  });

  it("links to the round, names its title, and no number, word or name", async () => {
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

  it("is the same whoever answered, and however many", async () => {
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

  it("counts what the round's minimum is, and answers that were taken back not at all", async () => {
    const { deps, owner, shareId, receipts } = await withSurvey(4, { minResponses: 4 });
    await withdraw(deps, receipts[0]?.withdrawKey ?? "");
    await notifyReadySurveys(deps);
    expect(await told(deps, owner)).toEqual([]);
    await makeAnswers(deps, shareId, 1);
    await notifyReadySurveys(deps);
    expect(await told(deps, owner)).toEqual([subject]);
  });

  it("does not come for a round that shows all answers already, or is closed by its owner", async () => {
    const opened = await withSurvey(3);
    await revealSurvey(opened.deps, opened.owner, opened.survey.id);
    await notifyReadySurveys(opened.deps);
    expect(await told(opened.deps, opened.owner)).toEqual([]);
    const closed = await withSurvey(3);
    await closeSurvey(closed.deps, closed.owner, closed.survey.id);
    await notifyReadySurveys(closed.deps);
    expect(await told(closed.deps, closed.owner)).toEqual([]);
  });

  it("does not come after the deadline: the email about the end says it", async () => {
    const { deps, owner } = await withSurvey(3, { closesAt: new Date("2026-11-20T09:30:00Z") });
    deps.clock.advance(minutes(30));
    await notifyReadySurveys(deps);
    expect(await told(deps, owner)).toEqual([]);
  });

  it("does not come to an address that nobody has confirmed", async () => {
    const { deps, owner } = await withSurvey(3);
    const isOwner = eq(users.id, owner.userId);
    await deps.db.write((tx) => tx.update(users).set({ emailVerifiedAt: null }).where(isOwner));
    await notifyReadySurveys(deps);
    expect(await told(deps, owner)).toEqual([]);
  });

  it("does not come to who wants none, by the account page or by the link of an earlier one", async () => {
    const { deps, owner, shareId } = await withSurvey(3);
    await setMailPreferences(deps, owner, { rounds: false });
    await notifyReadySurveys(deps);
    expect(await told(deps, owner)).toEqual([]);
    await setMailPreferences(deps, owner, { rounds: true });
    await makeAnswers(deps, shareId, 1);
    await notifyReadySurveys(deps);
    const [mail] = await mailsTo(deps, owner.email);
    const token = /token=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
    await setSubscription(deps, token, false);
    const second = await makeSharedSurvey(deps, owner);
    await makeAnswers(deps, second.shareId, 3);
    await notifyReadySurveys(deps);
    expect(await told(deps, owner)).toEqual([subject]);
  });

  it("comes once when two processes look at the same time", async () => {
    const { deps, owner } = await withSurvey(3);
    const look = () => runOtherProcess("tell-ready-rounds", deps, "");
    await Promise.all([look(), notifyReadySurveys(deps)]);
    expect(await told(deps, owner)).toEqual([subject]);
  });
});

describe("on the wire", () => {
  it("it tells email programs how to unsubscribe with one click, and the row is empty afterwards", async () => {
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

  it("emails about the account say nothing of the kind", async () => {
    const server = await startSmtpServer();
    const transport = createSmtpTransport({ url: server.url, from: "no-reply@example.org" });
    const mail = { messageId: "<1@panes.example>", subject: "s", text: "t", html: "h", date: new Date(0) };
    await transport.send({ ...mail, to: "ada@example.org", replyTo: null, unsubscribeUrl: null });
    expect(server.received[0]?.raw).not.toMatch(/list-unsubscribe/i);
  });
});

describe("the job", () => {
  it("looks on the hour, every hour, also after a failure, and ends", async () => {
    const { deps, owner } = await withSurvey(3);
    deps.clock.advance(minutes(20));
    expect(await runOverTwoLooks(deps, "news of rounds")).toBe(2);
    const [mail, ...more] = await mailsTo(deps, owner.email);
    expect(more).toEqual([]);
    expect(mail?.createdAt.toISOString()).toMatch(/T\d\d:00:00\.000Z$/);
    expect(deps.logged.join("")).toContain("news of rounds failed");
    expect(deps.logged.join("")).toContain("telling of closing rounds failed");
  });
});
