import type { BaseDeps } from "#src/server/base-deps.ts";
import type { MailCount } from "#src/shared/admin/server-state.ts";
import { countMailsByState, findLongestDueMail } from "./queries.ts";

/**
 * The email queue at the last full hour. Nobody sees its present state: comparing two moments could tell
 * whether a certain email had a recipient.
 */
export interface HourlyMails {
  /** null until the first full hour after the start. */
  readonly latest: () => MailCount | null;
  /** Must be called on the hour. */
  count(deps: Pick<BaseDeps, "db" | "clock">): Promise<void>;
}

export function createHourlyMails(): HourlyMails {
  let latest: MailCount | null = null;
  return {
    latest: () => latest,
    count: async ({ db, clock }) => {
      const countedAt = clock.now();
      const counts = await countMailsByState(db.read);
      const longestDue = await findLongestDueMail(db.read, countedAt);
      latest = { countedAt, counts, longestDueAt: longestDue?.dueAt ?? null };
    },
  };
}
