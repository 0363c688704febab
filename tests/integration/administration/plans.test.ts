import { billings } from "#db/schema/index.ts";
import { after, days, hours, minutes } from "#src/server/clock.ts";
import { listAdminPlans } from "#src/server/domain/admin/plans/list-plans.ts";
import { givenOf } from "#src/server/domain/admin/people/people.ts";
import { planStateOf } from "#src/server/domain/billing/billing.ts";
import { planGroups, planSortsOf, type PlanGroup } from "#src/shared/admin/lists.ts";
import type { PlanState } from "#src/shared/plan/plan-state.ts";
import { givePlan } from "#tests/factories/billing.ts";
import { makeUser } from "#tests/factories/user.ts";
import { makeDeps, type TestDeps } from "#tests/setup/deps.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

describe("the list of plans", () => {
  it("has everyone who ever had one, by the latest change", async () => {
    const deps = await makeDeps();
    const [ada, berta] = [await makeUser(deps, { firstName: "Ada" }), await makeUser(deps)];
    const ends = after(deps.clock.now(), hours(48));
    await givePlan(deps, ada, { currentPeriodEnd: ends });
    // Like every subscription at the provider.
    await deps.db.write((tx) => tx.update(billings).set({ interval: "month" }));
    deps.clock.advance(minutes(1));
    await givePlan(deps, berta, { status: "trialing" });
    const { items, next } = await listAdminPlans(deps, {});
    expect(next).toBeNull();
    expect(items).toMatchObject([
      { person: { id: berta.userId }, plan: "trial", since: deps.clock.now().toISOString().slice(0, 10) },
      { person: { id: ada.userId }, plan: "paid", renews: ends.toISOString().slice(0, 10), until: null },
    ]);
  });
});

/** Someone whose first payment is still being confirmed has no plan yet. */
const groupOf: Readonly<Record<PlanState, PlanGroup>> = {
  ...{ paid: "paid", paidLater: "paid", ending: "paid", pastDue: "paid" },
  ...{ given: "given", trial: "trial" },
  // A seat belongs to someone else's plan.
  ...{ trialOver: "ended", ended: "ended", pending: "ended", free: "ended", seat: "ended" },
};

type Reasons = Omit<typeof billings.$inferInsert, "userId" | "updatedAt">;

/** All combinations of a plan's reasons, with times before, at and after now. Stripe has no endless trial. */
const reasons = (now: Date): fc.Arbitrary<Reasons> => {
  const time = fc
    .constantFrom(-days(4), -days(3), -days(1), 0, 1, days(1))
    .map((offset) => after(now, offset));
  const maybe = fc.option(time, { nil: null });
  const status = fc.constantFrom(
    ...([null, "incomplete", "trialing", "active", "past_due", "suspended", "canceled"] as const),
  );
  return fc
    .record({
      subscriptionStatus: status,
      subscriptionTrialEndsAt: maybe,
      subscriptionEndsAt: maybe,
      grantedAt: maybe,
      grantedUntil: maybe,
      trialEndsAt: maybe,
    })
    .filter((row) => row.subscriptionStatus !== "trialing" || row.subscriptionTrialEndsAt !== null)
    .map((row) => ({ ...row, interval: row.subscriptionStatus === null ? null : "month" }));
};

async function store({ db, clock }: TestDeps, rows: readonly Reasons[]): Promise<void> {
  const updatedAt = clock.now();
  await db.write(async (tx) => {
    await tx.delete(billings);
    for (const [n, row] of rows.entries())
      await tx.insert(billings).values({ ...row, userId: `user-${String(n)}`, updatedAt });
  });
}

describe("a group of plans", () => {
  it("has every reason of a plan, and a given one beside a subscription, too", async () => {
    const deps = await makeDeps();
    const now = deps.clock.now();
    const people = [];
    for (let n = 0; n < 12; n += 1)
      people.push(await makeUser(deps, { userId: `user-${String(n)}`, firstName: "Alma" }));
    await fc.assert(
      fc.asyncProperty(fc.array(reasons(now), { minLength: 12, maxLength: 12 }), async (rows) => {
        await store(deps, rows);
        const stored = await deps.db.read.select().from(billings);
        for (const state of planGroups) {
          const expected = stored
            .filter((row) =>
              state === "given"
                ? givenOf(row, now) !== null
                : state === "all" || groupOf[planStateOf(row, now)] === state,
            )
            .map(({ userId }) => userId);
          for (const q of [undefined, "alma"])
            for (const sort of planSortsOf(state, q !== undefined)) {
              const { items } = await listAdminPlans(deps, { state, q, sort });
              expect(items.map(({ person }) => person.id).sort()).toEqual(expected.sort());
            }
        }
      }),
      { numRuns: 30 },
    );
  });
});
