import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { getOwnProgramme } from "#src/server/domain/programme/gate.ts";
import { listMailboxes } from "#src/server/domain/programme/write-queries.ts";
import { joinName } from "#src/shared/account/names.ts";
import type { Colleague } from "#src/shared/programme/programme.output.ts";
import { listFellowLeads } from "./lead-queries.ts";
import { coFacilitatorsOf } from "./list-facilitators.ts";

/**
 * Who could lead a programme with its owner, by name: each once, through the oldest team that both lead.
 *
 * @throws {DomainError} not_found; forbidden for all but its owner.
 */
export async function listColleagues(deps: Deps, actor: Actor, faId: string): Promise<readonly Colleague[]> {
  const db = deps.db.read;
  const { id } = await getOwnProgramme(db, actor, faId);
  const [present, mailboxes, colleagues] = await Promise.all([
    coFacilitatorsOf(db, id),
    listMailboxes(db, id),
    listFellowLeads(db, actor.userId),
  ]);
  const taken = new Set(present.map(({ userId }) => userId));
  const clientMailboxes = new Set(mailboxes);
  const found = new Map<string, Colleague>();
  for (const { userId, firstName, lastName, mailbox, ...team } of colleagues)
    if (!taken.has(userId) && !clientMailboxes.has(mailbox) && !found.has(userId))
      found.set(userId, { userId, name: joinName(firstName, lastName), ...team });
  return [...found.values()];
}
