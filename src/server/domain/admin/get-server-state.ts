import type { Deps } from "#src/server/deps.ts";
import type { ServerState } from "#src/shared/admin.ts";
import { countMailsByState, findLongestDueMail } from "./queries.ts";

/** How the database and the queue of mails are, without a word of any mail. Who may see it, the page decides. */
export async function getServerState({ db, clock }: Pick<Deps, "db" | "clock">): Promise<ServerState> {
  try {
    await db.ping();
  } catch {
    return { databaseAnswers: false, mails: null };
  }
  const now = clock.now();
  const [counts, longestDue] = await Promise.all([
    countMailsByState(db.read),
    findLongestDueMail(db.read, now),
  ]);
  return { databaseAnswers: true, mails: { counts, longestDueAt: longestDue?.dueAt ?? null } };
}
