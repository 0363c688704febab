import { invitePeople, skipReasons } from "#src/server/domain/invitation/invite-people.ts";
import { listInvitations } from "#src/server/domain/invitation/list-invitations.ts";
import { revokeInvitation } from "#src/server/domain/invitation/change-invitations.ts";
import { createSurvey } from "#src/server/domain/survey/create-survey.ts";
import { days } from "#src/server/clock.ts";
import { invitationTokens, invite } from "#tests/factories/invitation.ts";
import { makeFacilitator } from "#tests/factories/programme/facilitator.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { mailsTo } from "#tests/setup/local-mailbox.ts";
import { describe, expect, it } from "vitest";
import { makeInvitingSurvey as withSurvey, many } from "#tests/factories/inviting-survey.ts";

describe("inviting", () => {
  it("emails each person their own link and says who is skipped and why", async () => {
    const { deps, ask } = await withSurvey();
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

  it("names the owner, the note as text, and what happens to an answer", async () => {
    const { deps, owner, ask } = await withSurvey({
      minResponses: 4,
      closesAt: new Date("2026-12-05T12:00:00Z"),
    });
    await ask(["ann@example.org"], "Dear all,\n\n<b>please</b> & thanks");
    const [mail] = await mailsTo(deps, "ann@example.org");
    expect(mail?.subject).toBe("How do you see Zoe?");
    expect(mail?.text).toContain(`Zoe ${owner.lastName} asks you: “How do you see me?”`);
    expect(mail?.text).toContain("Zoe writes:\n\n> Dear all,\n>\n> <b>please</b> & thanks");
    expect(mail?.html).toContain(">&lt;b&gt;please&lt;/b&gt; &amp; thanks</p></blockquote>");
    expect(mail?.html).toContain('<blockquote dir="auto"');
    expect(mail?.html).not.toContain("<b>");
    expect(mail?.text).toContain(
      "Once at least 4 people have answered, Zoe sees totals, and never who picked what",
    );
    expect(mail?.text).toContain("until 5 December 2026 at 12:00 UTC");
    expect(mail?.text).toMatch(/\nPick the words: http:\/\/localhost:4321\/assessment\/invite\/[\w-]{43}\n/);
    expect(mail?.unsubscribeUrl).toMatch(/\/email\/unsubscribe\?token=[\w-]{43}$/);
  });

  it("keeps names and titles that look like links out of the email", async () => {
    const deps = await makeDeps();
    const owner = await makeFacilitator(deps, { firstName: "Win", lastName: "at evil.example" });
    const { id } = await createSurvey(deps, owner, { title: "https://evil.example" });
    await invite(deps, owner, id, "ann@example.org");
    const [mail] = await mailsTo(deps, "ann@example.org");
    expect(`${mail?.subject ?? ""}${mail?.text ?? ""}${mail?.html ?? ""}`).not.toContain("evil");
  });

  it("allows a hundred people per survey, even through parallel calls", async () => {
    const { deps, owner, id, ask } = await withSurvey();
    const both = await Promise.all([ask(many(80, "a")), ask(many(80, "b"))]);
    expect(both.flatMap(({ invited }) => invited)).toHaveLength(100);
    const skipped = both.flatMap((outcome) => outcome.skipped);
    expect(skipped).toHaveLength(60);
    expect(new Set(skipped.map(({ reason }) => reason))).toEqual(new Set([skipReasons.full]));
    expect(await listInvitations(deps, owner, id)).toHaveLength(100);
  });

  it("limits an owner's invitations per day over all surveys", async () => {
    const { deps, owner } = await withSurvey();
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

  it("emails a mailbox rarely, even if it is invited and revoked again and again", async () => {
    const { deps, owner, id, ask } = await withSurvey();
    for (let n = 0; n < 5; n += 1) {
      const { invited } = await ask(["ann@example.org"]);
      await revokeInvitation(deps, owner, id, invited[0]?.id ?? "");
    }
    expect((await ask(["ann@example.org"])).skipped[0]?.reason).toBe(skipReasons.tooOften);
  });
});
