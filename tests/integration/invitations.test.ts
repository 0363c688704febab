import { mails, users } from "#db/schema/index.ts";
import { withdrawResponse } from "#src/server/domain/response/withdraw-response.ts";
import { countAnswers } from "#src/server/domain/response/queries.ts";
import { invitePeople } from "#src/server/domain/invitation/invite-people.ts";
import { listInvitations } from "#src/server/domain/invitation/list-invitations.ts";
import { listReceived } from "#src/server/domain/invitation/list-received.ts";
import { revokeInvitation } from "#src/server/domain/invitation/revoke-invitation.ts";
import { skipReasons } from "#src/server/domain/invitation/rules.ts";
import { setMailPreferences } from "#src/server/domain/mail/mail-preferences.ts";
import { closeSurvey } from "#src/server/domain/survey/close-survey.ts";
import { createSurvey } from "#src/server/domain/survey/create-survey.ts";
import { days } from "#src/server/clock.ts";
import { submitInvitedResponse } from "#src/server/domain/response/submit-invited-response.ts";
import { answerInvited, invitationTokens, invite } from "#tests/factories/invitation.ts";
import { wordsFrom } from "#tests/factories/survey.ts";
import { makeUser } from "#tests/factories/user.ts";
import { makeApi, signIn } from "#tests/setup/api.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { mailsTo } from "#tests/setup/local-mailbox.ts";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

async function withRound(input: Parameters<typeof createSurvey>[2] = {}) {
  const deps = await makeDeps();
  const owner = await makeUser(deps, {
    email: "zoe.q@gmail.com",
    mailbox: "zoeq@gmail.com",
    firstName: "Zoe",
  });
  const { id } = await createSurvey(deps, owner, { title: "Spring & <b>sun</b>", ...input });
  const ask = (emails: string[], message: string | null = null) =>
    invitePeople(deps, owner, id, { emails, message });
  return { deps, owner, id, ask };
}

const many = (count: number, name = "p") =>
  Array.from({ length: count }, (_, i) => `${name}${String(i)}@example.org`);

describe("inviting", () => {
  it("mails each person a link of their own, and says who is skipped and why", async () => {
    const { deps, ask } = await withRound();
    await ask(["old@example.org"]);
    const { invited, skipped } = await ask([
      "Ann <ann@example.org>; bo@example.org, Nobody",
      "ANN@example.org, ann+x@example.org, old+again@example.org, z.o.e.q+self@googlemail.com",
    ]);
    expect(invited.map(({ email }) => email)).toEqual(["ann@example.org", "bo@example.org"]);
    expect(skipped).toEqual([
      { email: "Nobody", reason: skipReasons.noAddress },
      { email: "ann@example.org", reason: skipReasons.twice },
      { email: "ann+x@example.org", reason: skipReasons.twice },
      { email: "old+again@example.org", reason: skipReasons.invitedAlready },
      { email: "z.o.e.q+self@googlemail.com", reason: skipReasons.own },
    ]);
    const [ann] = await invitationTokens(deps, "ann@example.org");
    const [bo] = await invitationTokens(deps, "bo@example.org");
    expect(ann).toMatch(/^[\w-]{43}$/);
    expect(bo).not.toBe(ann);
  });

  it("says in the mail who asks, in what, the note as text, and what becomes of an answer", async () => {
    const { deps, owner, ask } = await withRound({
      minResponses: 4,
      closesAt: new Date("2026-12-05T12:00:00Z"),
    });
    await ask(["ann@example.org"], "Dear all,\n\n<b>please</b> & thanks");
    const [mail] = await mailsTo(deps, "ann@example.org");
    expect(mail?.subject).toBe(`Zoe ${owner.lastName} asks how you see them`);
    expect(mail?.text).toContain("“Spring & <b>sun</b>”");
    expect(mail?.text).toContain("They write:\n\n“Dear all,”\n\n“<b>please</b> & thanks”");
    expect(mail?.html).toContain("“&lt;b&gt;please&lt;/b&gt; &amp; thanks”");
    expect(mail?.html).not.toContain("<b>");
    expect(mail?.text).toContain("once at least 4 people have answered, and never who picked what");
    expect(mail?.text).toContain("until 5 December 2026 at 12:00 UTC");
    expect(mail?.text).toMatch(/\nPick the words: http:\/\/localhost:4321\/assessment\/invite\/[\w-]{43}\n/);
    expect(mail?.unsubscribeUrl).toMatch(/\/email\/unsubscribe\?token=[\w-]{43}$/);
  });

  it("puts no name and no title into a mail that read like a link", async () => {
    const deps = await makeDeps();
    const owner = await makeUser(deps, { firstName: "Win", lastName: "at evil.example" });
    const { id } = await createSurvey(deps, owner, { title: "https://evil.example" });
    await invite(deps, owner, id, "ann@example.org");
    const [mail] = await mailsTo(deps, "ann@example.org");
    expect(`${mail?.subject ?? ""}${mail?.text ?? ""}${mail?.html ?? ""}`).not.toContain("evil");
  });

  it("takes a hundred for a round, and no more by doing it twice at once", async () => {
    const { deps, owner, id, ask } = await withRound();
    const both = await Promise.all([ask(many(80, "a")), ask(many(80, "b"))]);
    expect(both.flatMap(({ invited }) => invited)).toHaveLength(100);
    const skipped = both.flatMap((outcome) => outcome.skipped);
    expect(skipped).toHaveLength(60);
    expect(new Set(skipped.map(({ reason }) => reason))).toEqual(new Set([skipReasons.full]));
    expect(await listInvitations(deps, owner, id)).toHaveLength(100);
  });

  it("invites a mailbox once when asked twice at once", async () => {
    const { deps, ask } = await withRound();
    const both = await Promise.all([ask(["ann@example.org"]), ask(["Ann+1@example.org"])]);
    expect(both.map(({ invited }) => invited.length).sort()).toEqual([0, 1]);
    expect(await deps.db.read.select().from(mails)).toHaveLength(1);
  });

  it("is limited by day for an owner, over all rounds, and nothing is lost by asking for more", async () => {
    const { deps, owner } = await withRound();
    const rounds = [];
    for (let n = 0; n < 4; n += 1) rounds.push((await createSurvey(deps, owner, {})).id);
    const outcomes = [];
    for (const id of rounds)
      outcomes.push(await invitePeople(deps, owner, id, { emails: many(90, id.slice(0, 3)), message: null }));
    expect(outcomes.map(({ invited }) => invited.length)).toEqual([90, 90, 90, 30]);
    expect(outcomes[3]?.skipped[0]?.reason).toBe(skipReasons.tooManyToday);
    deps.clock.advance(days(1));
    const next = await invitePeople(deps, owner, rounds[3] ?? "", {
      emails: ["x@example.org"],
      message: null,
    });
    expect(next.invited).toHaveLength(1);
  });

  it("does not flood a mailbox that is invited and revoked again and again", async () => {
    const { deps, owner, id, ask } = await withRound();
    for (let n = 0; n < 5; n += 1) {
      const { invited } = await ask(["ann@example.org"]);
      await revokeInvitation(deps, owner, id, invited[0]?.id ?? "");
    }
    expect((await ask(["ann@example.org"])).skipped[0]?.reason).toBe(skipReasons.tooOften);
  });

  it("counts somebody who wants no such mails as invited, and mails them nothing", async () => {
    const { deps, owner, id, ask } = await withRound();
    const ann = await makeUser(deps, { email: "ann@example.org" });
    await setMailPreferences(deps, ann, { invitations: false });
    const { invited, skipped } = await ask(["ann+round@example.org"]);
    expect(invited).toHaveLength(1);
    expect(skipped).toEqual([]);
    expect(await listInvitations(deps, owner, id)).toEqual(invited);
    expect(await deps.db.read.select().from(mails)).toEqual([]);
  });
});

describe("an invitation", () => {
  it("takes one answer of twenty that come at once", async () => {
    const { deps, owner, id } = await withRound();
    const token = await invite(deps, owner, id, "ann@example.org");
    const api = makeApi(deps);
    const json = { selectedTraits: wordsFrom(3) };
    const all = await Promise.all(
      Array.from({ length: 20 }, () => api(`/api/invitations/${token}/responses`, { method: "POST", json })),
    );
    expect(all.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(all.filter(({ status }) => status === 409)).toHaveLength(19);
    expect(await countAnswers(deps.db.read, id)).toBe(1);
  });

  it("gives the same receipt for the same answer sent again, and refuses another", async () => {
    const { deps, owner, id } = await withRound();
    const token = await invite(deps, owner, id, "ann@example.org");
    const submissionKey = deps.ids.token(256);
    const first = await answerInvited(deps, token, { submissionKey });
    expect(await answerInvited(deps, token, { submissionKey })).toEqual(first);
    const used = { code: "conflict", message: "This invitation has been used. It takes one answer." };
    await expect(answerInvited(deps, token)).rejects.toMatchObject(used);
    await withdrawResponse(deps, first.withdrawKey);
    await expect(answerInvited(deps, token, { submissionKey })).rejects.toMatchObject(used);
    expect(await countAnswers(deps.db.read, id)).toBe(0);
  });

  it("stays unused when its answer is refused", async () => {
    const { deps, owner, id } = await withRound();
    const token = await invite(deps, owner, id, "ann@example.org");
    expect(() => answerInvited(deps, token, { selectedTraits: ["no-such-word"] })).toThrow("not in the list");
    const other = await createSurvey(deps, owner, {});
    const submissionKey = deps.ids.token(256);
    await answerInvited(deps, await invite(deps, owner, other.id, "bo@example.org"), { submissionKey });
    await expect(answerInvited(deps, token, { submissionKey })).rejects.toMatchObject({ code: "conflict" });
    await expect(answerInvited(deps, token)).resolves.toBeDefined();
  });

  it("answers an organisation's round", async () => {
    const { deps, owner, id } = await withRound({ audience: "organisation" });
    await answerInvited(deps, await invite(deps, owner, id, "ann@example.org"));
    expect(await countAnswers(deps.db.read, id)).toBe(1);
  });

  it("is refused to the owner's mailbox under another account, and to an owner who has moved to that address", async () => {
    const { deps, owner, id } = await withRound();
    const token = await invite(deps, owner, id, "ann@example.org");
    const sender = { origin: { network: "10.0.0.1" } };
    const input = { selectedTraits: wordsFrom(3), peerName: null };
    const twin = await makeUser(deps, { mailbox: owner.mailbox });
    for (const actor of [owner, twin])
      await expect(submitInvitedResponse(deps, { ...sender, actor }, token, input)).rejects.toMatchObject({
        code: "forbidden",
      });
    await deps.db.write((tx) =>
      tx.update(users).set({ mailbox: "ann@example.org" }).where(eq(users.id, owner.userId)),
    );
    await expect(answerInvited(deps, token)).rejects.toMatchObject({ code: "forbidden" });
  });

  it("leads nowhere once it is revoked, and its answer stays", async () => {
    const { deps, owner, id } = await withRound();
    const tokens = [];
    for (const name of ["ann", "bo"]) tokens.push(await invite(deps, owner, id, `${name}@example.org`));
    await answerInvited(deps, tokens[0] ?? "");
    const api = makeApi(deps);
    const session = await signIn(deps, owner);
    const answers = [];
    for (const { id: invitationId } of await listInvitations(deps, owner, id)) {
      const path = `/api/surveys/${id}/invitations/${invitationId}`;
      const { status, headers } = await api(path, { method: "DELETE", token: session });
      answers.push({ status, size: headers.get("content-length") });
    }
    expect(answers[0]).toEqual(answers[1]);
    for (const token of tokens) expect((await api(`/api/invitations/${token}`)).status).toBe(404);
    expect(await countAnswers(deps.db.read, id)).toBe(1);
  });
});

describe("rule A7", () => {
  it("the owner's answers are the same, byte for byte, whoever has used their invitation", async () => {
    const { deps, owner, id, ask } = await withRound();
    await ask(many(4));
    const api = makeApi(deps);
    const session = await signIn(deps, owner);
    const look = async () => {
      const answers = await Promise.all([
        api(`/api/surveys/${id}/invitations`, { token: session }),
        api(`/api/invitations/${(await invitationTokens(deps, "p2@example.org"))[0] ?? ""}`, {
          token: session,
        }),
      ]);
      return Promise.all(answers.map(async (answer) => [answer.status, await answer.text()]));
    };
    const before = await look();
    for (const person of ["p2", "p0"]) {
      const [token = ""] = await invitationTokens(deps, `${person}@example.org`);
      await answerInvited(deps, token);
      expect(await look()).toEqual(before);
    }
    const again = await ask(["p1@example.org, p2@example.org"]);
    expect(new Set(again.skipped.map(({ reason }) => reason)).size).toBe(1);
  });
});

describe("invitations that a person has got", () => {
  it("are those to their own mailbox, newest first, and say how each stands", async () => {
    const { deps, owner, id } = await withRound({ title: "First" });
    const ann = await makeUser(deps, { email: "ann@example.org" });
    const token = await invite(deps, owner, id, "ann+tag@example.org");
    const ownerName = `Zoe ${owner.lastName}`;
    const states = async () => (await listReceived(deps, ann)).map(({ title, state }) => [title, state]);
    expect(await listReceived(deps, ann)).toMatchObject([
      { ownerName, title: "First", closesAt: null, state: "open" },
    ]);
    await answerInvited(deps, token);
    deps.clock.advance(1_000);
    const second = await createSurvey(deps, owner, { title: "Second" });
    await invite(deps, owner, second.id, "ann@example.org");
    expect(await states()).toEqual([
      ["Second", "open"],
      ["First", "done"],
    ]);
    await closeSurvey(deps, owner, second.id);
    await closeSurvey(deps, owner, id);
    expect(await states()).toEqual([
      ["Second", "closed"],
      ["First", "done"],
    ]);
  });

  it("are not shown to who has not confirmed the address, nor to anybody else", async () => {
    const { deps, owner, id } = await withRound();
    await invite(deps, owner, id, "ann@example.org");
    const unproved = await makeUser(deps, { email: "ann@example.org", emailVerifiedAt: null });
    for (const person of [unproved, owner, await makeUser(deps)])
      expect(await listReceived(deps, person)).toEqual([]);
  });
});
