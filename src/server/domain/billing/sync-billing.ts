import type { Queryable, Transaction } from "#db/client.ts";
import type { Key } from "#db/key.ts";
import { after, days, minutes } from "#src/server/clock.ts";
import type { Deps } from "#src/server/deps.ts";
import { requestJob } from "#src/server/domain/job/request-job.ts";
import { runJobNow, type Job, type LeasedWrite } from "#src/server/domain/job/run-job.ts";
import { queueBillingNews } from "./billing-news.ts";
import type { PaymentProvider, ProviderSubscription } from "./payment-provider.ts";
import { findBilling, findPayer, listSyncDue, noteEvent, saveBilling, type BillingRow } from "./queries.ts";
import { currentSubscription, isLiveStatus } from "./rules.ts";

/*
 * What we know of a subscription is what the provider said when we last asked, and nothing else writes it. A webhook, the page after a
 * payment and the daily look all lead here. So it makes no difference in which order deliveries come, how often, or whether
 * one is lost. Runs for one person never overlap (domain/job), as an older answer must not be stored over a newer one.
 */

/** All talk with the provider about one person is a run of this job. */
export const billingJob = (userId: string): Job => ({
  kind: "sync billing",
  key: `billing ${userId}`,
  payload: userId,
});

/** What we store of a subscription; of none: nothing, as of someone who never had one. */
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
  };
}

/** The provider needs a moment to do what it does at a period's end. */
const settlingMs = minutes(1);
/** When what was due a while ago has still not happened, we ask again so often. */
const overdueMs = minutes(15);

/** When to ask again: soon after something is due to happen, once a day while a subscription lives, else never. */
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

/** By then a payment page has closed, and we look whether someone paid and neither they nor a webhook came back. */
export const checkoutMs = minutes(65);

/** When to look after someone who may be on a payment page now; null: nobody is. */
const visitEnds = (dueAt: Date | null, now: Date): Date | null =>
  dueAt !== null && dueAt > now && dueAt <= after(now, checkoutMs) ? dueAt : null;

async function store(
  tx: Transaction,
  deps: Deps,
  userId: string,
  customerId: string,
  subscription: ProviderSubscription | null,
): Promise<void> {
  const [before, payer] = await Promise.all([findBilling(tx, userId), findPayer(tx, userId)]);
  // The account was deleted meanwhile, and its customer with it.
  if (before?.customerId !== customerId) return;
  const now = deps.clock.now();
  const syncDueAt = nextSyncAt(subscription, now) ?? visitEnds(before.syncDueAt, now);
  const columns = { ...columnsOf(subscription), syncDueAt };
  await saveBilling(tx, userId, columns, now);
  const news = {
    before,
    after: { ...before, ...columns },
    latestInvoiceId: subscription?.latestInvoiceId ?? null,
  };
  if (payer !== null) await queueBillingNews(tx, deps, payer, news);
}

/** Receipts go to the address that someone has now. One that they changed at the provider themselves stays. */
async function tellEmail(
  deps: Deps,
  payments: PaymentProvider,
  row: BillingRow | null,
  { email, write }: { readonly email: string; readonly write: LeasedWrite },
): Promise<void> {
  const customerId = row?.customerId ?? null;
  if (row === null || customerId === null || email === row.customerEmail) return;
  await payments.setEmail(customerId, email);
  await write((tx) => saveBilling(tx, row.userId, { customerEmail: email }, deps.clock.now()));
}

/** Whether the provider knows a person. */
export async function hasCustomer(db: Queryable, userId: Key): Promise<boolean> {
  const row = await findBilling(db, userId);
  return row !== null && row.customerId !== null;
}

/** Has the provider told of a customer's address that has just changed, in the transaction that changes it. */
export const requestEmailSync = (tx: Transaction, deps: Deps, userId: string): Promise<void> =>
  requestJob(tx, deps, billingJob(userId));

/**
 * Asks the provider about a person and stores what it says, within a run of their `billingJob`.
 *
 * @param eventId the webhook delivery that this deals with: it is noted in the same write.
 * @throws {DomainError} unavailable
 */
export async function syncBilling(
  deps: Deps,
  payments: PaymentProvider,
  userId: string,
  write: LeasedWrite,
  eventId?: string,
): Promise<void> {
  // Who moves to another address now has a run after this one.
  const [row, payer] = await Promise.all([
    findBilling(deps.db.read, userId),
    findPayer(deps.db.read, userId),
  ]);
  const customerId = row?.customerId ?? null;
  if (customerId === null) return;
  const customer = await payments.findCustomer(customerId);
  const subscriptions = customer?.subscriptions ?? [];
  if (subscriptions.filter(({ status }) => isLiveStatus(status)).length > 1)
    deps.log.error("a customer has two subscriptions: refund one", { customerId });
  await write(async (tx) => {
    await store(tx, deps, userId, customerId, currentSubscription(subscriptions));
    if (customer === null) await saveBilling(tx, userId, { customerId: null }, deps.clock.now());
    if (eventId !== undefined) await noteEvent(tx, eventId, deps.clock.now());
  });
  // Last, and without consequences: what someone pays for does not hang on the address. The next sync tries again.
  if (customer === null || payer === null) return;
  await tellEmail(deps, payments, row, { email: payer.email, write }).catch(() => undefined);
}

/** The handler of stored jobs. Where payments have been switched off there is nobody to ask. */
export async function syncStoredBilling(deps: Deps, userId: string, write: LeasedWrite): Promise<void> {
  if (deps.payments !== null) await syncBilling(deps, deps.payments, userId, write);
}

/** Asks the provider about a person now. @throws {DomainError} unavailable */
export async function syncNow(
  deps: Deps,
  payments: PaymentProvider,
  userId: string,
  eventId?: string,
): Promise<void> {
  await runJobNow(deps, billingJob(userId), (write) => syncBilling(deps, payments, userId, write, eventId));
}

const mostAtOnce = 100;

/** Stores a job for everyone whom it is time to ask the provider about. */
export async function requestDueSyncs(deps: Deps): Promise<void> {
  if (deps.payments === null) return;
  const now = deps.clock.now();
  const due = await listSyncDue(deps.db.read, now, mostAtOnce);
  if (due.length === 0) return;
  await deps.db.write(async (tx) => {
    for (const userId of due) {
      await requestJob(tx, deps, billingJob(userId));
      // The job moves it to the right time; this one keeps it from being stored again and again until then.
      await saveBilling(tx, userId, { syncDueAt: after(now, days(1)) }, now);
    }
  });
}
