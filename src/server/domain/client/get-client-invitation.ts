import { verifiedAddress } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import type { Caller } from "#src/server/domain/account/by-link/caller.ts";
import { findAccountByEmail } from "#src/server/domain/account/find-account.ts";
import { coFacilitatorsOf } from "#src/server/domain/programme/leading/list-facilitators.ts";
import { joinName } from "#src/shared/account/names.ts";
import type { InvitationKey } from "#src/shared/sharing/client-page.ts";
import type { ClientInvitation } from "#src/shared/sharing/sharing.output.ts";
import { getInvited } from "./find-invited.ts";
import type { Invited } from "./queries.ts";
import { deadlineOf } from "./rules.ts";

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
