import type { Database } from "#db/client.ts";
import { sessions } from "#db/schema/index.ts";
import { hours } from "#src/server/clock.ts";
import { inArray } from "drizzle-orm";

/** When a session was last seen is kept to the hour: enough to know it again, too little to follow someone's day. */
export const hourOf = (time: Date): Date => new Date(Math.floor(time.getTime() / hours(1)) * hours(1));

export interface SessionMarks {
  /** Notes that a session is used now. Returns at once; costs a comparison but for the first use in an hour. */
  note(id: string, lastSeenAt: Date | null): void;
}

/**
 * Marks sessions as seen, beside the requests that use them, once an hour for each. Sessions that come while a write runs
 * share the next one: at the turn of an hour everyone's is due. A write that fails is left at that until the next hour.
 */
export function sessionMarks(db: Pick<Database, "write">): SessionMarks {
  let hour = hourOf(new Date());
  /** In this hour, by this process. */
  const noted = new Set<string>();
  let waiting: string[] = [];
  let isWriting = false;

  async function writeAll(): Promise<void> {
    while (waiting.length > 0) {
      const ids = waiting;
      waiting = [];
      const isAmongThem = inArray(sessions.id, ids);
      await db
        .write((tx) => tx.update(sessions).set({ lastSeenAt: hour }).where(isAmongThem), {
          outlives: "crash",
        })
        .catch(() => undefined);
    }
    isWriting = false;
  }

  return {
    note(id, lastSeenAt) {
      if (lastSeenAt !== null && Date.now() - lastSeenAt.getTime() < hours(1)) return;
      const present = hourOf(new Date());
      if (present.getTime() !== hour.getTime()) noted.clear();
      hour = present;
      if (noted.has(id)) return;
      noted.add(id);
      waiting.push(id);
      if (isWriting) return;
      isWriting = true;
      void writeAll();
    },
  };
}
