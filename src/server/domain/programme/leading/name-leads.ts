import type { Queryable } from "#db/client.ts";
import type { Actor } from "#src/server/actor.ts";
import { joinName } from "#src/shared/account/names.ts";
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
export async function nameLeads(db: Queryable, programmeId: string): Promise<Leads> {
  const owner = await findOwner(db, programmeId);
  const others = await coFacilitatorsOf(db, programmeId);
  return {
    facilitatorName: owner === undefined ? "" : joinName(owner.firstName, owner.lastName),
    otherNames: others.map(({ name }) => name),
    mailboxes: [...(owner === undefined ? [] : [owner.mailbox]), ...others.map(({ mailbox }) => mailbox)],
  };
}
