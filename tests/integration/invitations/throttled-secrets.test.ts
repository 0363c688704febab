import { invitations, throttledMails } from "#db/schema/index.ts";
import type { Actor } from "#src/server/actor.ts";
import { days, hours } from "#src/server/clock.ts";
import { invitePeople } from "#src/server/domain/invitation/invite-people.ts";
import { listInvitations } from "#src/server/domain/invitation/list-invitations.ts";
import { revokeInvitation } from "#src/server/domain/invitation/change-invitations.ts";
import { remindPeers } from "#src/server/domain/invitation/remind-peers.ts";
import { releaseMails } from "#src/server/domain/mail/throttle/release-mails.ts";
import { sweepThrottled } from "#src/server/domain/mail/throttle/sweep.ts";
import { setMailPreferences } from "#src/server/domain/mail/topics/opt-outs.ts";
import { inviteMembers } from "#src/server/domain/organisation/inviting/invite-members.ts";
import { revokeInvite } from "#src/server/domain/organisation/inviting/open-invites.ts";
import { makeOrganisation } from "#src/server/domain/organisation/get-organisation.ts";
import { makeFacilitator } from "#tests/factories/programme/facilitator.ts";
import { ask, crowd, mo, namesTo } from "#tests/factories/asked-by-many.ts";
import { mailingEnv } from "#tests/factories/queued-invitations.ts";
import { makeUser } from "#tests/factories/user.ts";
import { makeDeps, type TestDeps } from "#tests/setup/deps.ts";
import { mailsTo } from "#tests/setup/local-mailbox.ts";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

/* Emails held back because a mailbox is full reveal nothing about its owner, and go with their subject. */

describe("a person's acts", () => {
  const deeds: Record<string, (deps: TestDeps, id: string, person: Actor) => Promise<unknown>> = {
    nothing: () => Promise.resolve(),
    answered: (deps, id) =>
      deps.db.write((tx) => tx.update(invitations).set({ used: true }).where(eq(invitations.surveyId, id))),
    muted: (deps, id) =>
      deps.db.write((tx) => tx.update(invitations).set({ muted: true }).where(eq(invitations.surveyId, id))),
    "opted out": (deps, _, person) => setMailPreferences(deps, person, { invitations: false }),
  };

  /** Everything that owners read, and when other people's emails are sent. */
  async function story(deed: string, moment: "before" | "while it waits"): Promise<string> {
    const deps = await makeDeps({ env: mailingEnv });
    const person = await makeUser(deps, { email: mo, mailbox: mo });
    const owner = await makeFacilitator(deps, { firstName: "Ada" });
    const other = await makeFacilitator(deps, { firstName: "Ben" });
    const told: unknown[] = [];
    const { id, outcome } = await ask(deps, owner, mo);
    const act = () => deeds[deed]?.(deps, id, person);
    if (moment === "before") await act();
    await revokeInvitation(deps, owner, id, outcome.invited[0]?.id ?? "");
    await crowd(deps, 3);
    const read = async (invited: Awaited<ReturnType<typeof listInvitations>>) =>
      told.push(
        invited.map(({ email, delivery }) => [email, delivery]),
        deps.clock.now(),
      );
    await read((await invitePeople(deps, owner, id, { emails: [mo], message: null })).invited);
    if (moment === "while it waits") await act();
    const others = await ask(deps, other, mo);
    await read(others.outcome.invited);
    for (let hour = 0; hour < 30; hour += 3) {
      deps.clock.advance(hours(3));
      const left = await namesTo(deps);
      if (deed !== "opted out") told.push(left.filter((name) => name === "Ben"));
      await read(await listInvitations(deps, owner, id));
      await read(await listInvitations(deps, other, others.id));
    }
    return JSON.stringify(told);
  }

  it.each([
    ["answered", "before"],
    ["muted", "before"],
    ["answered", "while it waits"],
    ["muted", "while it waits"],
  ] as const)("shows the sender no difference when the invited person has %s, %s", async (deed, moment) => {
    const told = await story(deed, moment);
    expect(told).toBe(await story("nothing", moment));
    expect(told).toContain('"later"');
  });

  it("doesn't show to senders if they unsubscribed from invitations", async () => {
    const listsIn = (told: string) => told.replaceAll(/\["Ben"\],|\[\],/g, "");
    expect(listsIn(await story("opted out", "before"))).toBe(listsIn(await story("nothing", "before")));
  });

  it("counts against a full mailbox even if nobody is emailed", async () => {
    const deps = await makeDeps({ env: mailingEnv });
    const person = await makeUser(deps, { email: mo, mailbox: mo });
    await setMailPreferences(deps, person, { invitations: false });
    await crowd(deps, 3);
    expect(await mailsTo(deps, mo)).toEqual([]);
    expect(await ask(deps, await makeFacilitator(deps), mo)).toMatchObject({ delivery: "later" });
  });
});

describe("a waiting email", () => {
  async function waiting() {
    const deps = await makeDeps({ env: mailingEnv });
    await crowd(deps, 3);
    const owner = await makeFacilitator(deps, { firstName: "Ada" });
    return { deps, owner, ...(await ask(deps, owner, mo)) };
  }

  it("is cancelled by a revocation without telling its sender", async () => {
    const { deps, owner, id, outcome } = await waiting();
    const team = await makeOrganisation(deps, owner, { name: "Harbour" });
    const { invited } = await inviteMembers(deps, owner, { id: team.id, emails: [mo], role: "member" });
    await revokeInvitation(deps, owner, id, outcome.invited[0]?.id ?? "");
    await revokeInvite(deps, owner, { id: team.id, inviteId: invited[0]?.id ?? "" });
    const left = await deps.db.read.select().from(throttledMails).where(eq(throttledMails.state, "waiting"));
    expect(left).toEqual([]);
    deps.clock.advance(days(4));
    expect(await namesTo(deps)).not.toContain("Ada");
    expect(await mailsTo(deps, owner.email)).toEqual([]);
  });

  it("postpones reminders until it has been sent", async () => {
    const { deps } = await waiting();
    await namesTo(deps);
    deps.clock.advance(days(3) - hours(1));
    await deps.db.write((tx) =>
      tx.update(throttledMails).set({ at: deps.clock.now() }).where(eq(throttledMails.state, "released")),
    );
    deps.clock.advance(hours(1));
    await remindPeers(deps);
    const reminders = await namesTo(deps);
    expect(reminders).toHaveLength(15);
    expect(reminders.join()).not.toContain("Ada");
  });

  it("keeps no address once released", async () => {
    const { deps } = await waiting();
    deps.clock.advance(days(1));
    await releaseMails(deps);
    const rows = await deps.db.read.select().from(throttledMails);
    expect(rows.filter(({ recipient, about, senderId }) => recipient ?? about ?? senderId)).toEqual([]);
    deps.clock.advance(days(1));
    await sweepThrottled(deps.db, deps.clock.now());
    expect(await deps.db.read.select().from(throttledMails)).toEqual([]);
  });
});
