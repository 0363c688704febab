import type { Database } from "#db/client.ts";
import { hasReached } from "#src/shared/workshop/steps.ts";
import { setImmediate } from "node:timers/promises";
import { eraseWithGuests } from "./erase.ts";
import { deletePicks, listErasable, listOver, updateWorkshop } from "./queries.ts";

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
