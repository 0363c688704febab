import type { Transaction } from "#db/client.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import type { Caller } from "#src/server/domain/account/by-link/caller.ts";
import { comeAgain, findOrMakePerson } from "#src/server/domain/account/by-link/person-of-link.ts";
import { findAccountByEmail } from "#src/server/domain/account/find-account.ts";
import { coFacilitatorsOf } from "#src/server/domain/programme/leading/list-facilitators.ts";
import { createClientRoundIn } from "#src/server/domain/survey/create-survey.ts";
import type { InvitationKey } from "#src/shared/sharing/client-page.ts";
import type { Accepted } from "#src/shared/sharing/sharing.output.ts";
import { getInvited, getInvitedIn } from "./find-invited.ts";
import { updateClient, type Invited } from "./queries.ts";
import { deadlineOf, requireJoinable } from "./rules.ts";
import { writeLedger } from "./write-ledger.ts";

const linkOf = ({ email, state, repliedAt }: Invited["client"]) => ({
  email,
  acceptedAt: state === "accepted" ? repliedAt : null,
});

/** A round of the client's own, like all others, under the title and the minimum that the invitation named. */
async function join(tx: Transaction, deps: Deps, actor: Actor, invited: Invited, now: Date): Promise<string> {
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
