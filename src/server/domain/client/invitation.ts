import { type Actor, verifiedAddress } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import type { Caller } from "#src/server/domain/account/by-link/caller.ts";
import { getInvited, writeInvited } from "#src/server/domain/invitation/gate.ts";
import type { InvitationKey } from "#src/shared/sharing/client-page.ts";
import { clientErrors } from "./errors.ts";
import { deadClientLinks } from "./limits.ts";
import { type Invited, findInvited, listInvitedAt, updateClients } from "./queries.ts";
import { findAccountByEmail } from "#src/server/domain/account/find-account.ts";
import { titled } from "#src/server/domain/mail/templates/programme/client.ts";
import { presentShownBrand } from "#src/server/domain/own-brand/own-brand.ts";
import { coFacilitatorsOf } from "#src/server/domain/programme/leading/list-facilitators.ts";
import { eraseNotes } from "#src/server/domain/programme/notes.ts";
import type { Accepted, ClientInvitation, ReceivedProgramme } from "#src/shared/sharing/sharing.output.ts";
import type { Acceptance } from "#src/shared/sharing/sharing.input.ts";
import { deadlineOf, requireJoinable } from "./rules.ts";
import { resumeByLink, findOrCreatePerson } from "#src/server/domain/account/by-link/person-of-link.ts";
import { createClientRoundIn } from "#src/server/domain/survey/create-survey.ts";
import { writeLedger } from "./sharing.ts";

const gate = { find: findInvited, deadLinks: deadClientLinks, notFound: clientErrors.linkNotFound };

function stateOf({ client, programme }: Invited): ClientInvitation["state"] {
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
  const invited = await getInvited(deps, caller, key, gate);
  const { actor } = caller;
  const { client, programme, facilitator, roundOwnerId } = invited;
  const account = await findAccountByEmail(deps.db.read, client.email);
  const others = await coFacilitatorsOf(deps.db.read, programme.id);
  return {
    facilitator: facilitator.name,
    brand: await presentShownBrand(deps.db.read, deps, programme.facilitatorId),
    others: others.map(({ name }) => name),
    programme: programme.title,
    purpose: programme.purpose,
    name: client.name,
    email: client.email,
    closesAt: deadlineOf(programme, deps.clock.now())?.toISOString() ?? null,
    minResponses: programme.minResponses,
    opens: programme.opens,
    language: programme.language,
    state: stateOf(invited),
    hasAccount: account !== null && account.emailVerifiedAt !== null,
    isSignedIn: actor !== null && verifiedAddress(actor) === client.email,
    surveyId: actor?.userId === roundOwnerId ? client.surveyId : null,
  };
}

/**
 * Accepts an invitation: one write creates the client's own round, with the title and minimum that the
 * invitation named, and the account if the address has none. Idempotent, even for concurrent clicks.
 *
 * @param answer the name of a new account, by default in the facilitator's spelling, and whether it counts
 * @throws {DomainError} not_found; unauthenticated if the address has an account; conflict if someone else
 *   has signed in, and for a closed, left or own programme; too_many_requests
 */
export async function acceptInvitation(
  deps: Deps,
  caller: Caller,
  key: InvitationKey,
  { name, counted }: Acceptance,
): Promise<Accepted> {
  return writeInvited(deps, caller, key, gate, async (tx, invited) => {
    const { client, programme, facilitator, roundOwnerId } = invited;
    const { email, state, repliedAt } = client;
    const account = await findAccountByEmail(tx, email);
    const link = { email, acceptedAt: state === "accepted" ? repliedAt : null, account };
    if (state === "accepted" && client.surveyId !== null)
      return { surveyId: client.surveyId, token: await resumeByLink(tx, deps, caller, link, roundOwnerId) };
    requireJoinable(invited, await coFacilitatorsOf(tx, programme.id));
    const now = deps.clock.now();
    const facilitatorName = facilitator.name;
    const { actor, token } = await findOrCreatePerson(tx, deps, caller, link, {
      name: name ?? client.name,
      now,
      invitation: { by: facilitatorName, to: titled(programme) },
    });
    const surveyId = await createClientRoundIn(tx, deps, actor, {
      title: programme.title,
      minResponses: programme.minResponses,
      closesAt: deadlineOf(programme, now),
      audience: "personal",
      language: programme.language,
    });
    await updateClients(tx, [client.id], {
      ...{ state: "accepted", surveyId, isCounted: counted ?? null, repliedAt: now, nextReminderAt: null },
    });
    await writeLedger(tx, deps, { surveyId, clientId: client.id, facilitatorName, what: "joined" });
    return { surveyId, token };
  });
}

/**
 * Declines an invitation, without an account, stops its reminders and erases what was noted on them. Idempotent, and they may still accept
 * until the programme is closed.
 *
 * @throws {DomainError} not_found; conflict after accepting; too_many_requests
 */
export async function declineInvitation(deps: Deps, caller: Caller, key: InvitationKey): Promise<void> {
  await writeInvited(deps, caller, key, gate, async (tx, { client }) => {
    if (client.state === "accepted") throw clientErrors.alreadyAccepted();
    if (client.state !== "invited") return;
    await updateClients(tx, [client.id], {
      state: "declined",
      repliedAt: deps.clock.now(),
      nextReminderAt: null,
    });
    await eraseNotes(tx, [client.id]);
  });
}

/** Leaves out programmes that are over or left, and rounds that belong to another account. */
function presentReceived(actor: Actor, invited: Invited, now: Date): readonly ReceivedProgramme[] {
  const { client, programme, facilitator, roundOwnerId } = invited;
  const state = stateOf(invited);
  if (state === "left" || state === "over") return [];
  if (state === "accepted" && roundOwnerId !== actor.userId) return [];
  return [
    {
      clientId: client.id,
      facilitator: facilitator.name,
      programme: programme.title,
      closesAt: deadlineOf(programme, now)?.toISOString() ?? null,
      state,
      surveyId: state === "accepted" ? client.surveyId : null,
    },
  ];
}

/**
 * Lists invitations to exactly the user's address, newest first. Anyone can type an address, so only to a
 * confirmed one.
 */
export async function listReceivedProgrammes(
  deps: Deps,
  actor: Actor,
): Promise<readonly ReceivedProgramme[]> {
  const email = verifiedAddress(actor);
  if (email === null) return [];
  const asked = await listInvitedAt(deps.db.read, { email, mailbox: actor.mailbox });
  return asked.flatMap((invited) => presentReceived(actor, invited, deps.clock.now()));
}
