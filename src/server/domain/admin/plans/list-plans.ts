import type { Deps } from "#src/server/deps.ts";
import {
  cutPage,
  dayOf,
  mostRows,
  numberOf,
  timeCursor,
  timeCursorOf,
} from "#src/server/domain/admin/lists.ts";
import { adminErrors } from "#src/server/domain/admin/errors.ts";
import { givenOf, searchWords } from "#src/server/domain/admin/people/people.ts";
import { planStateOf } from "#src/server/domain/billing/billing.ts";
import { planSortsOf, type PlanGroup, type PlanSort } from "#src/shared/admin/lists.ts";
import type { PlansInput } from "#src/shared/admin/admin.input.ts";
import type { AdminPlan, AdminPlans } from "#src/shared/admin/admin.output.ts";
import type { PlanState } from "#src/shared/plan/plan-state.ts";
import { listBillings, searchBillings, type PlanCursor, type PlanRow } from "./plan-queries.ts";
type Dates = Record<"since" | "until" | "renews", Date | null>;

/** The dates of the plan that is or was last active. */
function datesOf(plan: PlanState, billing: PlanRow["billing"]): Dates {
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

/** The state of a plan and its dates. */
export function presentPlan(billing: PlanRow["billing"], now: Date): Omit<AdminPlan, "person"> {
  const plan = planStateOf(billing, now);
  const { since, until, renews } = datesOf(plan, billing);
  const given = givenOf(billing, now);
  return { plan, since: shown(since), until: shown(until), renews: shown(renews), given };
}

function present(row: PlanRow, now: Date): AdminPlan {
  const { billing, name, email } = row;
  return { person: { id: billing.userId, name, email }, ...presentPlan(billing, now) };
}

interface Place {
  readonly after: PlanCursor | null;
  readonly now: Date;
}

/** All pages show the moment of the first one, so a plan that ends meanwhile keeps its place. */
function placeOf(cursor: string | undefined, now: Date): Place {
  const [, moment, rest] = /^(\d{1,15})\.(.*)$/.exec(cursor ?? "") ?? [];
  const after = timeCursorOf(rest);
  return after === null ? { after, now } : { after, now: new Date(Number(moment)) };
}

/** @throws {DomainError} bad_request for an order without an index. */
function sortOf(group: PlanGroup, isSearch: boolean, sort: PlanSort | undefined): PlanSort {
  const sorts = planSortsOf(group, isSearch);
  if (sort === undefined) return sorts[0];
  if (!sorts.includes(sort)) throw adminErrors.otherOrder({ sorts: sorts.join(", ") });
  return sort;
}

const cursorOf = (row: PlanRow, isSearch: boolean, now: Date): string =>
  isSearch
    ? String(row.key)
    : `${String(now.getTime())}.${timeCursor(new Date(row.key), row.billing.userId)}`;

/**
 * A page of plans, in an order of `planSortsOf`. Leaves out people who never had a paid plan.
 *
 * @throws {DomainError} bad_request for a search of too few letters, and for an order it doesn't have.
 */
export async function listAdminPlans(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { q = "", state: group = "all", sort: order, cursor }: PlansInput,
): Promise<AdminPlans> {
  const isSearch = q !== "";
  const { after, now } = placeOf(isSearch ? undefined : cursor, clock.now());
  const wanted = { group, sort: sortOf(group, isSearch, order), now };
  const rows = isSearch
    ? await searchBillings(db.read, searchWords(q), wanted, numberOf(cursor), mostRows)
    : await listBillings(db.read, wanted, after, mostRows);
  const { page, next } = cutPage(rows, (last) => cursorOf(last, isSearch, now));
  return { items: page.map((row) => present(row, now)), next };
}
