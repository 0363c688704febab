import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import type { Sending } from "#src/shared/programme/programme.output.ts";
import { getLed } from "#src/server/domain/programme/gate.ts";
import { countInvitationMails } from "./sending-queries.ts";

/**
 * How far the sending of invitations is.
 *
 * @throws {DomainError} not_found
 */
export async function getSending(deps: Deps, actor: Actor, faId: string): Promise<Sending> {
  const { programme } = await getLed(deps.db.read, actor, faId);
  const counts = await countInvitationMails(deps.db.read, programme.id);
  const sending = { sent: 0, waiting: 0, later: 0, failed: 0 };
  for (const { state, n } of counts) {
    if (state === "later") sending.later += n;
    else if (state === "queued") sending.waiting += n;
    else if (state === "failed") sending.failed += n;
    else sending.sent += n;
  }
  return sending;
}
