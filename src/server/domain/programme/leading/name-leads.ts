import type { Queryable } from "#db/client.ts";
import type { Key } from "#db/key.ts";
import type { Actor } from "#src/server/actor.ts";
import { joinName } from "#src/shared/account/split-name.ts";
import { findOwner } from "./lead-queries.ts";
import { coFacilitatorsOf } from "./list-facilitators.ts";

interface Leads {
  readonly facilitatorName: string;
  readonly otherNames: readonly string[];
  readonly mailboxes: readonly string[];
}

/** Of a programme that starts: nobody leads it beside who makes it. */
export const soleLead = ({ firstName, lastName, mailbox }: Actor): Leads => ({
  facilitatorName: joinName(firstName, lastName),
  otherNames: [],
  mailboxes: [mailbox],
});

/** Who leads a programme, by name, for emails to its clients; and the mailboxes that can't be clients of it. */
export async function nameLeads(db: Queryable, actor: Actor, programmeId: Key): Promise<Leads> {
  const [found, others] = await Promise.all([findOwner(db, programmeId), coFacilitatorsOf(db, programmeId)]);
  const owner = found ?? actor;
  return {
    facilitatorName: joinName(owner.firstName, owner.lastName),
    otherNames: others.map(({ name }) => name),
    mailboxes: [owner.mailbox, ...others.map(({ mailbox }) => mailbox)],
  };
}
