import * as schema from "#db/schema/index.ts";
import { sweepExpired } from "#src/server/jobs/timed-work.ts";
import { days, hours } from "#src/server/clock.ts";
import type { Deps } from "#src/server/deps.ts";
import { invitePeople } from "#src/server/domain/invitation/invite-people.ts";
import { listInvitations } from "#src/server/domain/invitation/list-invitations.ts";
import { revokeInvitation, setSurveyMuted } from "#src/server/domain/invitation/change-invitations.ts";
import { remindPeers } from "#src/server/domain/invitation/remind-peers.ts";
import { setSubscription } from "#src/server/domain/mail/topics/opt-outs.ts";
import { closeSurvey } from "#src/server/domain/survey/change-survey.ts";
import { createSurvey } from "#src/server/domain/survey/create-survey.ts";
import { answerInvited, invitationTokens } from "#tests/factories/invitation.ts";
import { makeFacilitator } from "#tests/factories/programme/facilitator.ts";
import { makeApi } from "#tests/setup/api.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { mailsTo } from "#tests/setup/local-mailbox.ts";
import { runOtherProcess } from "#tests/setup/process/other-process.ts";
import { describe, expect, it } from "vitest";

const ann = "ann@example.org";
const bo = "bo@example.org";
const cy = "cy@example.org";

async function withInvited(emails: string[], input: Parameters<typeof createSurvey>[2] = {}) {
  const deps = await makeDeps();
  const owner = await makeFacilitator(deps, { firstName: "Zoe" });
  const { id } = await createSurvey(deps, owner, { title: "Spring", ...input });
  await invitePeople(deps, owner, id, { emails, message: "Only in the first mail" });
  return { deps, owner, id };
}

const count = async (deps: Deps, email: string) => (await mailsTo(deps, email)).length;

async function newestToken(deps: Deps, email: string): Promise<string> {
  return (await invitationTokens(deps, email)).at(-1) ?? "";
}

async function unsubscribeToken(deps: Deps, email: string): Promise<string> {
  const url = (await mailsTo(deps, email)).at(-1)?.unsubscribeUrl ?? "";
  return /token=([\w-]+)/.exec(url)?.[1] ?? "";
}

describe("reminders", () => {
  it("are sent on days 3 and 7 and a day before the end to people who haven't answered, each once", async () => {
    const { deps } = await withInvited([ann, bo, cy], { closesAt: new Date("2026-12-02T09:00:00Z") });
    const counts = [];
    for (let hour = 0; hour <= 24 * 12; hour += 1) {
      await remindPeers(deps);
      if (hour % 24 === 1) counts.push(await Promise.all([ann, bo].map((email) => count(deps, email))));
      if (hour === 24 * 5) await answerInvited(deps, await newestToken(deps, bo));
      deps.clock.advance(hours(1));
    }
    expect(counts.map((both) => both.join())).toEqual([
      "1,1",
      "1,1",
      "1,1",
      "2,2",
      "2,2",
      "2,2",
      "2,2",
      "3,2",
      "3,2",
      "3,2",
      "3,2",
      "4,2",
    ]);
  });

  it("have their own link beside the earlier one, and count as one invitation", async () => {
    const { deps } = await withInvited([ann]);
    deps.clock.advance(days(3));
    await remindPeers(deps);
    const [first = "", second = ""] = await invitationTokens(deps, ann);
    expect(second).not.toBe(first);
    const api = makeApi(deps);
    const open = async (token: string) => (await api(`/api/invitations/${token}`)).text();
    expect(await open(first)).toContain('"open":true');
    await answerInvited(deps, second);
    expect(await open(first)).toContain('"open":false');
    await expect(answerInvited(deps, first)).rejects.toMatchObject({ kind: "conflict" });
  });

  it("say the same no matter who has answered, and nothing of the note", async () => {
    const { deps } = await withInvited([ann, bo, cy]);
    await answerInvited(deps, await newestToken(deps, cy));
    deps.clock.advance(days(3));
    await remindPeers(deps);
    await answerInvited(deps, await newestToken(deps, bo));
    deps.clock.advance(days(4));
    await remindPeers(deps);
    const [, one, other] = (await mailsTo(deps, ann)).map(({ subject, text }) =>
      `${subject}\n${text}`.replaceAll(/http\S+/g, ""),
    );
    expect(other).toBe(one);
    expect(one).toContain("A reminder: how do you see Zoe?");
    expect(one).not.toMatch(/Only in the first mail|others answer|answered already/);
    const [, mail] = await mailsTo(deps, ann);
    expect(mail?.unsubscribeUrl).toMatch(/\/email\/unsubscribe\?token=[\w-]{43}$/);
    expect(mail?.createdAt.toISOString()).toMatch(/T\d\d:00:00/);
  });

  it("can be stopped for one survey or for all by their link, and resumed", async () => {
    const { deps, owner } = await withInvited([ann, bo]);
    const other = await createSurvey(deps, owner, { minResponses: 4 });
    await setSurveyMuted(deps, await unsubscribeToken(deps, ann), true);
    await setSubscription(deps, await unsubscribeToken(deps, bo), false);
    await invitePeople(deps, owner, other.id, { emails: [ann, bo], message: null });
    expect([await count(deps, ann), await count(deps, bo)]).toEqual([2, 1]);
    deps.clock.advance(days(3));
    await remindPeers(deps);
    const areOfFirst = (await mailsTo(deps, ann)).map(({ text }) => text.includes("at least 3 people"));
    expect(areOfFirst).toEqual([true, false, false]);
    expect(await count(deps, bo)).toBe(1);
    await setSubscription(deps, await unsubscribeToken(deps, bo), true);
    deps.clock.advance(days(4));
    await remindPeers(deps);
    expect([await count(deps, ann), await count(deps, bo)]).toEqual([4, 3]);
  });

  it("aren't sent for a closed or deleted survey or a revoked invitation", async () => {
    const closed = await withInvited([ann]);
    await closeSurvey(closed.deps, closed.owner, closed.id);
    const over = await withInvited([ann], { closesAt: new Date("2026-11-23T08:30:00Z") });
    const revoked = await withInvited([ann]);
    const [invitation] = await listInvitations(revoked.deps, revoked.owner, revoked.id);
    await revokeInvitation(revoked.deps, revoked.owner, revoked.id, invitation?.id ?? "");
    for (const { deps } of [closed, over, revoked]) {
      deps.clock.advance(days(3));
      await remindPeers(deps);
    }
    expect(await count(closed.deps, ann)).toBe(1);
    expect(await count(over.deps, ann)).toBe(1);
    expect((await mailsTo(revoked.deps, ann)).filter(({ subject }) => /reminder/i.test(subject))).toEqual([]);
  });

  it("are sent once when several processes look at the same time", async () => {
    const people = Array.from({ length: 60 }, (_, i) => `p${String(i)}@example.org`);
    const { deps } = await withInvited(people);
    deps.clock.advance(days(3));
    const look = () => runOtherProcess("send-reminders", deps, "");
    await Promise.all([look(), look(), remindPeers(deps), remindPeers(deps)]);
    for (const person of people) expect(await count(deps, person)).toBe(2);
  });
});

describe("the stored rows (rule A6)", () => {
  it("are the same for someone who answered, except for the mark", async () => {
    const { deps } = await withInvited([ann, bo, cy]);
    await setSurveyMuted(deps, await unsubscribeToken(deps, cy), true);
    await answerInvited(deps, await newestToken(deps, ann));
    for (const wait of [3, 4]) {
      deps.clock.advance(days(wait));
      await remindPeers(deps);
    }
    const rows = await deps.db.read.select().from(schema.invitations);
    const links = await deps.db.read.select().from(schema.invitationLinks);
    const unsubscribe = await deps.db.read.select().from(schema.unsubscribeLinks);
    const shapes = rows.map(({ id, surveyId, invitedAt, remindersDone }) => ({
      ...{ surveyId, invitedAt, remindersDone },
      links: links.filter(({ invitationId }) => invitationId === id).length,
      unsubscribe: unsubscribe.filter(({ invitationId }) => invitationId === id).length,
    }));
    expect(shapes[0]).toMatchObject({ remindersDone: 2, links: 3, unsubscribe: 3 });
    expect(shapes[1]).toEqual(shapes[0]);
    expect(shapes[2]).toEqual(shapes[0]);
    const events = (await deps.db.read.select().from(schema.mails)).map(({ eventKey }) => eventKey);
    for (const { id } of rows) expect(events.filter((key) => key.includes(id))).toEqual([]);
    expect(events).toHaveLength(9);
    const settled = { state: "sent", recipient: "", attempts: 1 } as const;
    await deps.db.write((tx) => tx.update(schema.mails).set(settled));
    await sweepExpired(deps.db, deps.clock.now());
    expect(await deps.db.read.select().from(schema.mails)).toEqual([]);
  });

  it("have no column that joins an invitation to an answer, and no time of use", async () => {
    const { deps, id } = await withInvited([ann]);
    const token = await newestToken(deps, ann);
    const [before] = await deps.db.read.select().from(schema.invitations);
    deps.clock.advance(hours(5));
    await answerInvited(deps, token);
    const [after] = await deps.db.read.select().from(schema.invitations);
    expect(after).toEqual({ ...before, used: true });
    const [answer] = await deps.db.read.select().from(schema.answers);
    const ofInvitation = [
      ...Object.values(after ?? {}),
      ...(await deps.db.read.select().from(schema.invitationLinks)).flatMap((row) => Object.values(row)),
    ].filter((value) => typeof value === "string");
    const shared = Object.values(answer ?? {}).filter(
      (value) => typeof value === "string" && ofInvitation.includes(value),
    );
    expect(shared).toEqual([id]);
  });

  it("contain no token", async () => {
    const { deps } = await withInvited([ann]);
    const token = await newestToken(deps, ann);
    await deps.db.write((tx) => tx.delete(schema.mails));
    const tables = [schema.invitations, schema.invitationLinks, schema.unsubscribeLinks];
    const rows = await Promise.all(tables.map((table) => deps.db.read.select().from(table)));
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(deps.logged.join()).not.toMatch(new RegExp(`${token}|${ann}`));
  });
});
