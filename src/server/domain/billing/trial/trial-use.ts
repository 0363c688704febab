import type { Queryable, Transaction } from "#db/client.ts";
import type { Key } from "#db/key.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { sha256 } from "#src/server/ids.ts";
import { isAdministrator } from "#src/server/domain/account/rules.ts";
import { planInfo } from "#src/shared/plan/billing.ts";
import {
  findBilling,
  isTrialUsed,
  rememberTrial,
  type BillingRow,
} from "#src/server/domain/billing/queries.ts";
import { standingOf } from "#src/server/domain/billing/rules.ts";

/** Whether a person has had the trial, under this account or an earlier one, or has paid already. */
export async function hasHadTrial(db: Queryable, actor: Actor, row: BillingRow | null): Promise<boolean> {
  if (row !== null && (row.trialUsedAt !== null || row.subscriptionId !== null)) return true;
  return isTrialUsed(db, sha256(actor.mailbox));
}

/** Whether a person has had the trial under this account, or has paid beyond it. */
export async function hasUsedTrial(db: Queryable, userId: Key): Promise<boolean> {
  const row = await findBilling(db, userId);
  return row !== null && (row.trialUsedAt !== null || row.subscriptionId !== null);
}

/**
 * Keeps an address from earning a trial that its person has used: for when they give the address up, by changing it or by deleting
 * the account.
 */
export const rememberTrialOf = (
  tx: Transaction,
  { mailbox }: Pick<Actor, "mailbox">,
  now: Date,
): Promise<void> => rememberTrial(tx, sha256(mailbox), now);

/** Whether the person has the paid plan at present, for whatever reason. */
export const isOnPaidPlan = (row: BillingRow | null, now: Date): boolean =>
  row !== null && planInfo(standingOf(row, now), false, now).features.facilitatorAccess;

/** Whether `startTrial` would give the actor a trial. Where plans are given by hand there is none. */
export async function canTry(
  { db, env, clock }: Pick<Deps, "db" | "env" | "clock">,
  actor: Actor,
  row: BillingRow | null,
): Promise<boolean> {
  if (env.payments === "off" || isAdministrator(env, actor)) return false;
  if (isOnPaidPlan(row, clock.now())) return false;
  return !(await hasHadTrial(db.read, actor, row));
}
