import type { Queryable, Transaction } from "#db/client.ts";
import { verifiedAddress, type Actor } from "#src/server/actor.ts";
import { takeFromLimits } from "#src/server/auth/limits/limits.ts";
import type { Deps } from "#src/server/deps.ts";
import type { Caller } from "#src/server/domain/account/by-link/caller.ts";
import { sha256 } from "#src/server/ids.ts";
import type { InvitationKey } from "#src/shared/sharing/client-page.ts";
import { clientErrors } from "./errors.ts";
import { deadClientLinks } from "./limits.ts";
import { findAsked, findByLink, type Invited } from "./queries.ts";

/**
 * The one gate to an invitation. A link came by email, so whoever has it reads that mailbox. By its id a client is found for the person
 * alone who is signed in with exactly that address and has shown that they read it: nobody else learns that there is one.
 */
async function findInvitedIn(
  db: Queryable,
  actor: Actor | null,
  key: InvitationKey,
): Promise<Invited | undefined> {
  if ("token" in key) return findByLink(db, sha256(key.token));
  const email = actor && verifiedAddress(actor);
  if (email === null) return undefined;
  const asked = await findAsked(db, key.clientId);
  return asked?.client.email === email ? asked : undefined;
}

/**
 * Who isn't signed in and has no link that works is refused before anything is written. Dead links are counted, and live ones are not.
 *
 * @throws {DomainError} not_found for a link that was never sent, for a client who isn't the caller, and where the client or the programme
 * is gone; too_many_requests.
 */
export async function getInvited(
  deps: Deps,
  { actor, origin }: Caller,
  key: InvitationKey,
): Promise<Invited> {
  const invited = await findInvitedIn(deps.db.read, actor, key);
  if (invited !== undefined) return invited;
  await takeFromLimits(deps, deadClientLinks(origin));
  throw clientErrors.linkNotFound();
}

/** As `getInvited`, in the transaction of a reply. @throws {DomainError} not_found for one that is gone since. */
export async function getInvitedIn(tx: Transaction, { actor }: Caller, key: InvitationKey): Promise<Invited> {
  const invited = await findInvitedIn(tx, actor, key);
  if (invited === undefined) throw clientErrors.linkNotFound();
  return invited;
}
