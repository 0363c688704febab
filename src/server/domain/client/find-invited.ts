import type { Queryable } from "#db/client.ts";
import { verifiedAddress, type Actor } from "#src/server/actor.ts";
import { takeFromLimits } from "#src/server/auth/limits/limits.ts";
import type { Deps } from "#src/server/deps.ts";
import type { Caller } from "#src/server/domain/account/by-link/caller.ts";
import { findAccountBy } from "#src/server/domain/account/find-account.ts";
import { coFacilitatorsOf } from "#src/server/domain/programme/leading/list-facilitators.ts";
import { sha256 } from "#src/server/ids.ts";
import type { InvitationKey } from "#src/shared/sharing/client-page.ts";
import { clientErrors } from "./errors.ts";
import { deadClientLinks } from "./limits.ts";
import {
  addressOf,
  clientOfLink,
  findAsked,
  findByLink,
  programmeOfClient,
  type Invited,
} from "./queries.ts";

/**
 * The one gate to an invitation. A link came by email, so whoever has it reads that mailbox. By its id a client is found for the person
 * alone who is signed in with exactly that address and has shown that they read it: nobody else learns that there is one.
 */
export async function findInvitedIn(
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

/** Counts a dead link. @throws {DomainError} not_found; too_many_requests. */
export async function refuseDeadLink(deps: Deps, { origin }: Caller): Promise<never> {
  await takeFromLimits(deps, deadClientLinks(origin));
  throw clientErrors.linkNotFound();
}

/** Who isn't signed in and has no link that works mustn't hold up everyone's writes. */
export async function refuseStranger(deps: Deps, caller: Caller, key: InvitationKey): Promise<void> {
  if (caller.actor === null && (await findInvitedIn(deps.db.read, null, key)) === undefined)
    await refuseDeadLink(deps, caller);
}

/**
 * What belongs to an invitation, for whom the gate lets in: the account at its address, if there is one, and who leads the programme
 * beside the facilitator who made it.
 */
export async function lookAround(db: Queryable, key: InvitationKey) {
  const clientId = "token" in key ? clientOfLink(db, sha256(key.token)) : key.clientId;
  const [account, others] = await Promise.all([
    findAccountBy(db, addressOf(db, clientId)),
    coFacilitatorsOf(db, programmeOfClient(db, clientId)),
  ]);
  return { account, others };
}

/**
 * Who was asked, for what and by whom, with what `lookAround` gives. Dead links are counted, and live ones are not.
 *
 * @throws {DomainError} not_found for a link that was never sent, for a client who isn't the caller, and where the client or the programme
 * is gone; too_many_requests.
 */
export async function findInvited(deps: Deps, caller: Caller, key: InvitationKey) {
  const db = deps.db.read;
  const [invited, around] = await Promise.all([findInvitedIn(db, caller.actor, key), lookAround(db, key)]);
  return { ...(invited ?? (await refuseDeadLink(deps, caller))), ...around };
}
