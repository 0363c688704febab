import { clients, throttledMails } from "#db/schema/index.ts";
import { days, hours } from "#src/server/clock.ts";
import { invitePeople, skipReasons } from "#src/server/domain/invitation/invite-people.ts";
import { listInvitations } from "#src/server/domain/invitation/list-invitations.ts";
import { revokeInvitation } from "#src/server/domain/invitation/change-invitations.ts";
import { releaseMails } from "#src/server/domain/mail/throttle/release-mails.ts";
import { sweepThrottled } from "#src/server/domain/mail/throttle/sweep.ts";
import { inviteMembers } from "#src/server/domain/organisation/inviting/invite-members.ts";
import { listOpenInvites, resendInvite } from "#src/server/domain/organisation/inviting/open-invites.ts";
import { makeOrganisation } from "#src/server/domain/organisation/get-organisation.ts";
import { createProgramme } from "#src/server/domain/programme/create-programme.ts";
import { getProgramme } from "#src/server/domain/programme/present-programme.ts";
import { getSending } from "#src/server/domain/programme/asking/ask-clients.ts";
import { nudgeClient } from "#src/server/domain/programme/asking/nudge-client.ts";
import { closeSurvey } from "#src/server/domain/survey/change-survey.ts";
import { makeFacilitator } from "#tests/factories/programme/facilitator.ts";
import { ask, crowd, mo, namesTo } from "#tests/factories/asked-by-many.ts";
import { mailingEnv } from "#tests/factories/queued-invitations.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { mailsTo } from "#tests/setup/local-mailbox.ts";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

/* A mailbox gets fifteen emails a day with requests. Others wait, and none is dropped silently. */

const programmeOf = (email: string) => ({
  ...{ title: "Spring", purpose: "Before we meet.", message: null, closesAt: null, minResponses: 3 },
  ...{ opens: "client" as const, reminders: true, clients: [{ name: "Mo", email }] },
});

describe("one sender", () => {
  it("emails a mailbox five times a day at most", async () => {
    const deps = await makeDeps();
    const owner = await makeFacilitator(deps);
    const team = await makeOrganisation(deps, owner, { name: "Harbour" });
    const asked = [await ask(deps, owner, mo), await ask(deps, owner, mo)];
    const programme = await createProgramme(deps, owner, programmeOf("Mo+x@example.org"));
    const members = await inviteMembers(deps, owner, { id: team.id, emails: [mo], role: "member" });
    const invited = [
      ...programme.invited,
      ...members.invited,
      ...asked.flatMap(({ outcome }) => outcome.invited),
    ];
    expect(invited.map(({ delivery }) => delivery)).toEqual(Array.from({ length: 4 }, () => "usual"));
    deps.clock.advance(hours(1));
    expect(await ask(deps, owner, mo)).toMatchObject({ delivery: "usual" });
    expect(await ask(deps, owner, mo)).toMatchObject({ delivery: skipReasons.tooOften });
    await expect(createProgramme(deps, owner, programmeOf(mo))).rejects.toThrow(/Nobody on this list/);
    const other = await makeOrganisation(deps, owner, { name: "Quay" });
    expect(await inviteMembers(deps, owner, { id: other.id, emails: [mo], role: "member" })).toMatchObject({
      skipped: [{ reason: skipReasons.tooOften }],
    });
    const invitedLongAgo = new Date(deps.clock.now().getTime() - days(4));
    await deps.db.write((tx) => tx.update(clients).set({ invitedAt: invitedLongAgo }));
    const [client] = programme.invited;
    await expect(nudgeClient(deps, owner, programme.id, client?.id ?? "")).rejects.toMatchObject({
      kind: "too_many_requests",
    });
  });
});

describe("a mailbox at its limit", () => {
  it("delays later emails, and their senders know", async () => {
    const deps = await makeDeps({ env: mailingEnv });
    await crowd(deps, 3);
    const before = (await mailsTo(deps, mo)).length;
    expect(before).toBe(15);
    const honest = await makeFacilitator(deps, { firstName: "Ada" });
    const round = await ask(deps, honest, mo, "bo@example.org");
    expect(round.outcome.invited.map(({ email, delivery }) => [email, delivery])).toEqual([
      [mo, "later"],
      ["bo@example.org", "usual"],
    ]);
    const programme = await createProgramme(deps, honest, programmeOf(mo));
    expect(programme).toMatchObject({ invited: [{ delivery: "later" }], clients: [{ delivery: "later" }] });
    const closed = await ask(deps, honest, mo);
    await closeSurvey(deps, honest, closed.id);
    expect(await listInvitations(deps, honest, closed.id)).toMatchObject([{ delivery: "failed" }]);
    const sending = () => getSending(deps, honest, programme.id);
    expect(await sending()).toEqual({ sent: 0, waiting: 0, later: 1, failed: 0 });
    const team = await makeOrganisation(deps, honest, { name: "Harbour" });
    const invited = await inviteMembers(deps, honest, { id: team.id, emails: [mo], role: "member" });
    expect(invited.invited).toMatchObject([{ delivery: "later" }]);
    const read = async () => [
      (await listInvitations(deps, honest, round.id)).find(({ email }) => email === mo)?.delivery,
      (await getProgramme(deps, honest, programme.id)).clients[0]?.delivery,
      (await listOpenInvites(deps, honest, team.id))[0]?.delivery,
    ];
    expect(await read()).toEqual(["later", "later", "later"]);
    deps.clock.advance(hours(23));
    await releaseMails(deps);
    expect(await read()).toEqual(["later", "later", "later"]);
    deps.clock.advance(hours(1));
    await releaseMails(deps);
    expect(await read()).toEqual(["usual", "usual", "usual"]);
    const due = (await mailsTo(deps, mo)).filter(({ dueAt }) => dueAt <= deps.clock.now());
    expect(due.map((mail) => mail.state)).toEqual(Array.from({ length: 19 }, () => "queued"));
    expect(await sending()).toMatchObject({ later: 0 });
  });

  it("drops emails after three days, tells the sender once, and allows another try", async () => {
    const deps = await makeDeps({ env: mailingEnv });
    await crowd(deps, 3);
    const honest = await makeFacilitator(deps, { firstName: "Ada" });
    const { id, outcome } = await ask(deps, honest, mo);
    const programme = await createProgramme(deps, honest, programmeOf(mo));
    const team = await makeOrganisation(deps, honest, { name: "Harbour" });
    await inviteMembers(deps, honest, { id: team.id, emails: [mo], role: "member" });
    for (let day = 0; day < 3; day += 1) {
      deps.clock.advance(days(1) - hours(1));
      // As if other senders' emails filled each day.
      await deps.db.write((tx) =>
        tx.update(throttledMails).set({ at: deps.clock.now() }).where(eq(throttledMails.state, "released")),
      );
      await releaseMails(deps);
    }
    expect(await listInvitations(deps, honest, id)).toMatchObject([{ delivery: "later" }]);
    deps.clock.advance(hours(3));
    await releaseMails(deps);
    await releaseMails(deps);
    expect(await listInvitations(deps, honest, id)).toMatchObject([{ delivery: "failed" }]);
    expect(await getSending(deps, honest, programme.id)).toMatchObject({ sent: 0, later: 0, failed: 1 });
    const [mail, ...others] = await mailsTo(deps, honest.email);
    expect(others).toEqual([]);
    expect(mail?.text).toContain("We couldn’t send your invitation to mo@example.org.");
    expect(await mailsTo(deps, mo)).toHaveLength(15);
    // It stays so until they act.
    deps.clock.advance(days(1));
    await releaseMails(deps);
    await sweepThrottled(deps.db, deps.clock.now());
    expect(await listInvitations(deps, honest, id)).toMatchObject([{ delivery: "failed" }]);
    await revokeInvitation(deps, honest, id, outcome.invited[0]?.id ?? "");
    expect(await listInvitations(deps, honest, id)).toEqual([]);
    const again = await invitePeople(deps, honest, id, { emails: [mo], message: null });
    expect(again.invited).toMatchObject([{ delivery: "usual" }]);
    const [client] = programme.invited;
    expect(await nudgeClient(deps, honest, programme.id, client?.id ?? "")).toMatchObject({
      delivery: "usual",
    });
    const [invite] = await listOpenInvites(deps, honest, team.id);
    expect(invite?.delivery).toBe("failed");
    expect(await resendInvite(deps, honest, { id: team.id, inviteId: invite?.id ?? "" })).toMatchObject({
      delivery: "usual",
    });
    expect(await listOpenInvites(deps, honest, team.id)).toMatchObject([{ delivery: "usual" }]);
  });
});

describe("the order of waiting emails", () => {
  it("serves each sender once before anyone twice, counting today's emails", async () => {
    const deps = await makeDeps({ env: mailingEnv });
    await crowd(deps, 3);
    expect(await namesTo(deps)).toHaveLength(15);
    deps.clock.advance(hours(2));
    // Eight accounts with five each, then three people with one each, then one of them with a second.
    await crowd(deps, 8);
    const people = [];
    for (const firstName of ["Ada", "Ben", "Cem"]) people.push(await makeFacilitator(deps, { firstName }));
    for (const person of people) expect(await ask(deps, person, mo)).toMatchObject({ delivery: "later" });
    const [ada] = people;
    if (ada !== undefined) await ask(deps, ada, mo);
    expect(await namesTo(deps)).toEqual([]);
    deps.clock.advance(hours(22));
    const names = await namesTo(deps);
    expect(names).toHaveLength(15);
    expect(new Set(names).size).toBe(11);
    for (const name of ["Ada", "Ben", "Cem"]) expect(names).toContain(name);
    // A day is any 24 hours, so that two days' emails never come together.
    deps.clock.advance(hours(23));
    expect(await namesTo(deps)).toEqual([]);
    deps.clock.advance(hours(1));
    const next = await namesTo(deps);
    expect(next).toHaveLength(15);
    expect([...names, ...next].filter((name) => name === "Ada")).toHaveLength(2);
  });
});
