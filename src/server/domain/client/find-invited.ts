import type { Queryable } from "#db/client.ts";
import type { Actor, Origin } from "#src/server/actor.ts";
import { takeFromLimits } from "#src/server/auth/limits/limits.ts";
import type { Deps } from "#src/server/deps.ts";
import { sha256 } from "#src/server/ids.ts";
import { clientErrors } from "./errors.ts";
import { deadClientLinks } from "./limits.ts";
import { findByLink, type Invited } from "./queries.ts";

/** Who opens the link of an invitation, and where. */
export interface Caller {
  /** null: nobody is signed in. */
  readonly actor: Actor | null;
  readonly origin: Origin;
}

/**
 * Who was asked by the email that the link stood in. Dead links are counted, and live ones are not.
 *
 * @throws {DomainError} not_found for a link that was never sent, or whose client or programme is gone; too_many_requests.
 */
export async function findInvited(deps: Deps, origin: Origin, token: string): Promise<Invited> {
  const invited = await findByLink(deps.db.read, sha256(token));
  if (invited !== undefined) return invited;
  await takeFromLimits(deps, deadClientLinks(origin));
  throw clientErrors.linkNotFound();
}

/** As `findInvited`, once more within a transaction: much can happen in between. */
export async function findInvitedIn(tx: Queryable, token: string): Promise<Invited> {
  const invited = await findByLink(tx, sha256(token));
  if (invited === undefined) throw clientErrors.linkNotFound();
  return invited;
}
