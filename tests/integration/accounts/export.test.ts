import {
  signInCodes,
  billings,
  emailVerifications,
  knownDevices,
  passwordResets,
  sessions,
  users,
} from "#db/schema/index.ts";
import type { Actor } from "#src/server/actor.ts";
import { hours } from "#src/server/clock.ts";
import type { Deps } from "#src/server/deps.ts";
import { revealSurvey } from "#src/server/domain/analysis/reveal-survey.ts";
import { requestEmailChange } from "#src/server/domain/account/email.ts";
import { requestPasswordReset } from "#src/server/domain/account/password.ts";
import { invitePeople } from "#src/server/domain/invitation/invite-people.ts";
import { answerKeys } from "#src/server/domain/response/answer-keys.ts";
import { accountExportOutput } from "#src/shared/account/own-data.output.ts";
import { knownPassword as password, makeUserWithPassword } from "#tests/factories/password.ts";
import { answer, makeAnswers, makeSharedSurvey, wordsFrom } from "#tests/factories/survey.ts";
import { makeUser } from "#tests/factories/user.ts";
import { makeApi, signIn } from "#tests/setup/api.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

const origin = { network: "198.51.100.7" };

async function exported(deps: Deps, actor: Actor) {
  const token = await signIn(deps, actor);
  const response = await makeApi(deps)("/api/account/export", { token });
  expect(response.status).toBe(200);
  const text = await response.text();
  return { text, headers: response.headers, token, data: accountExportOutput.parse(JSON.parse(text)) };
}

/** Answers with a name or words of their own. */
const peers = async (deps: Deps, shareId: string, count: number, start: number, name: string) => {
  const receipts = [];
  for (let i = 0; i < count; i += 1)
    receipts.push(await answer(deps, shareId, wordsFrom(start + i), `${name} ${String(i)}`));
  return receipts;
};

describe("the export of all own data", () => {
  it("has the account, sessions, preferences, payments and surveys", async () => {
    const deps = await makeDeps();
    const actor = await makeUserWithPassword(deps, { username: "ada" });
    const now = deps.clock.now();
    const { userId } = actor;
    await deps.db.write(async (tx) => {
      await tx.insert(billings).values({ userId, grantedAt: now, updatedAt: now });
      await tx.insert(knownDevices).values({ userId, tokenHash: "hash-of-a-device", lastUsedAt: now });
      const expiresAt = new Date(Date.now() + hours(1));
      const row = { userId, id: "hash-of-a-session", expiresAt, createdAt: now };
      await tx.insert(sessions).values({ ...row, device: "Firefox on Windows" });
    });
    await requestEmailChange(deps, actor, origin, { email: "new@example.org", password });
    const { survey } = await makeSharedSurvey(deps, actor, { title: "Spring" });
    await invitePeople(deps, actor, survey.id, { emails: ["ann@example.org"], message: null });
    const { data } = await exported(deps, actor);
    expect(data.rounds[0]?.invitations).toMatchObject([{ email: "ann@example.org" }]);
    expect(data.account).toMatchObject({ id: userId, email: actor.email, username: "ada" });
    expect(data.sessions.map(({ device }) => device)).toContain("Firefox on Windows");
    expect(data.knownDevices).toEqual([{ lastUsedAt: now.toISOString() }]);
    expect(data.addressesToConfirm).toMatchObject([{ purpose: "change", email: "new@example.org" }]);
    expect(data.mailPreferences).toEqual({ rounds: true, plans: true, invitations: true, clients: true });
    expect(data.billing).toMatchObject({ planId: "facilitator_pro", status: "active" });
    expect(data.rounds).toMatchObject([
      { id: survey.id, title: "Spring", traits: wordsFrom(0), shareId: survey.shareId, analysis: null },
    ]);
  });

  it("shows results exactly as their page does", async () => {
    const deps = await makeDeps();
    const actor = await makeUser(deps);
    const { survey, shareId } = await makeSharedSurvey(deps, actor);
    await peers(deps, shareId, 3, 10, "Early");
    await revealSurvey(deps, actor, survey.id);
    const before = await exported(deps, actor);
    await peers(deps, shareId, 2, 40, "Late");
    const { text, data, token } = await exported(deps, actor);
    const page = await makeApi(deps)(`/api/surveys/${survey.id}/analysis`, { token });
    expect(data.rounds[0]?.analysis).toEqual(await page.json());
    expect(data.rounds[0]?.analysis).toEqual(before.data.rounds[0]?.analysis);
    expect(text).toContain("Early 0");
    expect(text).not.toContain("Late");
  });

  it("shows only the number of answers below the minimum", async () => {
    const rest = async (start: number) => {
      const deps = await makeDeps();
      const actor = await makeUser(deps);
      const { shareId } = await makeSharedSurvey(deps, actor);
      await peers(deps, shareId, 2, start, `Peer of ${String(start)}`);
      const { data, text } = await exported(deps, actor);
      expect(data.rounds[0]).toMatchObject({ peerAssessmentCount: 2, analysis: null });
      expect(text).not.toContain("Peer of");
      // The owner's generated name and address vary in length.
      return text.replaceAll(actor.email, "").replaceAll(actor.lastName, "").length;
    };
    expect(await rest(10)).toBe(await rest(40));
  });

  it("contains no token and no hash", async () => {
    const deps = await makeDeps();
    const actor = await makeUserWithPassword(deps);
    const { userId } = actor;
    await requestEmailChange(deps, actor, origin, { email: "new@example.org", password });
    await requestPasswordReset(deps, origin, { email: actor.email });
    const now = deps.clock.now();
    await deps.db.write(async (tx) => {
      await tx.insert(signInCodes).values({ userId, codeHash: "hash-of-a-code", expiresAt: now });
      await tx.insert(knownDevices).values({ userId, tokenHash: "hash-of-a-device", lastUsedAt: now });
    });
    const { survey, shareId } = await makeSharedSurvey(deps, actor);
    const receipts = await makeAnswers(deps, shareId, 3);
    await revealSurvey(deps, actor, survey.id);
    const { text, token } = await exported(deps, actor);
    const { read } = deps.db;
    const secrets = [
      token,
      (await read.select().from(users).where(eq(users.id, userId)).get())?.passwordHash,
      ...(await read.select().from(sessions)).map(({ id }) => id),
      ...(await read.select().from(emailVerifications)).map(({ tokenHash }) => tokenHash),
      ...(await read.select().from(passwordResets)).map(({ tokenHash }) => tokenHash),
      ...receipts.flatMap(({ withdrawKey }) => [
        withdrawKey,
        answerKeys(withdrawKey).answerId,
        answerKeys(withdrawKey).participantId,
      ]),
    ];
    expect(secrets.length).toBeGreaterThan(10);
    for (const secret of secrets) expect(text).not.toContain(secret);
    expect(text).not.toMatch(/hash|argon2/i);
  });

  it("is a file that no cache stores, for a token and for a cookie", async () => {
    const deps = await makeDeps();
    const actor = await makeUser(deps);
    const { headers, token } = await exported(deps, actor);
    expect(headers.get("content-disposition")).toBe('attachment; filename="openpane-account.json"');
    expect(headers.get("content-type")).toMatch(/^application\/json/);
    expect(headers.get("cache-control")).toBe("no-store");
    const byCookie = await makeApi(deps)("/api/account/export", {
      headers: { cookie: `auth_token=${token}` },
    });
    expect(byCookie.status).toBe(200);
  });
});
