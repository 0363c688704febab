import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { mostEntries } from "#src/server/domain/invitation/invited-addresses.ts";
import type { CheckedRow } from "#src/shared/programme/programme.output.ts";
import { judgeRows } from "./client-verdicts.ts";
import { programmeErrors } from "#src/server/domain/programme/errors.ts";
import { getLed } from "#src/server/domain/programme/gate.ts";
import { nameLeads, soleLead } from "#src/server/domain/programme/leading/name-leads.ts";
import { readPastedClients } from "./pasted-clients.ts";
import { listMailboxes } from "#src/server/domain/programme/write-queries.ts";

/**
 * What would come of each row of a list. Stores and sends nothing.
 *
 * @throws {DomainError} not_found for a programme that the actor doesn’t lead; bad_request for a list without end.
 */
export async function checkClients(
  deps: Deps,
  actor: Actor,
  { text, faId }: { readonly text: string; readonly faId?: string | undefined },
): Promise<readonly CheckedRow[]> {
  const db = deps.db.read;
  const programme = faId === undefined ? null : (await getLed(db, actor, faId)).programme;
  const leads = programme === null ? soleLead(actor) : await nameLeads(db, programme.id);
  const clientMailboxes = programme === null ? [] : await listMailboxes(db, programme.id);
  const rows = readPastedClients(text);
  if (rows.length > mostEntries) throw programmeErrors.tooManyRows();
  return judgeRows(rows, { ownMailboxes: leads.mailboxes, clientMailboxes }).map(
    ({ line, name, email, written, verdict }) => ({ line, name, email: email ?? written, verdict }),
  );
}
