import type { Queryable, Transaction } from "#db/client.ts";
import { type Actor, verifiedAddress } from "#src/server/actor.ts";
import { takeFromLimits } from "#src/server/auth/limits/limits.ts";
import type { Deps, TransactionDeps } from "#src/server/deps.ts";
import type { Caller } from "#src/server/domain/account/by-link/caller.ts";
import { sha256 } from "#src/server/ids.ts";
import type { InvitationKey } from "#src/shared/sharing/client-page.ts";
import { clientErrors } from "./errors.ts";
import { deadClientLinks } from "./limits.ts";
import { type Invited, findAsked, findByLink, updateClient } from "./queries.ts";
import { findAccountByEmail } from "#src/server/domain/account/find-account.ts";
import { coFacilitatorsOf } from "#src/server/domain/programme/leading/list-facilitators.ts";
import { joinName } from "#src/shared/account/names.ts";
import type { Accepted, ClientInvitation } from "#src/shared/sharing/sharing.output.ts";
import { deadlineOf, requireJoinable } from "./rules.ts";
import { comeAgain, findOrMakePerson } from "#src/server/domain/account/by-link/person-of-link.ts";
import { createClientRoundIn } from "#src/server/domain/survey/create-survey.ts";
import { writeLedger } from "./ledger.ts";

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
async function getInvited(deps: Deps, { actor, origin }: Caller, key: InvitationKey): Promise<Invited> {
  const invited = await findInvitedIn(deps.db.read, actor, key);
  if (invited !== undefined) return invited;
  await takeFromLimits(deps, deadClientLinks(origin));
  throw clientErrors.linkNotFound();
}

/** As `getInvited`, in the transaction of a reply. @throws {DomainError} not_found for one that is gone since. */
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
 * Who asks, for what, and what they will see: read by the person who was asked, before they decide. The round itself shows to nobody but
 * its owner.
 *
 * @throws {DomainError} not_found; too_many_requests.
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

/** A round of the client's own, like all others, under the title and the minimum that the invitation named. */
async function join(
  tx: Transaction,
  deps: TransactionDeps,
  actor: Actor,
  invited: Invited,
  now: Date,
): Promise<string> {
  const { client, programme, facilitator } = invited;
  const surveyId = await createClientRoundIn(tx, deps, actor, {
    title: programme.title,
    minResponses: programme.minResponses,
    closesAt: deadlineOf(programme, now),
    audience: "personal",
  });
  await updateClient(tx, client.id, {
    ...{ state: "accepted", surveyId, repliedAt: now, nextReminderAt: null },
  });
  await writeLedger(tx, deps, { surveyId, clientId: client.id, facilitator, what: "joined" });
  return surveyId;
}

/**
 * Takes part: one write makes the round, and the account where the address has none. Clicking twice, also at the same moment, makes one
 * of each.
 *
 * @param name what they want to be called; used for a new account only. Without it, what the facilitator wrote.
 * @throws {DomainError} not_found; unauthenticated where the address has an account; conflict where someone else is signed in, and for a
 * programme that is closed, left, or one's own; too_many_requests.
 */
export async function acceptInvitation(
  deps: Deps,
  caller: Caller,
  key: InvitationKey,
  name: string | undefined,
): Promise<Accepted> {
  await getInvited(deps, caller, key);
  return deps.db.write(async (tx) => {
    const invited = await getInvitedIn(tx, caller, key);
    const { client, programme, roundOwnerId } = invited;
    const link = { ...linkOf(client), account: await findAccountByEmail(tx, client.email) };
    if (client.state === "accepted" && client.surveyId !== null)
      return { surveyId: client.surveyId, token: await comeAgain(tx, deps, caller, link, roundOwnerId) };
    const others = await coFacilitatorsOf(tx, programme.id);
    requireJoinable(
      invited,
      others.map(({ mailbox }) => mailbox),
    );
    const now = deps.clock.now();
    const person = await findOrMakePerson(tx, deps, caller, link, { name: name ?? client.name, now });
    return { surveyId: await join(tx, deps, person.actor, invited, now), token: person.token };
  });
}

/**
 * Says no, without an account and as often as one likes; nobody is reminded any more. Until the programme is closed they may still
 * change their mind.
 *
 * @throws {DomainError} not_found; conflict for someone who has accepted; too_many_requests.
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
