import type { Database, Transaction } from "#db/client.ts";
import type { Actor, Authorized } from "#src/server/actor.ts";
import type { TransactionDeps } from "#src/server/deps.ts";
import { cancelSubjects } from "#src/server/domain/mail/queue/queue-mail.ts";
import {
  deleteGuest,
  deleteGuests,
  deletePicks,
  deleteWorkshops,
  forgetStarter,
  guestIdOf,
  guestsOf,
  listErasable,
  listIdsOf,
  listIdsOfAlone,
  listOver,
  updateWorkshop,
} from "./queries.ts";
import { hasReached } from "#src/shared/workshop/steps.ts";
import { setImmediate } from "node:timers/promises";

/* Deleting a guest cancels their queued emails: they hold an address and a link that leads nowhere. */

/** Deletes a guest with all their data. */
export async function eraseGuest(tx: Transaction, id: string): Promise<void> {
  await cancelSubjects(tx, "workshop guest", guestIdOf(tx, id));
  await deleteGuest(tx, id);
}

/** Deletes a workshop with all its guests and its picture. */
export const eraseWithGuests = (tx: Transaction, id: string): Promise<void> => eraseAll(tx, [id]);

async function eraseAll(tx: Transaction, ids: readonly string[]): Promise<void> {
  await cancelSubjects(tx, "workshop guest", guestsOf(tx, ids));
  await deleteGuests(tx, ids);
  await deleteWorkshops(tx, ids);
}

/** Runs before an organisation is deleted. */
export const eraseWorkshopsOf = async (
  tx: Transaction,
  organisationId: Authorized<"organisation">,
): Promise<void> =>
  eraseAll(
    tx,
    (await listIdsOf(tx, organisationId)).map(({ id }) => id),
  );

/** Runs before an account is deleted: a workshop without a team has nobody else to lead it. */
export async function eraseOwnWorkshops(
  tx: Transaction,
  _deps: TransactionDeps,
  { userId }: Actor,
): Promise<void> {
  await eraseAll(
    tx,
    (await listIdsOfAlone(tx, userId)).map(({ id }) => id),
  );
  await forgetStarter(tx, userId);
}

/** Deletes everything about guests, and the code that they joined by; the picture stays with the host. */
async function eraseGuests(tx: Transaction, id: string): Promise<void> {
  await cancelSubjects(tx, "workshop guest", guestsOf(tx, [id]));
  await deleteGuests(tx, [id]);
  // A code is unique: the id takes its place, and nobody can join by it any more.
  await updateWorkshop(tx, id, { isErased: true, code: id });
}

/** Workshops per read; each is deleted in its own write, as it has up to sixty guests. */
const workshopsPerRead = 20;

/** Erases workshops past their day, but for their picture, and ends those past their evening. */
export async function sweepWorkshops(db: Database, now: Date): Promise<void> {
  for (;;) {
    const due = await listErasable(db.read, now, workshopsPerRead);
    if (due.length === 0) break;
    for (const { id, hasPicture } of due) {
      await db.write((tx) => (hasPicture ? eraseGuests(tx, id) : eraseWithGuests(tx, id)));
      // A database in a file never yields to the event loop by itself.
      await setImmediate();
    }
  }
  for (;;) {
    const over = await listOver(db.read, now, workshopsPerRead);
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
