import * as schema from "#db/schema/index.ts";
import type { Actor } from "#src/server/actor.ts";
import { deliverDueMails } from "#tests/setup/deliver-mails.ts";
import type { Deps } from "#src/server/deps.ts";
import { deleteAccount } from "#src/server/domain/own-data/delete-account.ts";
import { requestEmailChange } from "#src/server/domain/account/email.ts";
import { requestPasswordReset } from "#src/server/domain/account/password.ts";
import { sendVerificationCode } from "#src/server/domain/account/verification/send-verification-code.ts";
import { revealSurvey } from "#src/server/domain/analysis/reveal-survey.ts";
import { makeCard } from "#src/server/domain/card/own-card.ts";
import { closeSurvey } from "#src/server/domain/survey/change-survey.ts";
import { invitePeople } from "#src/server/domain/invitation/invite-people.ts";
import { isOptedOut, setMailPreferences } from "#src/server/domain/mail/topics/opt-outs.ts";
import { logIn } from "#src/server/domain/session/log-in.ts";
import { notifyReadySurveys } from "#src/server/domain/survey/timed/notify-owners.ts";
import { parseEnv } from "#src/server/env.ts";
import { createSmtpTransport } from "#src/server/integrations/smtp.ts";
import { accountTexts } from "#src/shared/account/account-texts.ts";
import { personalRows } from "#tests/dumps/personal-rows.ts";
import { knownPassword as password, makeUserWithPassword } from "#tests/factories/password.ts";
import { makeAlikeAnswers, makeAnswers, makeSharedSurvey, wordsFrom } from "#tests/factories/survey.ts";
import { runProgramme } from "#tests/factories/programme/running-programme.ts";
import { makeUser } from "#tests/factories/user.ts";
import { startSmtpServer } from "#tests/fakes/smtp-server.ts";
import { makeApi, signIn } from "#tests/setup/api.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { mailsTo } from "#tests/setup/local-mailbox.ts";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

const email = "zenobia.quill@example.org";
const origin = { network: "198.51.100.7" };
const remove = (deps: Deps, actor: Actor) => deleteAccount(deps, actor, origin, password);

const { users, surveys, snapshots, answers, participants, mails } = schema;

/** An account with everything that one can have. */
async function withEverything(env = parseEnv({ SITE_URL: "http://localhost:4321" })) {
  const made = await makeDeps();
  const deps = { ...made, env };
  const actor = await makeUserWithPassword(deps, { email, firstName: "Zenobia", username: "zenobia" });
  const { userId } = actor;
  const shown = await makeSharedSurvey(deps, actor, { title: "Opened by Zenobia" });
  await makeAlikeAnswers(deps, shown.shareId);
  await revealSurvey(deps, actor, shown.survey.id);
  await closeSurvey(deps, actor, shown.survey.id);
  await makeCard(deps, actor, shown.survey.id, ["bold"]);
  const waiting = await makeSharedSurvey(deps, actor, { title: "Ready for Zenobia" });
  await makeAnswers(deps, waiting.shareId, 3);
  await notifyReadySurveys(deps);
  await invitePeople(deps, actor, waiting.survey.id, {
    emails: ["friend@example.net"],
    message: "Zenobia asks",
  });
  // No ledger outlasts the account: one names the facilitator while the client keeps the survey.
  await runProgramme(deps, actor, "declined");
  const token = await signIn(deps, actor);
  await requestEmailChange(deps, actor, origin, { email: "zenobia.new@example.org", password });
  await requestPasswordReset(deps, origin, { email });
  await sendVerificationCode(deps, origin, { email });
  const now = deps.clock.now();
  await deps.db.write(async (tx) => {
    await tx.insert(schema.billings).values({ userId, grantedAt: now, updatedAt: now });
    await tx.insert(schema.knownDevices).values({ userId, tokenHash: "device", lastUsedAt: now });
    const plan = { person: "Zenobia’s aunt", deed: "", noticed: "", remind: true, updatedAt: now };
    await tx.insert(schema.actionPlans).values({ surveyId: shown.survey.id, pane: "facade", ...plan });
    await tx.insert(schema.signInCodes).values({ userId, codeHash: "auto", expiresAt: now });
  });
  return { deps, actor, token, shown };
}

describe("deleting an account", () => {
  it("deletes every row of the account and confirms by a last email", async () => {
    const { deps, actor, token, shown } = await withEverything();
    expect(await personalRows(deps)).toContain(actor.userId);
    expect(await remove(deps, actor)).toEqual({ success: true, message: "Your account is deleted." });
    const [goodbye, ...more] = await mailsTo(deps, email);
    expect(more).toEqual([]);
    expect(goodbye?.subject).toBe("Your Openpane account is deleted");
    expect(goodbye?.text).toContain("Hello Zenobia,");
    await deps.db.write((tx) => tx.delete(mails));
    const left = await personalRows(deps);
    expect(left).not.toMatch(/zenobia/i);
    expect(left).not.toContain(actor.userId);
    expect(left).not.toContain(shown.survey.id);
    expect(await deps.sessions.findActor(token)).toBeNull();
    await expect(logIn(deps, origin, { email, password })).rejects.toMatchObject({ kind: "unauthenticated" });
  });

  it("leaves the person's answers about others unchanged, byte for byte", async () => {
    const deps = await makeDeps();
    const actor = await makeUserWithPassword(deps, { email });
    const other = await makeUser(deps);
    const api = makeApi(deps);
    const round = await makeSharedSurvey(deps, other);
    await makeAnswers(deps, round.shareId, 2);
    const token = await signIn(deps, actor);
    const json = { selectedTraits: wordsFrom(20), peerName: "Z." };
    const path = `/api/shared/${round.shareId}/responses`;
    expect((await api(path, { method: "POST", token, json })).status).toBe(201);
    await revealSurvey(deps, other, round.survey.id);
    await makeAnswers(deps, round.shareId, 1);
    const theirs = await signIn(deps, other);
    const look = async () => {
      const rows = [surveys, answers, participants, snapshots].map((table) =>
        deps.db.read.select().from(table),
      );
      const pages = ["", "/analysis", "/export?format=csv"].map(async (part) =>
        (await api(`/api/surveys/${round.survey.id}${part}`, { token: theirs })).text(),
      );
      return JSON.stringify([await Promise.all(rows), await Promise.all(pages)]);
    };
    const before = await look();
    await remove(deps, actor);
    expect(await look()).toBe(before);
    expect(before).toContain("Z.");
  });

  it("leaves no trace of the address in the database file once the last email is sent", async () => {
    const server = await startSmtpServer();
    const { deps, actor } = await withEverything(
      parseEnv({ BOT_CHECK: "off", SITE_URL: "https://panes.example", MAIL_URL: server.url }),
    );
    const transport = createSmtpTransport({ url: server.url, from: "no-reply@example.org" });
    const deliver = () => deliverDueMails(deps, transport);
    await remove(deps, actor);
    await deliver();
    expect(server.received.map(({ to }) => to)).toContainEqual([email]);
    await deps.db.close();
    if (deps.file === null) return;
    expect(existsSync(`${deps.file}-wal`) ? (await readFile(`${deps.file}-wal`)).length : 0).toBe(0);
    const bytes = (await readFile(deps.file)).toString("latin1").toLowerCase();
    expect(bytes).not.toContain("zenobia");
    expect(bytes).not.toContain(actor.userId.toLowerCase());
  });

  it("cancels emails that wait and sends only the last one", async () => {
    const server = await startSmtpServer();
    const { deps, actor } = await withEverything(
      parseEnv({ BOT_CHECK: "off", SITE_URL: "https://panes.example", MAIL_URL: server.url }),
    );
    await remove(deps, actor);
    await deliverDueMails(deps, createSmtpTransport({ url: server.url, from: "no-reply@example.org" }));
    const toPerson = server.received.filter(({ to }) => to.includes(email));
    expect(toPerson).toHaveLength(1);
    expect(toPerson[0]?.raw).toContain("Subject: Your Openpane account is deleted");
    expect(toPerson[0]?.raw).not.toMatch(/list-unsubscribe/i);
  });

  it("remembers that the address unsubscribed", async () => {
    const deps = await makeDeps();
    const actor = await makeUserWithPassword(deps, { email });
    await setMailPreferences(deps, actor, { rounds: false });
    await remove(deps, actor);
    expect(await isOptedOut(deps.db.read, email, "rounds")).toBe(true);
  });

  it("needs the password and counts wrong guesses", async () => {
    const { deps, actor } = await withEverything();
    for (let n = 0; n < 9; n += 1) {
      await expect(deleteAccount(deps, actor, origin, "Guess-1234")).rejects.toMatchObject({
        issues: [{ path: "password", message: accountTexts.wrongPassword }],
      });
    }
    // The change of the address was one attempt of ten already.
    await expect(remove(deps, actor)).rejects.toMatchObject({ kind: "too_many_requests" });
    expect(await deps.db.read.$count(users, eq(users.id, actor.userId))).toBe(1);
  });
});

describe("over HTTP", () => {
  async function call(json: unknown) {
    const deps = await makeDeps();
    const actor = await makeUserWithPassword(deps, { email });
    const token = await signIn(deps, actor);
    const answered = await makeApi(deps)("/api/delete-account", { method: "POST", token, json });
    return { answered, left: (await deps.db.read.select().from(users)).length };
  }

  it.each(["delete", " Delete ", "DELETE"])(
    "the word %j and the password delete the account and clear the cookie",
    async (confirmation) => {
      const { answered, left } = await call({ password, confirmation });
      expect(answered.status).toBe(200);
      expect(answered.headers.get("set-cookie")).toMatch(/^auth_token=;.*Max-Age=0/);
      expect(left).toBe(0);
    },
  );
});
