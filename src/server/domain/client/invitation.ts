import type { Queryable, Transaction } from "#db/client.ts";
import { type Actor, verifiedAddress } from "#src/server/actor.ts";
import { enforceLimits } from "#src/server/auth/limits/limits.ts";
import type { Deps, TransactionDeps } from "#src/server/deps.ts";
import type { Caller } from "#src/server/domain/account/by-link/caller.ts";
import { sha256 } from "#src/server/ids.ts";
import type { InvitationKey } from "#src/shared/sharing/client-page.ts";
import { clientErrors } from "./errors.ts";
import { deadClientLinks } from "./limits.ts";
import { type Invited, findInvitedById, findInvitedByLink, updateClient } from "./queries.ts";
import { findAccountByEmail } from "#src/server/domain/account/find-account.ts";
import { coFacilitatorsOf } from "#src/server/domain/programme/leading/list-facilitators.ts";
import { joinName } from "#src/shared/account/names.ts";
import type { Accepted, ClientInvitation } from "#src/shared/sharing/sharing.output.ts";
import { deadlineOf, requireJoinable } from "./rules.ts";
import { resumeByLink, findOrCreatePerson } from "#src/server/domain/account/by-link/person-of-link.ts";
import { createClientRoundIn } from "#src/server/domain/survey/create-survey.ts";
import { writeLedger } from "./ledger.ts";

/**
 * The only gate to an invitation. A link came by email, so anyone who has it reads that mailbox. By id, only
 * the user signed in with exactly that confirmed address finds it; nobody else learns that it exists.
 */
async function findInvitedIn(
  db: Queryable,
  actor: Actor | null,
  key: InvitationKey,
): Promise<Invited | undefined> {
  if ("token" in key) return findInvitedByLink(db, sha256(key.token));
  const email = actor && verifiedAddress(actor);
  if (email === null) return undefined;
  const asked = await findInvitedById(db, key.clientId);
  return asked?.client.email === email ? asked : undefined;
}

/**
 * Rejects dead links before any write. Only dead links count against the limit.
 *
 * @throws {DomainError} not_found for an unknown link, someone else's invitation, or a deleted client or
 *   programme; too_many_requests
 */
async function getInvited(deps: Deps, { actor, origin }: Caller, key: InvitationKey): Promise<Invited> {
  const invited = await findInvitedIn(deps.db.read, actor, key);
  if (invited !== undefined) return invited;
  await enforceLimits(deps, deadClientLinks(origin));
  throw clientErrors.linkNotFound();
}

/** @throws {DomainError} not_found, also if it was deleted since `getInvited` */
async function getInvitedIn(tx: Transaction, { actor }: Caller, key: InvitationKey): Promise<Invited> {
  const invited = await findInvitedIn(tx, actor, key);
  if (invited === undefined) throw clientErrors.linkNotFound();
  return invited;
}

export function stateOf({ client, programme }: Invited): ClientInvitation["state"] {
  if (client.state === "accepted") return client.surveyId === null ? "left" : "accepted";
  return client.state !== "left" && programme.closedAt !== null ? "over" : client.state;
}

/**
 * What the invited person reads before deciding: who invites them, to what, and what that person will see.
 * The round itself shows only to its owner.
 *
 * @throws {DomainError} not_found; too_many_requests
 */
export async function getClientInvitation(
  deps: Deps,
  caller: Caller,
  key: InvitationKey,
): Promise<ClientInvitation> {
  const invited = await getInvited(deps, caller, key);
  const { actor } = caller;
  const { client, programme, facilitator, roundOwnerId } = invited;
  const account = await findAccountByEmail(deps.db.read, client.email);
  const others = await coFacilitatorsOf(deps.db.read, programme.id);
  return {
    facilitator: joinName(facilitator.firstName, facilitator.lastName),
    others: others.map(({ name }) => name),
    programme: programme.title,
    purpose: programme.purpose,
    name: client.name,
    email: client.email,
    closesAt: deadlineOf(programme, deps.clock.now())?.toISOString() ?? null,
    minResponses: programme.minResponses,
    opens: programme.opens,
    state: stateOf(invited),
    hasAccount: account !== null && account.emailVerifiedAt !== null,
    isSignedIn: actor !== null && verifiedAddress(actor) === client.email,
    surveyId: actor?.userId === roundOwnerId ? client.surveyId : null,
  };
}

const linkOf = ({ email, state, repliedAt }: Invited["client"]) => ({
  email,
  acceptedAt: state === "accepted" ? repliedAt : null,
});

/** Creates the client's own round, with the title and minimum that the invitation named. */
async function join(
  tx: Transaction,
  deps: TransactionDeps,
  actor: Actor,
  invited: Invited,
  { isCounted, now }: { readonly isCounted: boolean | null; readonly now: Date },
): Promise<string> {
  const { client, programme, facilitator } = invited;
  const surveyId = await createClientRoundIn(tx, deps, actor, {
    title: programme.title,
    minResponses: programme.minResponses,
    closesAt: deadlineOf(programme, now),
    audience: "personal",
  });
  await updateClient(tx, client.id, {
    ...{ state: "accepted", surveyId, isCounted, repliedAt: now, nextReminderAt: null },
  });
  await writeLedger(tx, deps, { surveyId, clientId: client.id, facilitator, what: "joined" });
  return surveyId;
}

/**
 * Accepts an invitation: one write creates the round, and the account if the address has none. Idempotent,
 * even for concurrent clicks.
 *
 * @param answer the name of a new account, by default in the facilitator's spelling, and whether it counts
 * @throws {DomainError} not_found; unauthenticated if the address has an account; conflict if someone else
 *   has signed in, and for a closed, left or own programme; too_many_requests
 */
export async function acceptInvitation(
  deps: Deps,
  caller: Caller,
  key: InvitationKey,
  {
    name,
    counted = null,
  }: { readonly name?: string | undefined; readonly counted?: boolean | null | undefined },
): Promise<Accepted> {
  await getInvited(deps, caller, key);
  return deps.db.write(async (tx) => {
    const invited = await getInvitedIn(tx, caller, key);
    const { client, programme, roundOwnerId } = invited;
    const link = { ...linkOf(client), account: await findAccountByEmail(tx, client.email) };
    if (client.state === "accepted" && client.surveyId !== null)
      return { surveyId: client.surveyId, token: await resumeByLink(tx, deps, caller, link, roundOwnerId) };
    const others = await coFacilitatorsOf(tx, programme.id);
    requireJoinable(
      invited,
      others.map(({ mailbox }) => mailbox),
    );
    const now = deps.clock.now();
    const person = await findOrCreatePerson(tx, deps, caller, link, { name: name ?? client.name, now });
    return {
      surveyId: await join(tx, deps, person.actor, invited, { isCounted: counted, now }),
      token: person.token,
    };
  });
}

/**
 * Declines an invitation, without an account, and stops its reminders. Idempotent, and they may still accept
 * until the programme is closed.
 *
 * @throws {DomainError} not_found; conflict after accepting; too_many_requests
 */
export async function declineInvitation(deps: Deps, caller: Caller, key: InvitationKey): Promise<void> {
  await getInvited(deps, caller, key);
  await deps.db.write(async (tx) => {
    const { client } = await getInvitedIn(tx, caller, key);
    if (client.state === "accepted") throw clientErrors.alreadyAccepted();
    if (client.state === "invited")
      await updateClient(tx, client.id, {
        state: "declined",
        repliedAt: deps.clock.now(),
        nextReminderAt: null,
      });
  });
}
