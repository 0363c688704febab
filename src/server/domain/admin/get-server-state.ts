import type { Deps } from "#src/server/deps.ts";
import type { ServerState } from "#src/shared/admin/server-state.ts";

/** How the database is, and how the queue of emails was on the hour. Who may see it, the page decides. */
export async function getServerState({
  db,
  hourlyMails,
}: Pick<Deps, "db" | "hourlyMails">): Promise<ServerState> {
  const databaseAnswers = await db.ping().then(
    () => true,
    () => false,
  );
  return { databaseAnswers, mails: hourlyMails.latest() };
}
