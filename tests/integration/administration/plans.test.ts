import { billings } from "#db/schema/index.ts";
import { after, days, hours, minutes } from "#src/server/clock.ts";
import { listAdminPlans } from "#src/server/domain/admin/plans/list-plans.ts";
import { planStateOf } from "#src/server/domain/billing/get-billing.ts";
import { planGroups, planSortsOf, type PlanGroup, type PlanSort } from "#src/shared/admin/lists.ts";
import type { PlanState } from "#src/shared/plan/plan-state.ts";
import { givePlan } from "#tests/factories/billing.ts";
import { makeUser } from "#tests/factories/user.ts";
import { makeDeps, type TestDeps } from "#tests/setup/deps.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

describe("the list of plans", () => {
  it("has everyone who had to do with one, by what changed last", async () => {
    const deps = await makeDeps();
    const [ada, berta] = [await makeUser(deps, { firstName: "Ada" }), await makeUser(deps)];
    const ends = after(deps.clock.now(), hours(48));
    await givePlan(deps, ada, { currentPeriodEnd: ends });
    // As every subscription at the provider has one.
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
  // A seat is of someone else’s plan, and no row says so.
  ...{ trialOver: "ended", ended: "ended", pending: "ended", free: "ended", seat: "ended" },
};

type Reasons = Omit<typeof billings.$inferInsert, "userId" | "updatedAt">;

/** All ways that the reasons of a plan can come together, each with times before, at and after now. Stripe has no trial without an end. */
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
  it("is what each plan comes to, whatever its reasons are", async () => {
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
            .filter((row) => state === "all" || groupOf[planStateOf(row, now)] === state)
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

  it.each(planGroups)("comes once each on its pages: %s", async (state) => {
    const deps = await makeDeps();
    const now = deps.clock.now();
    const rows: Record<PlanGroup, Reasons> = {
      all: {},
      paid: { subscriptionStatus: "active" },
      given: { grantedAt: now },
      trial: { trialEndsAt: after(now, hours(1)) },
      ended: { trialEndsAt: now },
    };
    const people = [];
    for (let n = 0; n < 52; n += 1) people.push(await makeUser(deps));
    const made = people.map(({ userId }) => ({ ...rows[state], userId, updatedAt: now }));
    await deps.db.write((tx) => tx.insert(billings).values(made));
    for (const q of [undefined, "example"])
      for (const sort of planSortsOf(state, q !== undefined)) {
        const first = await listAdminPlans(deps, { state, q, sort });
        const second = await listAdminPlans(deps, { state, q, sort, cursor: first.next ?? "" });
        expect([first.items.length, second.items.length, second.next]).toEqual([50, 2, null]);
        expect(new Set([...first.items, ...second.items].map(({ person }) => person.id)).size).toBe(52);
      }
  });

  it("comes once each in what ends next, though plans end while someone turns the page", async () => {
    const deps = await makeDeps();
    const now = deps.clock.now();
    const people = [];
    for (let n = 0; n < 110; n += 1) people.push(await makeUser(deps));
    // Of each moment several, before and after the first page's.
    const made = people.map(({ userId }, n) => {
      const trialEndsAt = after(now, ((n % 11) - 5) * 1_000);
      return { userId, trialEndsAt, updatedAt: now };
    });
    await deps.db.write((tx) => tx.insert(billings).values(made));
    const listed: string[] = [];
    let cursor: string | null | undefined;
    while (cursor !== null) {
      const page = await listAdminPlans(deps, { sort: "soonest", cursor });
      listed.push(...page.items.map(({ person }) => person.id));
      cursor = page.next;
      deps.clock.advance(2_000);
    }
    const end = new Map(
      made.map(({ userId, trialEndsAt }) => [userId, trialEndsAt.getTime() - now.getTime()]),
    );
    expect(new Set(listed).size).toBe(110);
    expect(listed.map((id) => (end.get(id) ?? 0) / 1_000)).toEqual(
      [1, 2, 3, 4, 5, 0, -1, -2, -3, -4, -5].flatMap((second) => Array.from({ length: 10 }, () => second)),
    );
  });

  it("has what ends next first, and what ended last", async () => {
    const deps = await makeDeps();
    const now = deps.clock.now();
    const give = async (firstName: string, reason: Reasons) => {
      const { userId } = await makeUser(deps, { firstName, lastName: "" });
      await deps.db.write((tx) => tx.insert(billings).values({ ...reason, userId, updatedAt: now }));
    };
    const names = async (state: PlanGroup, sort?: PlanSort) =>
      (await listAdminPlans(deps, { state, sort })).items.map(({ person }) => person.name);
    await give("Ada", { grantedAt: now });
    await give("Berta", { grantedAt: now, grantedUntil: after(now, hours(2)) });
    await give("Cy", { grantedAt: now, grantedUntil: after(now, hours(1)) });
    await give("Dora", { trialEndsAt: after(now, -hours(2)) });
    await give("Eve", { trialEndsAt: after(now, -hours(1)) });
    expect(await names("given")).toEqual(["Cy", "Berta", "Ada"]);
    expect(await names("given", "latest")).toEqual(["Ada", "Berta", "Cy"]);
    expect(await names("ended")).toEqual(["Eve", "Dora"]);
    expect(await names("ended", "soonest")).toEqual(["Dora", "Eve"]);
    expect(await names("all", "soonest")).toEqual(["Cy", "Berta", "Ada", "Eve", "Dora"]);
    expect(await names("all", "latest")).toEqual(["Ada", "Berta", "Cy", "Eve", "Dora"]);
    await expect(names("given", "changed")).rejects.toMatchObject({ issues: [{ path: "sort" }] });
  });

  it("is searched by the words of people who had to do with a plan", async () => {
    const deps = await makeDeps();
    const [ada, adam] = [
      await makeUser(deps, { firstName: "Ada" }),
      await makeUser(deps, { firstName: "Adam" }),
    ];
    await makeUser(deps, { firstName: "Adana" });
    await givePlan(deps, ada);
    await givePlan(deps, adam, { status: "trialing" });
    const found = async (q: string, state?: PlanGroup, sort?: PlanSort) =>
      (await listAdminPlans(deps, { q, state, sort })).items.map(({ person }) => person.id);
    expect(await found("ada")).toEqual([adam.userId, ada.userId]);
    expect(await found("ada", "all", "oldest")).toEqual([ada.userId, adam.userId]);
    await expect(found("ada", "all", "soonest")).rejects.toMatchObject({ issues: [{ path: "sort" }] });
    expect(await found("ada", "trial")).toEqual([adam.userId]);
    expect(await found(ada.email)).toEqual([ada.userId]);
    await expect(found("a")).rejects.toMatchObject({ issues: [{ path: "q" }] });
  });
});
