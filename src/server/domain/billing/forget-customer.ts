import type { Transaction } from "#db/client.ts";
import { saveBilling } from "./queries.ts";

/** Someone as a person whom the provider has never met, and what it said of them. */
const stranger = {
  customerId: null,
  customerEmail: null,
  subscriptionId: null,
  subscriptionStatus: null,
  interval: null,
  amount: null,
  currency: null,
  subscriptionTrialEndsAt: null,
  currentPeriodEnd: null,
  subscriptionEndsAt: null,
  syncDueAt: null,
} as const;

/**
 * Forgets who someone is at the payment provider: for an operator who has changed to another account there. As long as we know them
 * by an id that the provider doesn't, their plan can't be asked about, and their account not be deleted.
 */
export const forgetCustomerIn = (tx: Transaction, userId: string, now: Date): Promise<void> =>
  saveBilling(tx, userId, stranger, now);
