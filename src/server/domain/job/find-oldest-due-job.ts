import type { BaseDeps } from "#src/server/base-deps.ts";
import { listDueJobs } from "./queries.ts";

/** Since when the job that waits longest could have been done; null when none is due. */
export async function findOldestDueJob({ db, clock }: Pick<BaseDeps, "db" | "clock">): Promise<Date | null> {
  const [first] = await listDueJobs(db.read, clock.now(), 1);
  return first?.runAt ?? null;
}
