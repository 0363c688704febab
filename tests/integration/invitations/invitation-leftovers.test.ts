import { countAnswers } from "#tests/factories/survey.ts";
import { openDatabase } from "#db/client.ts";
import { invitations, mails, revokedInvitations } from "#db/schema/index.ts";
import { sweepExpired } from "#src/server/jobs/timed-work.ts";
import { after, days, hours } from "#src/server/clock.ts";
import { putCard } from "#src/server/domain/card/queries.ts";
import { invitePeople } from "#src/server/domain/invitation/invite-people.ts";
import { listInvitations } from "#src/server/domain/invitation/list-invitations.ts";
import { revokeInvitation, setSurveyMuted } from "#src/server/domain/invitation/change-invitations.ts";
import { remindPeers } from "#src/server/domain/invitation/remind-peers.ts";
import { deliverDueMails, recipientsOfDueMails } from "#tests/setup/deliver-mails.ts";
import { setSubscription } from "#src/server/domain/mail/topics/opt-outs.ts";
import { closeSurvey, updateSurvey } from "#src/server/domain/survey/change-survey.ts";
import { createSurvey } from "#src/server/domain/survey/create-survey.ts";
import { deleteSurvey } from "#src/server/domain/survey/delete-survey.ts";
import { answerInvited, invitationTokens } from "#tests/factories/invitation.ts";
import { makeInvitingSurvey } from "#tests/factories/inviting-survey.ts";
import { makeFacilitator } from "#tests/factories/programme/facilitator.ts";
import { mailingEnv } from "#tests/factories/queued-invitations.ts";
import { mailsTo } from "#tests/setup/local-mailbox.ts";
import { dropForeignKeys, everythingIn } from "#tests/setup/database/without-foreign-keys.ts";
import { makeDeps, type TestDeps } from "#tests/setup/deps.ts";
import { describe, expect, it, onTestFinished } from "vitest";

/* What remains of an invitation when it is revoked, or its survey is closed or deleted. */

const ann = "ann@example.org";
const bo = "bo@example.org";

/** A survey whose emails wait for a mail server. */
async function makeWaitingSurvey(input: Parameters<typeof makeInvitingSurvey>[0] = {}) {
  const round = await makeInvitingSurvey(input);
  const deps: TestDeps = { ...round.deps, env: mailingEnv };
  const ask = (emails: string[]) => invitePeople(deps, round.owner, round.id, { emails, message: null });
  const revoke = async (email: string) => {
    const list = await listInvitations(deps, round.owner, round.id);
    const { id = "" } = list.find((invitation) => invitation.email === email) ?? {};
    await revokeInvitation(deps, round.owner, round.id, id);
  };
  return { ...round, deps, ask, revoke };
}

const forNobody = { state: "sent", keep: false, recipient: "", text: "", html: "", subjectId: null };

const tokenOf = async (deps: TestDeps, email: string) => (await invitationTokens(deps, email)).at(-1) ?? "";
const waiting = async (deps: TestDeps, email: string) => (await mailsTo(deps, email)).length;

describe("waiting emails", () => {
  it("are cancelled with a revoked invitation, the first email and reminders", async () => {
    const { deps, ask, revoke } = await makeWaitingSurvey();
    await ask([ann, bo]);
    deps.clock.advance(days(3));
    await remindPeers(deps);
    expect([await waiting(deps, ann), await waiting(deps, bo)]).toEqual([2, 2]);
    await revoke(ann);
    expect([await waiting(deps, ann), await waiting(deps, bo)]).toEqual([0, 2]);
    expect(await recipientsOfDueMails(deps)).toEqual([bo, bo]);
  });

  it("are cancelled once the survey is closed or its deadline has passed", async () => {
    const closed = await makeWaitingSurvey();
    await closed.ask([ann]);
    await closeSurvey(closed.deps, closed.owner, closed.id);
    const over = await makeWaitingSurvey();
    await over.ask([ann]);
    const closesAt = after(over.deps.clock.now(), hours(1));
    await updateSurvey(over.deps, over.owner, over.id, { closesAt });
    over.deps.clock.advance(hours(1));
    for (const { deps } of [closed, over]) {
      expect(await recipientsOfDueMails(deps)).toEqual([]);
      expect(await deps.db.read.select().from(mails)).toMatchObject([forNobody]);
      await sweepExpired(deps.db, deps.clock.now());
      expect(await deps.db.read.select().from(mails)).toEqual([]);
    }
  });

  it("are cancelled for someone who has answered or unsubscribed", async () => {
    const { deps, ask } = await makeWaitingSurvey();
    await ask([ann, bo, "cy@example.org", "di@example.org"]);
    const unsubscribeToken = async (email: string) =>
      /token=([\w-]+)/.exec((await mailsTo(deps, email))[0]?.unsubscribeUrl ?? "")?.[1] ?? "";
    await answerInvited(deps, await tokenOf(deps, ann));
    await setSurveyMuted(deps, await unsubscribeToken(bo), true);
    await setSubscription(deps, await unsubscribeToken("di@example.org"), false);
    expect(await recipientsOfDueMails(deps)).toEqual(["cy@example.org"]);
  });

  it("are checked again before each retry", async () => {
    const { deps, ask, owner, id } = await makeWaitingSurvey();
    await ask([ann]);
    await deliverDueMails(deps, { send: () => Promise.reject(new Error("busy")) });
    await closeSurvey(deps, owner, id);
    deps.clock.advance(hours(1));
    expect(await recipientsOfDueMails(deps)).toEqual([]);
  });
});

describe("someone who is invited again", () => {
  it("can't answer again and gets no email, and the owner can't tell", async () => {
    const { deps, owner, id, ask, revoke } = await makeWaitingSurvey();
    await ask([ann, bo]);
    const old = await tokenOf(deps, ann);
    await answerInvited(deps, old);
    for (const email of [ann, bo]) await revoke(email);
    await deps.db.write((tx) => tx.delete(mails));
    const { invited, skipped } = await ask(["Ann@Example.org", bo]);
    expect(skipped).toEqual([]);
    expect(invited.map(({ email }) => email)).toEqual([ann, bo]);
    expect(new Set(invited.map(({ invitedAt }) => invitedAt)).size).toBe(1);
    expect(await listInvitations(deps, owner, id)).toEqual(invited);
    const url = await tokenOf(deps, bo);
    expect(await recipientsOfDueMails(deps)).toEqual([bo]);
    await answerInvited(deps, url);
    await expect(answerInvited(deps, url)).rejects.toMatchObject({ kind: "conflict" });
    await expect(answerInvited(deps, old)).rejects.toMatchObject({ kind: "not_found" });
    deps.clock.advance(days(3));
    await remindPeers(deps);
    expect(await recipientsOfDueMails(deps)).toEqual([]);
    expect(await countAnswers(deps.db.read, id)).toBe(2);
  });

  it("can't answer again after a second revocation or through a leaked link", async () => {
    // Emails to the local mailbox, which shows the link.
    const { deps, owner, id, ask } = await makeInvitingSurvey();
    const again = async () => {
      const [invitation] = await listInvitations(deps, owner, id);
      await revokeInvitation(deps, owner, id, invitation?.id ?? "");
      await ask([ann]);
    };
    await ask([ann]);
    await answerInvited(deps, await tokenOf(deps, ann));
    for (let times = 0; times < 3; times += 1) await again();
    expect(await deps.db.read.select().from(invitations)).toMatchObject([{ used: true }]);
    expect(await deps.db.read.select().from(revokedInvitations)).toEqual([]);
    const other = await createSurvey(deps, owner, {});
    await invitePeople(deps, owner, other.id, { emails: [bo], message: null });
    await answerInvited(deps, await tokenOf(deps, bo));
    expect([await countAnswers(deps.db.read, id), await countAnswers(deps.db.read, other.id)]).toEqual([
      1, 1,
    ]);
  });

  it("is not emailed if they unsubscribed from the survey", async () => {
    const { deps, ask, revoke } = await makeWaitingSurvey();
    await ask([ann]);
    const [mail] = await mailsTo(deps, ann);
    await setSurveyMuted(deps, /token=([\w-]+)/.exec(mail?.unsubscribeUrl ?? "")?.[1] ?? "", true);
    await revoke(ann);
    expect((await ask([ann])).invited).toHaveLength(1);
    expect(await recipientsOfDueMails(deps)).toEqual([]);
  });
});

describe("without foreign keys", () => {
  async function makeLonelySurvey() {
    const deps = { ...(await makeDeps()), env: mailingEnv };
    await dropForeignKeys(deps.databaseUrl);
    const owner = await makeFacilitator(deps);
    const { id } = await createSurvey(deps, owner, {});
    const { invited } = await invitePeople(deps, owner, id, {
      emails: [ann, bo, "cy@example.org"],
      message: null,
    });
    for (const person of [ann, bo]) await answerInvited(deps, await tokenOf(deps, person));
    await revokeInvitation(deps, owner, id, invited[0]?.id ?? "");
    deps.clock.advance(days(3));
    await remindPeers(deps);
    const card = { publicId: "a public name", snapshotNumber: 1, traitIds: ["able"], ownerName: "Zoe" };
    await deps.db.write((tx) => putCard(tx, { surveyId: id, ...card, createdAt: deps.clock.now() }));
    const traces = [id, ann, bo, "cy@example.org", card.publicId, ...invited.map((one) => one.id)];
    return { deps, owner, id, traces };
  }

  it("deleting a survey deletes all its invitations", async () => {
    const { deps, owner, id, traces } = await makeLonelySurvey();
    await deleteSurvey(deps, owner, id);
    const left = await everythingIn(deps.databaseUrl);
    for (const trace of traces) expect(left).not.toContain(trace);
  });

  it("deleting an account deletes the invitations of all its surveys", async () => {
    const { deps, owner, traces } = await makeLonelySurvey();
    await deps.db.write((tx) => deps.hooks.onAccountErased(tx, deps, owner));
    const left = await everythingIn(deps.databaseUrl);
    for (const trace of [...traces, owner.userId]) expect(left).not.toContain(trace);
  });
});

/** The same dependencies, with a growing list of statements. */
async function listening(deps: TestDeps) {
  const statements: string[] = [];
  const db = await openDatabase({ url: deps.databaseUrl, onStatement: (sql) => statements.push(sql) });
  onTestFinished(() => db.close());
  return { deps: { ...deps, db }, statements };
}

it("revoking, inviting again and emailing run the same statements whatever the person did", async () => {
  const asked = async (act: (deps: TestDeps, token: string, unsubscribe: string) => Promise<unknown>) => {
    const { deps, owner, id, ask } = await makeWaitingSurvey();
    await ask([ann]);
    const [mail] = await mailsTo(deps, ann);
    const unsubscribe = /token=([\w-]+)/.exec(mail?.unsubscribeUrl ?? "")?.[1] ?? "";
    await act(deps, await tokenOf(deps, ann), unsubscribe);
    await deps.db.write((tx) => tx.delete(mails));
    const heard = await listening(deps);
    const [invitation] = await listInvitations(deps, owner, id);
    await revokeInvitation(heard.deps, owner, id, invitation?.id ?? "");
    await invitePeople(heard.deps, owner, id, { emails: [ann], message: null });
    await recipientsOfDueMails(heard.deps);
    const [row] = await deps.db.read.select().from(mails);
    expect(row).toMatchObject({ state: "sent", recipient: "", text: "", unsubscribeUrl: null });
    return heard.statements;
  };
  const unused = await asked(() => Promise.resolve());
  expect(unused.length).toBeGreaterThan(15);
  expect(await asked((deps, token) => answerInvited(deps, token))).toEqual(unused);
  expect(await asked((deps, _, unsubscribe) => setSurveyMuted(deps, unsubscribe, true))).toEqual(unused);
  expect(await asked((deps, _, unsubscribe) => setSubscription(deps, unsubscribe, false))).toEqual(unused);
});
