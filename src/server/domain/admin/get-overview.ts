import { after, days } from "#src/server/clock.ts";
import type { Deps } from "#src/server/deps.ts";
import type { AdminOverview } from "#src/shared/admin/admin.output.ts";
import { dayOf } from "#src/server/domain/admin/lists.ts";
import { countWeeks, findTotals } from "./queries.ts";
import type { ServerState } from "#src/shared/admin/server-state.ts";

const weeksShown = 12;

/** The last Mondays, oldest first: each the first moment of a week in UTC. */
function lastMondays(now: Date): readonly Date[] {
  const midnight = new Date(new Date(now).setUTCHours(0, 0, 0, 0));
  const monday = after(midnight, -days((now.getUTCDay() + 6) % 7));
  return Array.from({ length: weeksShown }, (_, n) => after(monday, -days(7 * (weeksShown - 1 - n))));
}

/** The totals of this server and its last weeks; the procedure authorizes. */
export async function getAdminOverview(deps: Pick<Deps, "db" | "clock">): Promise<AdminOverview> {
  const totals = await findTotals(deps.db.read);
  if (totals === undefined) throw new Error("The row of totals is missing.");
  const weeks = await countWeeks(deps.db.read, lastMondays(deps.clock.now()));
  return { ...totals, weeks: weeks.map((week) => ({ ...week, monday: dayOf(new Date(week.monday)) })) };
}

/** The state of the database, and of the email queue on the hour; the page authorizes. */
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
