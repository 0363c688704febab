import type { Queryable, Transaction } from "#db/client.ts";
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

/** Whether a person has had the trial under the account with this row, or has paid beyond it. */
const isUsedUp = (row: BillingRow | null): boolean =>
  row !== null && (row.trialUsedAt !== null || row.subscriptionId !== null);

/** The same, asked of the database. */
export const hasUsedTrial = async (db: Queryable, userId: string): Promise<boolean> =>
  isUsedUp(await findBilling(db, userId));

/** Whether a person has had the trial under an earlier account, or one with an earlier address. */
export const hasHadTrialEarlier = (db: Queryable, { mailbox }: Pick<Actor, "mailbox">): Promise<boolean> =>
  isTrialUsed(db, sha256(mailbox));

/** Whether a person has had the trial, under this account or an earlier one, or has paid already. */
export const hasHadTrial = (row: BillingRow | null, hadEarlier: boolean): boolean =>
  isUsedUp(row) || hadEarlier;

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
export function canTry(
  { env, clock }: Pick<Deps, "env" | "clock">,
  actor: Actor,
  row: BillingRow | null,
  hadEarlier: boolean,
): boolean {
  if (env.payments === "off" || isAdministrator(env, actor)) return false;
  return !isOnPaidPlan(row, clock.now()) && !hasHadTrial(row, hadEarlier);
}
