/*
 * What billing needs of a payment provider, in our words. `integrations/stripe` implements it, and `integrations/dev-payments` for
 * development; nothing else knows Stripe.
 */

/** Where people come back to from the portal: their plan, as the provider says it now. */
export const portalReturnPath = "/account?billing=changed#plan";

export type Interval = "month" | "year";

/** What a subscription costs. */
export interface Price {
  readonly interval: Interval;
  /** In minor units: cents. */
  readonly amount: number;
  /** ISO 4217 in lower case: "usd". */
  readonly currency: string;
}

/** A subscription to our plan, as the provider describes it now. */
export interface ProviderSubscription {
  readonly id: string;
  /**
   * `incomplete` waits for its first payment; `past_due` has a payment that failed and is tried again; `suspended` gives no plan, and may
   * come to life again; `canceled` is over.
   */
  readonly status: "incomplete" | "trialing" | "active" | "past_due" | "suspended" | "canceled";
  readonly interval: Interval | null;
  readonly amount: number | null;
  readonly currency: string | null;
  /** How many people it is for; null where the provider doesn't count them. */
  readonly seats: number | null;
  readonly createdAt: Date;
  readonly trialEndsAt: Date | null;
  readonly currentPeriodEnd: Date | null;
  /** When it ends, or ended; null: it renews. */
  readonly endsAt: Date | null;
  /** Tells one failed payment from the next; null where there has been no invoice. */
  readonly latestInvoiceId: string | null;
}

/** A person at the provider. */
export interface ProviderCustomer {
  readonly subscriptions: readonly ProviderSubscription[];
}

export interface CheckoutRequest {
  readonly customerId: string;
  readonly userId: string;
  readonly interval: Interval;
  /** Days before the first payment; null: it is due at once. */
  readonly trialDays: number | null;
}

/** A visit to the provider's payment page. */
export interface CheckoutVisit {
  readonly customerId: string | null;
  /** Whom the visit was started for. */
  readonly userId: string | null;
}

/** What the provider tells about a customer, by a webhook or in the same process. */
export interface PaymentEvent {
  readonly id: string;
  /** null: it is about no customer. */
  readonly customerId: string | null;
}

/** All methods but `readEvent` ask the provider. @throws {DomainError} unavailable, when it can't be reached or fails */
export interface PaymentProvider {
  /** What the plan costs, a price for each interval that is on sale. */
  listPrices(): Promise<readonly Price[]>;
  /** @returns the customer's id; within a day the same one for the same person. */
  createCustomer(person: {
    readonly userId: string;
    readonly email: string;
    readonly name: string;
  }): Promise<string>;
  /** The id of a customer who was made for someone and is known to the provider alone; null where there is none. */
  findLostCustomer(person: { readonly userId: string; readonly email: string }): Promise<string | null>;
  /** Has the provider write to another address. */
  setEmail(customerId: string, email: string): Promise<void>;
  /** Everything about a customer's subscriptions; null where the provider has deleted the customer. */
  findCustomer(customerId: string): Promise<ProviderCustomer | null>;
  /** The address of the payment page that is open for just this purchase, null where there is none. All others are closed. */
  findOpenCheckout(request: CheckoutRequest): Promise<string | null>;
  /** The address of a new payment page. */
  createCheckout(request: CheckoutRequest): Promise<string>;
  /** null where there is no such visit. */
  findCheckout(sessionId: string): Promise<CheckoutVisit | null>;
  /** The address of a page on which the customer sees invoices, changes the card, and switches or cancels. */
  openPortal(customerId: string): Promise<string>;
  /** Closes open payment pages, cancels subscriptions at once and deletes the customer. Nothing to delete is fine. */
  deleteCustomer(customerId: string): Promise<void>;
  /** Reads a webhook delivery; null where its signature is not the provider's. `body` is the text exactly as it came. */
  readEvent(body: string, signature: string): Promise<PaymentEvent | null>;
}
