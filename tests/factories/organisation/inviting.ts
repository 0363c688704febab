import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { inviteMembers } from "#src/server/domain/organisation/inviting/invite-members.ts";
import { makeOrganisation } from "#src/server/domain/organisation/get-organisation.ts";
import { mailsTo } from "#tests/setup/local-mailbox.ts";
import { randomUUID } from "node:crypto";

/** The path in the newest invitation to an organisation. */
export async function orgInvitationIn(deps: Deps, email: string): Promise<string> {
  const text = (await mailsTo(deps, email)).at(-1)?.text ?? "";
  const path = /\/org-invites\/[\w-]+/.exec(text)?.[0];
  if (path === undefined) throw new Error(`No email to ${email} has a link.`);
  return path;
}

/** An organisation that invites someone new. @returns the path of the invitation */
export async function inviteIntoTeam(deps: Deps, owner: Actor): Promise<string> {
  const email = `${randomUUID()}@example.org`;
  const { id } = await makeOrganisation(deps, owner, { name: "Harbour" });
  await inviteMembers(deps, owner, { id, emails: [email], role: "member" });
  return orgInvitationIn(deps, email);
}
