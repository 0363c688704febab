import type { Database, Transaction } from "#db/client.ts";
import type { Authorized } from "#src/server/actor.ts";
import { cancelSubjects } from "#src/server/domain/mail/queue/queue-mail.ts";
import {
  deleteGuest,
  deletePicks,
  deleteWorkshops,
  guestIdOf,
  guestsOf,
  listErasable,
  listOf,
  listOver,
  updateWorkshop,
} from "./queries.ts";
import { hasReached } from "#src/shared/workshop/steps.ts";
import { setImmediate } from "node:timers/promises";

/* What goes takes its emails along: one that waits has an address, and a way to a place that isn't there any more. */

/** Erases a guest with all that is theirs. */
export async function eraseGuest(tx: Transaction, id: string): Promise<void> {
  await cancelSubjects(tx, "workshop guest", guestIdOf(tx, id));
  await deleteGuest(tx, id);
}

/** Erases a workshop with all of its guests. */
export const eraseWithGuests = (tx: Transaction, id: string): Promise<void> => eraseAll(tx, [id]);

async function eraseAll(tx: Transaction, ids: readonly string[]): Promise<void> {
  await cancelSubjects(tx, "workshop guest", guestsOf(tx, ids));
  await deleteWorkshops(tx, ids);
}

/** Before an organisation is erased. */
export const eraseWorkshopsOf = async (
  tx: Transaction,
  organisationId: Authorized<"organisation">,
): Promise<void> =>
  eraseAll(
    tx,
    (await listOf(tx, organisationId)).map(({ id }) => id),
  );

/** Each goes in a write of its own: it has sixty guests at most. */
const atOnce = 20;

/** Erases workshops whose day has come, and ends those whose evening is over: what was picked in them isn't needed any more. */
export async function sweepWorkshops(db: Database, now: Date): Promise<void> {
  for (;;) {
    const due = await listErasable(db.read, now, atOnce);
    if (due.length === 0) break;
    for (const { id } of due) {
      await db.write((tx) => eraseWithGuests(tx, id));
      // A database in a file answers without ever waiting: requests need a turn, too.
      await setImmediate();
    }
  }
  for (;;) {
    const over = await listOver(db.read, now, atOnce);
    if (over.length === 0) break;
    for (const { id, step, version } of over) {
      await db.write(async (tx) => {
        if (!hasReached(step, "open")) await deletePicks(tx, id);
        await updateWorkshop(tx, id, { step: "ended", version: version + 1 });
      });
      await setImmediate();
    }
  }
}
