import type { Queryable, Transaction } from "#db/client.ts";
import { verifiedAddress, type Actor } from "#src/server/actor.ts";
import { takeFromLimits } from "#src/server/auth/limits/limits.ts";
import type { Deps } from "#src/server/deps.ts";
import type { Caller } from "#src/server/domain/account/by-link/caller.ts";
import { inviteErrors } from "#src/server/domain/organisation/inviting/errors.ts";
import {
  findByLink,
  findReceived,
  type Invited,
  type InviteRow,
} from "#src/server/domain/organisation/inviting/invite-queries.ts";
import { deadOrgLinks } from "#src/server/domain/organisation/limits.ts";
import { sha256 } from "#src/server/ids.ts";
import type { OrgInvite } from "#src/shared/organisation/organisation.output.ts";

/** What an invitation goes by: the token of the link in an email, or its id, for the person who is signed in with its address. */
export type OrgInviteKey = { readonly token: string } | { readonly inviteId: string };

/**
 * The one gate to an invitation. A link came by email, so whoever has it reads that mailbox. By its id it is found for the person alone
 * who is signed in with exactly that address and has shown that they read it: nobody else learns that there is one.
 */
async function findInvitedIn(
  db: Queryable,
  actor: Actor | null,
  key: OrgInviteKey,
): Promise<Invited | undefined> {
  if ("token" in key) return findByLink(db, sha256(key.token));
  const email = actor && verifiedAddress(actor);
  if (email === null) return undefined;
  const received = await findReceived(db, key.inviteId);
  return received?.invite.email === email ? received : undefined;
}

/**
 * Who was asked into what. Dead links are counted, and live ones are not.
 *
 * @throws {DomainError} not_found for a link that was never sent, for someone who isn't the caller, and where the organisation is gone;
 * too_many_requests.
 */
export async function getInvited(deps: Deps, { actor, origin }: Caller, key: OrgInviteKey): Promise<Invited> {
  const invited = await findInvitedIn(deps.db.read, actor, key);
  if (invited !== undefined) return invited;
  await takeFromLimits(deps, deadOrgLinks(origin));
  throw inviteErrors.linkNotFound();
}

/** As `getInvited`, in the transaction of a reply. @throws {DomainError} not_found for one that is gone since. */
export async function getInvitedIn(tx: Transaction, { actor }: Caller, key: OrgInviteKey): Promise<Invited> {
  const invited = await findInvitedIn(tx, actor, key);
  if (invited === undefined) throw inviteErrors.linkNotFound();
  return invited;
}

/** What has become of an invitation. */
export const stateOf = ({ state, expiresAt }: InviteRow, now: Date): OrgInvite["state"] =>
  state === "open" && expiresAt <= now ? "expired" : state;
