import { after, days } from "#src/server/clock.ts";
import type { Deps } from "#src/server/deps.ts";
import type { AdminOverview } from "#src/shared/admin/admin.output.ts";
import { dayOf } from "#src/server/domain/admin/people/people.ts";
import { countWeeks, findTotals } from "./queries.ts";
import type { ServerState } from "#src/shared/admin/server-state.ts";

const weeksShown = 12;

/** The first moment of a week in UTC; weeks begin on Monday. */
function mondayOf(now: Date): Date {
  const midnight = new Date(now).setUTCHours(0, 0, 0, 0);
  return after(new Date(midnight), -days((now.getUTCDay() + 6) % 7));
}

/** What began in each of the last weeks, oldest first; the last one is now. */
async function readWeeks({ db, clock }: Pick<Deps, "db" | "clock">): Promise<AdminOverview["weeks"]> {
  const now = mondayOf(clock.now());
  const mondays = Array.from({ length: weeksShown }, (_, n) => after(now, -days(7 * (weeksShown - 1 - n))));
  const weeks = await countWeeks(db.read, mondays);
  return weeks.map(({ monday, ...counts }) => ({ monday: dayOf(new Date(monday)), ...counts }));
}

/** The totals of this server and its last weeks; the procedure authorizes. */
export async function getAdminOverview(deps: Pick<Deps, "db" | "clock">): Promise<AdminOverview> {
  const totals = await findTotals(deps.db.read);
  if (totals === undefined) throw new Error("The row of totals is missing.");
  return { ...totals, weeks: await readWeeks(deps) };
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
