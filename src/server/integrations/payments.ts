import type { PaymentProvider } from "#src/server/domain/billing/payment-provider.ts";
import { seconds, type Clock } from "#src/server/clock.ts";
import type { Env } from "#src/server/env.ts";
import type { Logger } from "#src/server/log.ts";
import type { Reachabilities } from "#src/server/reachability.ts";
import { randomBytes } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { createDevProvider, type DevProvider } from "./dev-provider/dev-provider.ts";
import { fileStore, memoryStore, type ProviderStore } from "./dev-provider/state.ts";
import { stripePayments } from "./stripe/stripe-payments.ts";

/** Who takes the money, as the settings say. */
export interface Payments {
  readonly payments: PaymentProvider | null;
  /** The fake provider, where plans are paid for at one. */
  readonly devProvider: DevProvider | null;
}

/** Stripe's webhook endpoint of this site. */
const webhookPath = "/api/billing/webhook";

const triesMs = [0, seconds(1), seconds(5), seconds(30)];

/** Delivers an event as Stripe would: again, until it is taken. A process that ends gives up; the daily look makes up for that. */
async function deliver(url: string, body: string, signature: string): Promise<void> {
  const headers = { "content-type": "application/json", "stripe-signature": signature };
  for (const ms of triesMs) {
    await wait(ms, undefined, { ref: false });
    try {
      const { ok } = await fetch(url, { method: "POST", headers, body, signal: AbortSignal.timeout(30_000) });
      if (ok) return;
    } catch {
      // The server may be on its way up or down.
    }
  }
}

/** The fake provider remembers what it was told beside the database, so that a restart ends no subscription. */
function devStore({ DATABASE_URL }: Pick<Env, "DATABASE_URL">): ProviderStore {
  const file = /^file:(?<path>[^?]+)/.exec(DATABASE_URL)?.groups?.["path"];
  return file === ":memory:" ? memoryStore() : fileStore(`${file ?? ".data/openpane.db"}.payments.json`);
}

interface Ground {
  readonly clock: Clock;
  readonly log: Logger;
  readonly reachability: Reachabilities;
}

interface DevSettings extends Ground {
  readonly siteUrl: string;
  readonly store: ProviderStore;
  readonly webhookSecret: string;
  readonly deliver: (body: string, signature: string) => void;
}

/** The real adapter over the fake provider in this process. */
export function devPayments(settings: DevSettings): { payments: PaymentProvider; devProvider: DevProvider } {
  const { siteUrl, clock, webhookSecret } = settings;
  const devProvider = createDevProvider({ ...settings, now: () => clock.now() });
  const payments = stripePayments(
    {
      secretKey: "sk_test_dev",
      webhookSecret,
      siteUrl,
      withTax: false,
      fetch: (input, init) => devProvider.handle(new Request(input, init)),
    },
    settings,
  );
  return { payments, devProvider };
}

/** Stripe, the fake of it, or nobody. */
export function paymentsFromEnv(env: Env, ground: Ground): Payments {
  const { siteUrl, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_URL, STRIPE_TAX } = env;
  if (STRIPE_SECRET_KEY !== undefined && STRIPE_WEBHOOK_SECRET !== undefined) {
    const settings = {
      secretKey: STRIPE_SECRET_KEY,
      webhookSecret: STRIPE_WEBHOOK_SECRET,
      siteUrl,
      withTax: STRIPE_TAX === "on",
      apiUrl: STRIPE_API_URL,
    };
    return { payments: stripePayments(settings, ground), devProvider: null };
  }
  if (env.payments === "off") return { payments: null, devProvider: null };
  return devPayments({
    ...ground,
    siteUrl,
    store: devStore(env),
    // Of this process alone: another process on the same machine could not tell a delivery of this one from a forged one.
    webhookSecret: `whsec_${randomBytes(24).toString("hex")}`,
    deliver: (body, signature) => void deliver(`${siteUrl}${webhookPath}`, body, signature),
  });
}
