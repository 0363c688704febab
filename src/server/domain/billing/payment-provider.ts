/*
 * The payment provider that billing needs. `integrations/stripe` implements it, and
 * `integrations/dev-payments` for development; nothing else knows Stripe.
 */

/** Where the portal sends people back to. */
export const portalReturnPath = "/account/plan?billing=changed";

export type Interval = "month" | "year";

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
   * `incomplete` waits for its first payment; `past_due` has a failed payment that is retried; `suspended`
   * gives no plan but may resume; `canceled` is over.
   */
  readonly status: "incomplete" | "trialing" | "active" | "past_due" | "suspended" | "canceled";
  readonly interval: Interval | null;
  readonly amount: number | null;
  readonly currency: string | null;
  /** The number of seats; null if the provider doesn't count them. */
  readonly seats: number | null;
  readonly createdAt: Date;
  readonly trialEndsAt: Date | null;
  readonly currentPeriodEnd: Date | null;
  /** When it ends or ended; null: it renews. */
  readonly endsAt: Date | null;
  /** Distinguishes failed payments; null without an invoice. */
  readonly latestInvoiceId: string | null;
}

/** An invoice that the customer got. */
export interface ProviderInvoice {
  readonly id: string;
  readonly createdAt: Date;
  /** In minor units. */
  readonly amount: number;
  readonly currency: string;
  readonly status: "open" | "paid" | "void";
  /** Where the customer reads and downloads it; null if nowhere. */
  readonly url: string | null;
}

export interface ProviderCustomer {
  readonly subscriptions: readonly ProviderSubscription[];
}

export interface CheckoutRequest {
  readonly customerId: string;
  readonly userId: string;
  readonly interval: Interval;
  /** Days before the first payment; null: due at once. */
  readonly trialDays: number | null;
}

/** A visit to the provider's payment page. */
export interface CheckoutVisit {
  readonly customerId: string | null;
  /** The account that started the visit. */
  readonly userId: string | null;
}

/** An event about a customer, by webhook or in the same process. */
export interface PaymentEvent {
  readonly id: string;
  /** null: about no customer. */
  readonly customerId: string | null;
}

/** All but `readEvent` and `customerPage` call the provider. @throws {DomainError} unavailable if it fails */
export interface PaymentProvider {
  /** The plan's price for each interval on sale. */
  listPrices(): Promise<readonly Price[]>;
  /** @returns the customer's id; within a day the same one for the same person. */
  createCustomer(person: {
    readonly userId: string;
    readonly email: string;
    readonly name: string;
  }): Promise<string>;
  /** The id of a customer of this person that only the provider knows, if any. */
  findLostCustomer(person: { readonly userId: string; readonly email: string }): Promise<string | null>;
  setEmail(customerId: string, email: string): Promise<void>;
  /** All subscriptions of a customer; null if the provider has deleted the customer. */
  findCustomer(customerId: string): Promise<ProviderCustomer | null>;
  /** The URL of the open payment page for exactly this purchase, if any. Closes all others. */
  findOpenCheckout(request: CheckoutRequest): Promise<string | null>;
  /** The URL of a new payment page. */
  createCheckout(request: CheckoutRequest): Promise<string>;
  findCheckout(sessionId: string): Promise<CheckoutVisit | null>;
  /** The newest invoices, newest first; at most 24. Drafts are left out. */
  listInvoices(customerId: string): Promise<readonly ProviderInvoice[]>;
  /** The URL of a page with invoices and card, to switch or cancel. */
  openPortal(customerId: string): Promise<string>;
  /** The address of the provider's page about a customer, with invoices, for the site's operator. */
  customerPage(customerId: string): string;
  /** Closes payment pages, cancels subscriptions at once and deletes the customer, if it exists. */
  deleteCustomer(customerId: string): Promise<void>;
  /** Reads a webhook delivery; null for a wrong signature. `body` is the exact text. */
  readEvent(body: string, signature: string): Promise<PaymentEvent | null>;
}
