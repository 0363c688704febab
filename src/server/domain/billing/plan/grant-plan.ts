import type { Transaction } from "#db/client.ts";
import { findBilling, saveBilling } from "#src/server/domain/billing/queries.ts";

/** Gives someone the paid plan without a payment. `until` null: for as long as nobody takes it back. */
export const grantPlanIn = (tx: Transaction, userId: string, until: Date | null, now: Date): Promise<void> =>
  saveBilling(tx, userId, { grantedAt: now, grantedUntil: until }, now);

/** Takes back a plan that was given. What the person tries or pays for stays. */
export const revokePlanIn = (tx: Transaction, userId: string, now: Date): Promise<void> =>
  saveBilling(tx, userId, { grantedAt: null, grantedUntil: null }, now);

/** Whether the person has, or had until some day, a plan that was given. */
export const hasGivenPlanIn = async (tx: Transaction, userId: string): Promise<boolean> =>
  ((await findBilling(tx, userId))?.grantedAt ?? null) !== null;
