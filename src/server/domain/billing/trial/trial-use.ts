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

/** Whether this account has had the trial, or a subscription. */
const hasUsedTrial = (row: BillingRow | null): boolean =>
  row !== null && (row.trialUsedAt !== null || row.subscriptionId !== null);

export const accountHasUsedTrial = async (db: Queryable, userId: string): Promise<boolean> =>
  hasUsedTrial(await findBilling(db, userId));

/** Whether the person's mailbox has had the trial under another account. */
export const mailboxHasUsedTrial = (db: Queryable, { mailbox }: Pick<Actor, "mailbox">): Promise<boolean> =>
  isTrialUsed(db, sha256(mailbox));

/** Whether a person has had the trial under any account, or a subscription. */
export const personHasUsedTrial = (row: BillingRow | null, hadEarlier: boolean): boolean =>
  hasUsedTrial(row) || hadEarlier;

/** Keeps a mailbox from earning a second trial, once its person changes address or deletes the account. */
export const rememberTrialOf = (
  tx: Transaction,
  { mailbox }: Pick<Actor, "mailbox">,
  now: Date,
): Promise<void> => rememberTrial(tx, sha256(mailbox), now);

export const isOnPaidPlan = (row: BillingRow | null, now: Date): boolean =>
  row !== null && planInfo(standingOf(row, now), false, now).features.facilitatorAccess;

/** Whether `startTrial` would succeed. Sites that grant plans by hand have no trial. */
export function canTry(
  { env, clock }: Pick<Deps, "env" | "clock">,
  actor: Actor,
  row: BillingRow | null,
  hadEarlier: boolean,
): boolean {
  if (env.payments === "off" || isAdministrator(env, actor)) return false;
  return !isOnPaidPlan(row, clock.now()) && !personHasUsedTrial(row, hadEarlier);
}
