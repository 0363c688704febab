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
import { paymentFailedMail, planEndedMail } from "#src/server/domain/mail/templates/billing.ts";
import { queueMail } from "#src/server/domain/mail/queue/queue-mail.ts";

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

/** Someone as we know them, before the provider is asked. */
interface Known {
  readonly row: BillingRow | null;
  /** null: the account is gone. */
  readonly payer: Payer | null;
}

/** What the provider says about a customer. */
export interface Told {
  readonly customerId: string;
  /** The one that counts; null where there is none. */
  readonly subscription: ProviderSubscription | null;
  /** Whether the provider has deleted the customer. */
  readonly isGone: boolean;
  /** To which address it writes from now on; null: to the same as before. */
  readonly movedTo: string | null;
}

export const readKnown = async (db: Queryable, userId: string): Promise<Known> => ({
  row: await findBilling(db, userId),
  payer: await findPayer(db, userId),
});

/**
 * Receipts go to the address that someone has now. One that they changed at the provider themselves stays. What someone pays for doesn't hang
 * on it: where it fails, the next run tries again.
 */
async function tellEmail(payments: PaymentProvider, { row, payer }: Known): Promise<string | null> {
  const customerId = row?.customerId ?? null;
  if (row === null || customerId === null || payer === null || payer.email === row.customerEmail) return null;
  const told = payments.setEmail(customerId, payer.email);
  return told.then(
    () => payer.email,
    () => null,
  );
}

/** Asks the provider about someone; null where it doesn't know them. @throws {DomainError} unavailable */
export async function askAbout(deps: Deps, payments: PaymentProvider, known: Known): Promise<Told | null> {
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
    movedTo: customer === null ? null : await tellEmail(payments, known),
  };
}

/** Stores what the provider has said, and tells the person what is new in it. */
export async function storeTold(
  tx: Transaction,
  deps: TransactionDeps,
  userId: string,
  { customerId, subscription, isGone, movedTo }: Told,
): Promise<void> {
  const { row: before, payer } = await readKnown(tx, userId);
  // The account was deleted meanwhile, and its customer with it.
  if (before?.customerId !== customerId) return;
  const now = deps.clock.now();
  const syncDueAt = nextSyncAt(subscription, now) ?? visitEnds(before.syncDueAt, now);
  const columns = { ...columnsOf(subscription), syncDueAt };
  await saveBilling(
    tx,
    before.userId,
    {
      ...columns,
      ...(isGone && { customerId: null }),
      ...(movedTo !== null && { customerEmail: movedTo }),
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

/** Asks the provider about a person and stores what it says: what a run of their job does. */
export async function syncBilling(
  deps: Deps,
  payments: PaymentProvider,
  userId: string,
  finish: Finish,
): Promise<void> {
  const told = await askAbout(deps, payments, await readKnown(deps.db.read, userId));
  await finish(async (tx) => {
    if (told !== null) await storeTold(tx, deps, userId, told);
  });
}

/** As `syncBilling`, after a run that may have died, or failed, when it had just made a customer: their id is stored in the write that ends a run. */
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

/** The handler of stored jobs. Where payments have been switched off there is nobody to ask. */
export const syncStoredBilling: JobHandler = (deps, { key, payload: userId }) =>
  runStoredJob(deps, key, (finish) =>
    deps.payments === null
      ? finish(() => Promise.resolve())
      : resumeBilling(deps, deps.payments, userId, finish),
  );

/** Whether the provider knows a person. */
export async function hasCustomer(db: Queryable, userId: string): Promise<boolean> {
  const row = await findBilling(db, userId);
  return row !== null && row.customerId !== null;
}

/** Has the provider told of a customer's address that has just changed, in the transaction that changes it. */
export const requestEmailSync = (tx: Transaction, deps: TransactionDeps, userId: string): Promise<void> =>
  requestJob(tx, deps, billingJob(userId));

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

interface News {
  readonly before: BillingRow;
  readonly after: BillingRow;
  /** Tells one failed payment from the next. */
  readonly latestInvoiceId: string | null;
}

/**
 * Emails someone about what has become of their subscription. It goes by what we knew before and know now, never by a webhook: those
 * come twice, late or not at all. Each event has one email for good.
 */
async function queueBillingNews(
  tx: Transaction,
  deps: TransactionDeps,
  person: Payer,
  { before, after, latestInvoiceId }: News,
): Promise<void> {
  if (after.subscriptionStatus === "past_due")
    await queueMail(tx, deps, {
      kind: "payment failed",
      eventKey: `payment failed ${latestInvoiceId ?? String(after.subscriptionId)}`,
      to: person.email,
      content: paymentFailedMail(deps.env, person.firstName),
    });
  if (isLiveStatus(before.subscriptionStatus) && !isLiveStatus(after.subscriptionStatus))
    await queueMail(tx, deps, {
      kind: "plan ended",
      eventKey: `plan ended ${String(before.subscriptionId)}`,
      to: person.email,
      content: planEndedMail(deps.env, person.firstName),
    });
}
