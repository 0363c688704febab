import { z } from "zod";

/** A moment in milliseconds. */
const time = z.number();
const interval = z.enum(["month", "year"]);

const invoice = z.object({
  id: z.string(),
  createdAt: time,
  /** In cents. */
  amount: z.number(),
  status: z.enum(["open", "paid", "void"]),
});

const subscription = z.object({
  id: z.string(),
  status: z.enum(["incomplete", "trialing", "active", "past_due", "canceled"]),
  interval,
  seats: z.number(),
  createdAt: time,
  periodStart: time,
  periodEnd: time,
  trialEndsAt: time.nullable(),
  /** When it ends, or ended; null: it renews. */
  endsAt: time.nullable(),
  /** When the bank confirms a slow card's first payment. */
  confirmsAt: time.nullable(),
  /** When a failed payment is tried again. */
  retriesAt: z.array(time),
  /** Oldest first. */
  invoices: z.array(invoice),
});

const checkout = z.object({
  id: z.string(),
  userId: z.string(),
  interval,
  trialDays: z.number().nullable(),
  expiresAt: time,
  /** What was bought; null: nothing yet. */
  subscriptionId: z.string().nullable(),
});

const customer = z.object({
  id: z.string(),
  userId: z.string(),
  email: z.string(),
  /** A card that `fails` is accepted once, and every later charge of it fails. */
  card: z.object({ last4: z.string(), kind: z.enum(["good", "fails", "slow"]) }).nullable(),
  checkouts: z.array(checkout),
  subscriptions: z.array(subscription),
});

export const stateSchema = z.object({
  /** How far the provider's clock is ahead, in milliseconds. */
  aheadMs: z.number(),
  customers: z.array(customer),
});

export type Subscription = z.infer<typeof subscription>;
export type Customer = z.infer<typeof customer>;
export type Checkout = z.infer<typeof checkout>;
export type Card = NonNullable<Customer["card"]>;
export type State = z.infer<typeof stateSchema>;

export const findCustomer = ({ customers }: State, id: string): Customer | null =>
  customers.find((customer) => customer.id === id) ?? null;

/** A checkout and its customer. */
export function findVisit({ customers }: State, sessionId: string) {
  for (const customer of customers) {
    const checkout = customer.checkouts.find(({ id }) => id === sessionId);
    if (checkout !== undefined) return { customer, checkout };
  }
  return null;
}

export const isOpen = ({ expiresAt, subscriptionId }: Checkout, now: number): boolean =>
  subscriptionId === null && expiresAt > now;

export interface Store {
  load(): State;
  save(state: State): void;
}

export const emptyState = (): State => ({ aheadMs: 0, customers: [] });

/** For tests: gone with the process. */
export function memoryStore(): Store {
  const kept = emptyState();
  return { load: () => kept, save: () => undefined };
}
