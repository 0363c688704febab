import { billingErrors } from "#src/server/domain/billing/errors.ts";
import {
  portalReturnPath,
  type CheckoutRequest,
  type PaymentProvider,
} from "#src/server/domain/billing/payment-provider.ts";
import type { Clock } from "#src/server/clock.ts";
import { DomainError } from "#src/server/errors.ts";
import type { Logger } from "#src/server/log.ts";
import type { Reachabilities } from "#src/server/reachability.ts";
import { paths } from "#src/shared/site/paths.ts";
import type Stripe from "stripe";
import { z } from "zod";
import { sha256 } from "#src/server/ids.ts";
import { createCheckout, findOpenCheckout } from "./checkout.ts";
import {
  createPriceList,
  isFromCheckout,
  isToProduct,
  readSubscription,
} from "./prices-and-subscriptions.ts";
import { loadStripe, stripeClient, type StripeSettings } from "./stripe-client.ts";

interface StripeDependencies {
  readonly log: Logger;
  readonly clock: Clock;
  readonly reachability: Reachabilities;
}

/** Stripe's error without its message, which may repeat what we sent. */
const faultSchema = z.object({
  type: z.string().optional(),
  code: z.string().optional(),
  statusCode: z.number().optional(),
  requestId: z.string().optional(),
});

const describe = (error: unknown) => {
  const { type, code, statusCode, requestId } = faultSchema.safeParse(error).data ?? {};
  return {
    type: type ?? (error instanceof Error ? error.name : "unexpected"),
    code: code ?? null,
    status: statusCode ?? null,
    providerRequestId: requestId ?? null,
  };
};

const invoiceStatuses = ["paid", "open"] as const;

const noProducts: ReadonlySet<string> = new Set();

const isMissing = (error: unknown): boolean => faultSchema.safeParse(error).data?.code === "resource_missing";

/** The form of a session id. It comes from an address that anyone can write, and goes into one at Stripe. */
const sessionIdForm = /^cs_\w+$/;

/** In an event's object, the customer is named or is the object itself. */
const eventObject = z.object({
  object: z.string(),
  id: z.string().optional(),
  customer: z.union([z.string(), z.object({ id: z.string() })]).nullish(),
});

function customerIdOf({ data }: Stripe.Event): string | null {
  const { data: found } = eventObject.safeParse(data.object);
  if (found === undefined) return null;
  if (found.object === "customer") return found.id ?? null;
  return typeof found.customer === "string" ? found.customer : (found.customer?.id ?? null);
}

/** Plans paid for at Stripe, or at a server that speaks its protocol. */
export function stripePayments(
  settings: StripeSettings,
  { log, clock, reachability }: StripeDependencies,
): PaymentProvider {
  const client = stripeClient(settings, reachability.payments);
  const priceList = createPriceList(client);

  /** Any failure becomes the one error that callers know, and a line in the log. */
  async function ask<T>(question: (stripe: Stripe) => Promise<T>): Promise<T> {
    try {
      return await question(await client());
    } catch (error) {
      if (error instanceof DomainError) throw error;
      if (describe(error).type === "StripeConnectionError") reachability.payments.failed();
      log.error("payment provider failed", describe(error));
      throw billingErrors.unavailable();
    }
  }

  async function priceOf({ interval }: CheckoutRequest): Promise<string> {
    const price = (await priceList()).priceIds.get(interval);
    if (price === undefined) throw new Error(`No price is on sale for a ${interval}.`);
    return price;
  }

  return {
    listPrices: () => ask(async () => (await priceList()).prices),

    createCustomer: ({ userId, email, name }) =>
      ask(async ({ customers }) => {
        const person = { email, name, metadata: { userId } };
        // A retry after a crash gets the same customer. Stripe refuses a key that comes with other fields.
        const idempotencyKey = `customer ${sha256(JSON.stringify(person))}`;
        return (await customers.create(person, { idempotencyKey })).id;
      }),

    findLostCustomer: ({ userId, email }) =>
      ask(async ({ customers }) => {
        const { data } = await customers.list({ email, limit: 100 });
        return data.find(({ metadata }) => metadata.userId === userId)?.id ?? null;
      }),

    setEmail: (customerId, email) =>
      ask(async ({ customers }) => {
        await customers.update(customerId, { email });
      }),

    findCustomer: (customerId) =>
      ask(async (stripe) => {
        // An unknown customer isn't a deleted one: the key may be for another account or for test mode.
        if ((await stripe.customers.retrieve(customerId)).deleted === true) return null;
        const { data } = await stripe.subscriptions.list({ customer: customerId, status: "all", limit: 100 });
        const products = data.every(isFromCheckout) ? noProducts : (await priceList()).products;
        const subscriptions = data
          // The first payment never arrived, so there was no plan.
          .filter(({ status }) => status !== "incomplete_expired")
          .filter((subscription) => isFromCheckout(subscription) || isToProduct(subscription, products))
          .map(readSubscription);
        return { subscriptions };
      }),

    findOpenCheckout: (request) =>
      ask(async (stripe) => findOpenCheckout(stripe, request, await priceOf(request), clock.now())),

    createCheckout: (request) =>
      ask(async (stripe) =>
        createCheckout(stripe, request, await priceOf(request), {
          siteUrl: settings.siteUrl,
          withTax: settings.withTax,
          successPath: paths.billingSuccess(),
          cancelPath: paths.subscribe(),
          now: clock.now(),
        }),
      ),

    findCheckout: (sessionId) =>
      ask(async ({ checkout }) => {
        if (!sessionIdForm.test(sessionId)) return null;
        const session = await checkout.sessions.retrieve(sessionId).catch((error: unknown) => {
          if (isMissing(error)) return null;
          throw error;
        });
        if (session === null) return null;
        const { customer, client_reference_id: userId } = session;
        return { customerId: typeof customer === "string" ? customer : (customer?.id ?? null), userId };
      }),

    listInvoices: (customerId) =>
      ask(async ({ invoices }) => {
        const { data } = await invoices.list({ customer: customerId, limit: 24 });
        return data
          .filter(({ status }) => status !== "draft")
          .map(({ id, created, total, currency, status, hosted_invoice_url: url }) => ({
            ...{ id, amount: total, currency, url: url ?? null },
            createdAt: new Date(created * 1_000),
            status: invoiceStatuses.find((known) => known === status) ?? "void",
          }));
      }),

    openPortal: (customerId) =>
      ask(async ({ billingPortal }) => {
        const returnUrl = `${settings.siteUrl}${portalReturnPath}`;
        const session = await billingPortal.sessions.create({ customer: customerId, return_url: returnUrl });
        return session.url;
      }),

    customerPage: (customerId) => {
      const mode = settings.secretKey.includes("_test_") ? "test/" : "";
      return `https://dashboard.stripe.com/${mode}customers/${encodeURIComponent(customerId)}`;
    },

    deleteCustomer: (customerId) =>
      ask(async (stripe) => {
        const open = await stripe.checkout.sessions.list({
          customer: customerId,
          status: "open",
          limit: 100,
        });
        for (const { id } of open.data) await stripe.checkout.sessions.expire(id);
        await stripe.customers.del(customerId);
      }).catch(async (error: unknown) => {
        // Deleted before, by an earlier try or in the dashboard.
        const found = await ask(({ customers }) => customers.retrieve(customerId));
        if (found.deleted !== true) throw error;
      }),

    readEvent: async (body, signature) => {
      const { webhooks } = await loadStripe();
      try {
        const event = webhooks.constructEvent(body, signature, settings.webhookSecret);
        return { id: event.id, customerId: customerIdOf(event) };
      } catch {
        return null;
      }
    },
  };
}
