import type { Deps } from "#src/server/deps.ts";
import { numberOf, timeCursor, timeCursorOf } from "#src/server/domain/admin/cursor.ts";
import { dayOf } from "#src/server/domain/admin/people/present-person.ts";
import { planStateOf } from "#src/server/domain/billing/get-billing.ts";
import { joinName } from "#src/shared/account/split-name.ts";
import { peopleLimits } from "#src/shared/admin/people.ts";
import type { PlansInput } from "#src/shared/admin/lists.input.ts";
import type { AdminPlan, AdminPlans } from "#src/shared/admin/lists.output.ts";
import type { PlanState } from "#src/shared/plan/plan-state.ts";
import { searchWords } from "#src/server/domain/admin/people/search-words.ts";
import { listBillings, searchBillings, type PlanRow } from "./plan-queries.ts";
type Dates = Record<"since" | "until" | "renews", Date | null>;

/** Of the reason that holds, or held last. */
function datesOf(plan: PlanState, { billing }: PlanRow): Dates {
  const none = { since: null, until: null, renews: null };
  if (plan === "given") return { ...none, since: billing.grantedAt, until: billing.grantedUntil };
  if (plan === "trial" || plan === "trialOver")
    return { ...none, since: billing.trialUsedAt, until: billing.trialEndsAt };
  if (plan === "ended")
    return { ...none, until: billing.subscriptionEndsAt ?? billing.currentPeriodEnd ?? billing.grantedUntil };
  if (plan === "ending") return { ...none, until: billing.subscriptionEndsAt };
  if (plan === "paidLater") return { ...none, renews: billing.subscriptionTrialEndsAt };
  return plan === "paid" || plan === "pastDue" ? { ...none, renews: billing.currentPeriodEnd } : none;
}

const shown = (time: Date | null): string | null => (time === null ? null : dayOf(time));

function present(row: PlanRow, now: Date): AdminPlan {
  const { billing, firstName, lastName, email } = row;
  const plan = planStateOf(billing, now);
  const { since, until, renews } = datesOf(plan, row);
  return {
    person: { id: billing.userId, name: joinName(firstName, lastName), email },
    plan,
    since: shown(since),
    until: shown(until),
    renews: shown(renews),
  };
}

const cursorOf = (row: PlanRow, isSearch: boolean): string =>
  isSearch ? String(row.key) : timeCursor(new Date(row.key), row.billing.userId);

/**
 * Plans, a page at a time: by what changed last, what ends next, or what ended last; a search goes by when people signed up. People who
 * never had to do with a plan aren't among them.
 *
 * @throws {DomainError} bad_request for a search of too few letters.
 */
export async function listAdminPlans(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { q = "", state = "all", cursor }: PlansInput,
): Promise<AdminPlans> {
  const now = clock.now();
  const most = peopleLimits.atOnce;
  const wanted = { group: state, now, most: most + 1 };
  const rows =
    q === ""
      ? await listBillings(db.read, timeCursorOf(cursor), wanted)
      : await searchBillings(db.read, searchWords(q), numberOf(cursor), wanted);
  const items = rows.slice(0, most);
  const last = items.at(-1);
  return {
    items: items.map((row) => present(row, now)),
    next: rows.length > most && last !== undefined ? cursorOf(last, q !== "") : null,
  };
}
