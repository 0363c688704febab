import type { Queryable } from "#db/client.ts";
import type { Actor } from "#src/server/actor.ts";
import type { ProgrammeRow } from "#src/server/domain/programme/queries.ts";
import { joinName } from "#src/shared/account/split-name.ts";
import { findOwner } from "./lead-queries.ts";
import { coFacilitatorsOf } from "./list-facilitators.ts";

/** Who leads a programme, by name, for emails to its clients; and the mailboxes that can't be clients of it. */
export async function nameLeads(db: Queryable, actor: Actor, programme: ProgrammeRow) {
  const isOwn = programme.facilitatorId === actor.userId;
  const [found, others] = await Promise.all([
    isOwn ? undefined : findOwner(db, programme.id),
    coFacilitatorsOf(db, programme.id),
  ]);
  const owner = found ?? actor;
  return {
    facilitatorName: joinName(owner.firstName, owner.lastName),
    otherNames: others.map(({ name }) => name),
    mailboxes: [owner.mailbox, ...others.map(({ mailbox }) => mailbox)],
  };
}
