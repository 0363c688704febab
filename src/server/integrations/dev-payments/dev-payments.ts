import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { billingErrors } from "#src/server/domain/billing/errors.ts";
import type { PaymentEvent, PaymentProvider } from "#src/server/domain/billing/payment-provider.ts";
import { hours, minutes, type Clock } from "#src/server/clock.ts";
import { pressPortalButton, pay, viewCheckout, viewPortal, type Run } from "./pages.ts";
import {
  emptyState,
  stateSchema,
  findCustomer,
  findVisit,
  isOpen,
  type Customer,
  type State,
  type Store,
} from "./state.ts";
import { currency, newId, advanceTo, toProviderSubscription, prices } from "./subscription-life.ts";

/* Payments on a developer's machine: no money, but Stripe's behaviour wherever the product can tell. */

const openMs = hours(1);
/** A page with less time than this might close while someone looks for their card. */
const leastLeftMs = minutes(30);

function requireCustomer(state: State, id: string): Customer {
  const customer = findCustomer(state, id);
  if (customer === null) throw billingErrors.unavailable();
  return customer;
}

interface Settings {
  readonly clock: Clock;
  readonly store: Store;
  readonly siteUrl: string;
  /** Receives every change, as a webhook would. */
  readonly onEvent: (event: PaymentEvent) => void;
}

export function createDevPayments({ clock, store, siteUrl, onEvent }: Settings) {
  function run<T>(work: (turn: Run) => T): T {
    const state = store.load();
    const now = clock.now().getTime() + state.aheadMs;
    const moved = state.customers.filter((customer) => advanceTo(customer, now));
    const changed = new Set(moved.map(({ id }) => id));
    const result = work({ state, now, siteUrl, changed });
    store.save(state);
    for (const customerId of changed) onEvent({ id: newId("evt"), customerId });
    return result;
  }

  const ask = <T>(work: (turn: Run) => T): Promise<T> =>
    new Promise((resolve) => {
      resolve(run(work));
    });

  const pageOf = (sessionId: string): string => `${siteUrl}/dev/checkout/${sessionId}`;

  const provider: PaymentProvider = {
    listPrices: () =>
      Promise.resolve([
        { interval: "month", amount: prices.month, currency },
        { interval: "year", amount: prices.year, currency },
      ]),

    createCustomer: ({ userId, email }) =>
      ask(({ state: { customers } }) => {
        const known = customers.find((customer) => customer.userId === userId);
        if (known !== undefined) return known.id;
        const id = newId("cus");
        customers.push({ id, userId, email, card: null, checkouts: [], subscriptions: [] });
        return id;
      }),

    findLostCustomer: ({ userId }) =>
      ask(({ state }) => state.customers.find((customer) => customer.userId === userId)?.id ?? null),

    setEmail: (customerId, email) =>
      ask(({ state }) => {
        requireCustomer(state, customerId).email = email;
      }),

    findCustomer: (customerId) =>
      ask(({ state }) => {
        const customer = findCustomer(state, customerId);
        return customer && { subscriptions: customer.subscriptions.map(toProviderSubscription) };
      }),

    findOpenCheckout: ({ customerId, interval, trialDays }) =>
      ask(({ state, now }) => {
        const open = findCustomer(state, customerId)?.checkouts.filter((one) => isOpen(one, now)) ?? [];
        const same = open
          .filter((one) => one.interval === interval && one.trialDays === trialDays)
          .find(({ expiresAt }) => expiresAt - now >= leastLeftMs);
        for (const one of open) if (one !== same) one.expiresAt = now;
        return same === undefined ? null : pageOf(same.id);
      }),

    createCheckout: ({ customerId, userId, interval, trialDays }) =>
      ask(({ state, now }) => {
        const id = newId("cs_test");
        const visit = { id, userId, interval, trialDays, expiresAt: now + openMs, subscriptionId: null };
        requireCustomer(state, customerId).checkouts.push(visit);
        return pageOf(id);
      }),

    findCheckout: (sessionId) =>
      ask(({ state }) => {
        const visit = findVisit(state, sessionId);
        return visit && { customerId: visit.customer.id, userId: visit.checkout.userId };
      }),

    listInvoices: (customerId) =>
      ask(({ state }) =>
        requireCustomer(state, customerId)
          .subscriptions.flatMap(({ invoices }) => invoices)
          .map(({ id, createdAt, amount, status }) => ({
            ...{ id, amount, currency, status, url: `${siteUrl}/dev/portal/${customerId}` },
            createdAt: new Date(createdAt),
          }))
          .toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime()),
      ),

    openPortal: (customerId) =>
      ask(({ state }) => `${siteUrl}/dev/portal/${requireCustomer(state, customerId).id}`),

    customerPage: (customerId) => `${siteUrl}/dev/portal/${encodeURIComponent(customerId)}`,

    deleteCustomer: (customerId) =>
      ask(({ state }) => {
        state.customers = state.customers.filter(({ id }) => id !== customerId);
      }),

    // Events stay within the process; none comes over HTTP.
    readEvent: () => Promise.resolve(null),
  };

  return {
    ...provider,
    viewCheckout: (sessionId: string) => run((turn) => viewCheckout(turn, sessionId)),
    /** @param seats for how many people */
    pay: (sessionId: string, cardNumber: string, seats = 1) =>
      run((turn) => pay(turn, sessionId, cardNumber, seats)),
    viewPortal: (customerId: string) => run((turn) => viewPortal(turn, customerId)),
    /** @param value the argument of the button: an interval, a number of seats or days, or a card */
    act: (customerId: string, what: string, value = "") =>
      run((turn) => pressPortalButton(turn, customerId, what, value)),
  };
}

export type DevPayments = ReturnType<typeof createDevPayments>;

/** A JSON file, read again each time: another process may have written it. A broken one counts as empty. */
export function fileStore(path: string): Store {
  return {
    load: () => {
      try {
        return stateSchema.parse(JSON.parse(readFileSync(path, "utf8")));
      } catch {
        return emptyState();
      }
    },
    save: (changed) => {
      mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
      writeFileSync(`${path}.new`, JSON.stringify(changed), { mode: 0o600 });
      renameSync(`${path}.new`, path);
    },
  };
}
