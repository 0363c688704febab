import { invitationLinks, organisationInvites, organisationMembers, users } from "#db/schema/index.ts";
import type { Actor } from "#src/server/actor.ts";
import { days, hours } from "#src/server/clock.ts";
import { deleteOrganisation, getOrganisation } from "#src/server/domain/organisation/get-organisation.ts";
import { inviteMembers } from "#src/server/domain/organisation/inviting/invite-members.ts";
import { checkInvites, listOpenInvites } from "#src/server/domain/organisation/inviting/open-invites.ts";
import { announceTeamReplies } from "#src/server/domain/organisation/inviting/announce-replies.ts";
import { acceptOrgInvite, declineOrgInvite, getOrgInvite } from "#src/server/domain/organisation/joining.ts";
import { addMember, makeTeam, somewhere } from "#tests/factories/organisation/organisation.ts";
import { makeUser } from "#tests/factories/user.ts";
import { makeDeps, type TestDeps } from "#tests/setup/deps.ts";
import { mailsTo } from "#tests/setup/local-mailbox.ts";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

const nobody = { actor: null, origin: somewhere };
const as = (actor: Actor) => ({ actor, origin: somewhere });

/** The token of the newest invitation to an address. */
async function tokenFor(deps: TestDeps, email: string): Promise<string> {
  const mails = await mailsTo(deps, email);
  const link = mails
    .map(({ text }) => /\/org-invites\/([\w-]+)/.exec(text)?.[1])
    .findLast((token) => token !== undefined);
  if (link === undefined) throw new Error(`No invitation came to ${email}.`);
  return link;
}

async function invited(email = "ida@example.org", role: "member" | "facilitator" = "member") {
  const deps = await makeDeps();
  const { owner, team } = await makeTeam(deps);
  const added = await inviteMembers(deps, owner, { id: team.id, emails: [email], role });
  return { deps, owner, team, added, token: await tokenFor(deps, email) };
}

describe("an invitation to an organisation", () => {
  it("names sender and organisation and creates an account for a new person", async () => {
    const { deps, token, team } = await invited();
    expect(await getOrgInvite(deps, nobody, { token })).toEqual({
      organisation: "Harbour",
      invitedBy: "Olga Owen",
      brand: null,
      role: "member",
      expiresAt: new Date(deps.clock.now().getTime() + days(14)).toISOString(),
      email: "ida@example.org",
      state: "open",
      hasAccount: false,
      isSignedIn: false,
    });
    const joined = await acceptOrgInvite(deps, nobody, { token }, "Ida Ames");
    expect(joined.organisation).toMatchObject({ id: team.id, role: "member" });
    expect(joined.token).not.toBeNull();
    const [ida] = await deps.db.read.select().from(users).where(eq(users.email, "ida@example.org"));
    expect(ida).toMatchObject({ firstName: "Ida", lastName: "Ames", onboardingStatus: "completed" });
    // A double click.
    expect((await acceptOrgInvite(deps, nobody, { token }, "Ida Ames")).token).not.toBeNull();
    expect(await deps.db.read.select().from(organisationMembers)).toHaveLength(2);
    deps.clock.advance(hours(1));
    await expect(acceptOrgInvite(deps, nobody, { token }, "Ida")).rejects.toMatchObject({
      code: "link.signInFirst",
    });
  });

  it("can be answered by id by its signed-in recipient", async () => {
    const { deps, added, team } = await invited();
    const inviteId = added.invited[0]?.id ?? "";
    const other = await makeUser(deps);
    const claimed = await makeUser(deps, { email: "ida@example.org", emailVerifiedAt: null });
    for (const caller of [nobody, as(other), as(claimed)])
      await expect(acceptOrgInvite(deps, caller, { inviteId }, undefined)).rejects.toMatchObject({
        kind: "not_found",
      });
    await deps.db.write((tx) => tx.delete(users).where(eq(users.id, claimed.userId)));
    const ida = await makeUser(deps, { email: "ida@example.org" });
    await acceptOrgInvite(deps, as(ida), { inviteId }, undefined);
    expect(await getOrganisation(deps, ida, team.id)).toMatchObject({ role: "member" });
  });

  it("skips people with a reason, and only owners offer roles", async () => {
    const { deps, owner, team } = await invited();
    const { id } = team;
    const lea = await addMember(deps, team, { role: "facilitator" });
    const bea = await addMember(deps, team);
    const emails = ["new@example.org", "no address", "NEW@example.org", bea.email, "ida@example.org"];
    const { invited: asked, skipped } = await inviteMembers(deps, lea, { id, emails, role: "member" });
    expect(asked.map(({ email }) => email)).toEqual(["new@example.org"]);
    expect(skipped.map(({ email }) => email)).toEqual([
      "no address",
      "new@example.org",
      bea.email,
      "ida@example.org",
    ]);
    expect(
      (await checkInvites(deps, lea, { id, text: `x@example.org\n${bea.email}, ida@example.org` })).map(
        ({ verdict }) => verdict,
      ),
    ).toEqual(["ok", "already_member", "already_invited"]);
    await expect(
      inviteMembers(deps, lea, { id, emails: ["z@example.org"], role: "facilitator" }),
    ).rejects.toMatchObject({ kind: "forbidden" });
    await expect(
      inviteMembers(deps, bea, { id, emails: ["z@example.org"], role: "member" }),
    ).rejects.toMatchObject({ kind: "forbidden" });
    await expect(listOpenInvites(deps, bea, id)).rejects.toMatchObject({ kind: "forbidden" });
    expect(await listOpenInvites(deps, owner, id)).toHaveLength(2);
  });
});

it("go with their organisation, and so do their links", async () => {
  const { deps, owner, team } = await invited();
  await deleteOrganisation(deps, owner, { id: team.id, name: team.name });
  expect(await deps.db.read.$count(invitationLinks)).toBe(0);
});

describe("the email about replies", () => {
  it("tells the inviter, once for each hour, who has joined and who has declined", async () => {
    const deps = await makeDeps();
    const { owner, team } = await makeTeam(deps);
    const lea = await addMember(deps, team, { role: "facilitator" });
    const emails = ["ida@example.org", "jo@example.org", "kit@example.org"];
    await inviteMembers(deps, lea, { id: team.id, emails, role: "member" });
    const [ida = "", jo = "", kit = ""] = await Promise.all(emails.map((email) => tokenFor(deps, email)));
    await acceptOrgInvite(deps, nobody, { token: ida }, "Ida Ames");
    await declineOrgInvite(deps, nobody, { token: jo });
    await announceTeamReplies(deps);
    deps.clock.advance(hours(1));
    await Promise.all([announceTeamReplies(deps), announceTeamReplies(deps)]);
    deps.clock.advance(hours(1));
    await announceTeamReplies(deps);
    const [mail, ...more] = await mailsTo(deps, lea.email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe("2 people have replied to your invitations");
    expect(mail?.text).toContain(
      "Ida Ames has joined “Harbour”.\n\njo@example.org has declined your invitation to “Harbour”.\n",
    );
    expect(await mailsTo(deps, owner.email)).toEqual([]);
    await acceptOrgInvite(deps, nobody, { token: kit }, "Kit");
    await deps.db.write((tx) => deps.hooks.onAccountErased(tx, deps, lea));
    deps.clock.advance(hours(1));
    await announceTeamReplies(deps);
    expect(await mailsTo(deps, lea.email)).toEqual([]);
    const rows = await deps.db.read.select().from(organisationInvites);
    expect(rows.map(({ inviterId }) => inviterId)).toEqual([null, null, null]);
  });
});
