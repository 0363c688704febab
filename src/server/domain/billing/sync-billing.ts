import type { Queryable, Transaction } from "#db/client.ts";
import { after, days, minutes } from "#src/server/clock.ts";
import type { Deps, TransactionDeps } from "#src/server/deps.ts";
import {
  type Finish,
  type Job,
  type JobHandler,
  requestJob,
  runStoredJob,
} from "#src/server/domain/job/run-job.ts";
import type { PaymentProvider, ProviderSubscription } from "./payment-provider.ts";
import { type BillingRow, type Payer, findBilling, findPayer, listSyncDue, saveBilling } from "./queries.ts";
import { currentSubscription, isLiveStatus } from "./rules.ts";
import { queueBillingNews } from "./billing-news.ts";

/*
 * A stored subscription is always the provider's last answer; nothing else writes it. Webhooks, the page
 * after a payment and the daily check all lead here, so the order, repetition or loss of deliveries doesn't
 * matter. Runs for one person never overlap (domain/job), so that an older answer can't replace a newer one.
 */

/** Every call to the provider about one person runs in this job. */
export const billingJob = (userId: string): Job => ({
  kind: "sync billing",
  key: `billing ${userId}`,
  payload: userId,
});

/** The stored columns of a subscription; all null without one. */
function columnsOf(subscription: ProviderSubscription | null) {
  return {
    subscriptionId: subscription?.id ?? null,
    subscriptionStatus: subscription?.status ?? null,
    interval: subscription?.interval ?? null,
    amount: subscription?.amount ?? null,
    currency: subscription?.currency ?? null,
    seats: subscription?.seats ?? null,
    subscriptionTrialEndsAt: subscription?.trialEndsAt ?? null,
    currentPeriodEnd: subscription?.currentPeriodEnd ?? null,
    subscriptionEndsAt: subscription?.endsAt ?? null,
    subscribedAt: subscription?.createdAt ?? null,
  };
}

/** The provider needs a moment to act at a period's end. */
const settlingMs = minutes(1);
/** How often to ask again if something due hasn't happened yet. */
const overdueMs = minutes(15);

/** Soon after something is due to happen, once a day while a subscription lives, otherwise never. */
function nextSyncAt(subscription: ProviderSubscription | null, now: Date): Date | null {
  if (subscription === null || subscription.status === "canceled") return null;
  const { trialEndsAt, currentPeriodEnd, endsAt } = subscription;
  const isWaiting = subscription.status === "incomplete";
  const moments = [trialEndsAt, currentPeriodEnd, endsAt]
    .filter((moment) => moment !== null)
    .map((moment) => after(moment, settlingMs))
    .filter((moment) => moment > now);
  const isOverdue = isLiveStatus(subscription.status) && currentPeriodEnd !== null && currentPeriodEnd <= now;
  const atLatest = after(now, isWaiting || isOverdue ? overdueMs : days(1));
  return [...moments, atLatest].reduce((first, moment) => (moment < first ? moment : first));
}

/** By then a payment page has closed; finds payments without a return visit or webhook. */
export const checkoutMs = minutes(65);

/** When to check on someone who may be on a payment page now; null: nobody is. */
const checkoutEndsAt = (dueAt: Date | null, now: Date): Date | null =>
  dueAt !== null && dueAt > now && dueAt <= after(now, checkoutMs) ? dueAt : null;

/** The stored state before asking the provider. */
interface Known {
  readonly row: BillingRow | null;
  /** null: the account is gone. */
  readonly payer: Payer | null;
}

export interface ProviderState {
  readonly customerId: string;
  /** The one that counts, if any. */
  readonly subscription: ProviderSubscription | null;
  /** Whether the provider has deleted the customer. */
  readonly isGone: boolean;
  /** The address it now writes to; null: unchanged. */
  readonly newEmail: string | null;
}

export const readKnown = async (db: Queryable, userId: string): Promise<Known> => ({
  row: await findBilling(db, userId),
  payer: await findPayer(db, userId),
});

/**
 * Moves receipts to the account's present address, unless the person chose another one at the provider.
 * Failing must not fail the sync: the next run retries.
 */
async function updateProviderEmail(payments: PaymentProvider, { row, payer }: Known): Promise<string | null> {
  const customerId = row?.customerId ?? null;
  if (row === null || customerId === null || payer === null || payer.email === row.customerEmail) return null;
  const updated = payments.setEmail(customerId, payer.email);
  return updated.then(
    () => payer.email,
    () => null,
  );
}

/** Asks the provider about someone; null if it doesn't know them. @throws {DomainError} unavailable */
export async function fetchProviderState(
  deps: Deps,
  payments: PaymentProvider,
  known: Known,
): Promise<ProviderState | null> {
  const customerId = known.row?.customerId ?? null;
  if (customerId === null) return null;
  const customer = await payments.findCustomer(customerId);
  const subscriptions = customer?.subscriptions ?? [];
  if (subscriptions.filter(({ status }) => isLiveStatus(status)).length > 1)
    deps.log.error("a customer has two subscriptions: refund one", { customerId });
  return {
    customerId,
    subscription: currentSubscription(subscriptions),
    isGone: customer === null,
    newEmail: customer === null ? null : await updateProviderEmail(payments, known),
  };
}

/** Stores the provider's answer and emails the person about changes. */
export async function storeProviderState(
  tx: Transaction,
  deps: TransactionDeps,
  userId: string,
  { customerId, subscription, isGone, newEmail }: ProviderState,
): Promise<void> {
  const { row: before, payer } = await readKnown(tx, userId);
  // The account and its customer were deleted meanwhile.
  if (before?.customerId !== customerId) return;
  const now = deps.clock.now();
  const syncDueAt = nextSyncAt(subscription, now) ?? checkoutEndsAt(before.syncDueAt, now);
  const columns = { ...columnsOf(subscription), syncDueAt };
  await saveBilling(
    tx,
    before.userId,
    {
      ...columns,
      ...(isGone && { customerId: null }),
      ...(newEmail !== null && { customerEmail: newEmail }),
    },
    now,
  );
  const news = {
    before,
    after: { ...before, ...columns },
    latestInvoiceId: subscription?.latestInvoiceId ?? null,
  };
  if (payer !== null) await queueBillingNews(tx, deps, payer, news);
}

export async function syncBilling(
  deps: Deps,
  payments: PaymentProvider,
  userId: string,
  finish: Finish,
): Promise<void> {
  const state = await fetchProviderState(deps, payments, await readKnown(deps.db.read, userId));
  await finish(async (tx) => {
    if (state !== null) await storeProviderState(tx, deps, userId, state);
  });
}

/** Also recovers a customer whose run died after creating it: the id is stored at the end of a run. */
async function resumeBilling(
  deps: Deps,
  payments: PaymentProvider,
  userId: string,
  finish: Finish,
): Promise<void> {
  const { row, payer } = await readKnown(deps.db.read, userId);
  if ((row?.customerId ?? null) !== null || payer === null)
    return syncBilling(deps, payments, userId, finish);
  const customerId = await payments.findLostCustomer({ userId, email: payer.email });
  await finish(async (tx) => {
    if (customerId !== null) await saveBilling(tx, userId, { customerId }, deps.clock.now());
  });
}

/** The handler of stored jobs. Without payments there is no provider to ask. */
export const syncStoredBilling: JobHandler = (deps, { key, payload: userId }) =>
  runStoredJob(deps, key, (finish) =>
    deps.payments === null
      ? finish(() => Promise.resolve())
      : resumeBilling(deps, deps.payments, userId, finish),
  );

export async function hasCustomer(db: Queryable, userId: string): Promise<boolean> {
  const row = await findBilling(db, userId);
  return row !== null && row.customerId !== null;
}

/** Schedules the update of the customer's address at the provider. */
export const requestEmailSync = (tx: Transaction, deps: TransactionDeps, userId: string): Promise<void> =>
  requestJob(tx, deps, billingJob(userId));

const jobsPerBatch = 100;

/** Schedules a sync for everyone who is due. */
export async function requestDueSyncs(deps: Deps): Promise<void> {
  if (deps.payments === null) return;
  const now = deps.clock.now();
  const due = await listSyncDue(deps.db.read, now, jobsPerBatch);
  if (due.length === 0) return;
  await deps.db.write(async (tx) => {
    for (const userId of due) {
      await requestJob(tx, deps, billingJob(userId));
      // The job sets the right time; this one keeps it from being scheduled again meanwhile.
      await saveBilling(tx, userId, { syncDueAt: after(now, days(1)) }, now);
    }
  });
}
