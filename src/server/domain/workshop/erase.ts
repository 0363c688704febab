import type { Database, IdSelection, Transaction } from "#db/client.ts";
import type { Actor, Authorized } from "#src/server/actor.ts";
import type { TransactionDeps } from "#src/server/deps.ts";
import { cancelSubjects } from "#src/server/domain/mail/queue/queue-mail.ts";
import {
  deleteGuests,
  deletePicks,
  deleteWorkshops,
  forgetStarter,
  guestsOf,
  listErasable,
  listOver,
  updateWorkshop,
  workshopsAloneOf,
  workshopsOf,
} from "./queries.ts";
import { hasReached } from "#src/shared/workshop/steps.ts";
import { setImmediate } from "node:timers/promises";

/** Deletes guests with all their data. Their queued emails hold an address and a link that leads nowhere. */
export async function eraseGuests(tx: Transaction, guests: readonly string[] | IdSelection): Promise<void> {
  await cancelSubjects(tx, "workshop guest", guests);
  await deleteGuests(tx, guests);
}

/** Deletes workshops with all their guests and their pictures. */
export async function eraseWorkshops(tx: Transaction, ids: readonly string[] | IdSelection): Promise<void> {
  await eraseGuests(tx, guestsOf(tx, ids));
  await deleteWorkshops(tx, ids);
}

/** Runs before an organisation is deleted. */
export const eraseWorkshopsOf = (tx: Transaction, id: Authorized<"organisation">): Promise<void> =>
  eraseWorkshops(tx, workshopsOf(tx, id));

/** Runs before an account is deleted: a workshop without a team has nobody else to lead it. */
export async function eraseOwnWorkshops(tx: Transaction, _deps: TransactionDeps, { userId }: Actor) {
  await eraseWorkshops(tx, workshopsAloneOf(tx, userId));
  await forgetStarter(tx, userId);
}

/** Erases workshops past their day, but for their picture, and ends those past their evening, each in one write. */
export async function sweepWorkshops(db: Database, now: Date): Promise<void> {
  for (const { id, hasPicture } of await listErasable(db.read, now)) {
    await db.write(async (tx) => {
      if (!hasPicture) return eraseWorkshops(tx, [id]);
      await eraseGuests(tx, guestsOf(tx, [id]));
      // A code is unique: the id takes its place, and nobody can join by it any more.
      return updateWorkshop(tx, id, { isErased: true, code: id });
    });
    // A database in a file never yields to the event loop by itself.
    await setImmediate();
  }
  for (const { id, step, version } of await listOver(db.read, now)) {
    await db.write(async (tx) => {
      if (!hasReached(step, "open")) await deletePicks(tx, id);
      await updateWorkshop(tx, id, { step: "ended", version: version + 1 });
    });
    await setImmediate();
  }
}
