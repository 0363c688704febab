import type { PaymentEvent, PaymentProvider } from "#src/server/domain/billing/payment-provider.ts";
import type { Clock } from "#src/server/clock.ts";
import type { Env } from "#src/server/env.ts";
import type { Logger } from "#src/server/log.ts";
import type { Reachabilities } from "#src/server/reachability.ts";
import type { DevPayments } from "./dev-payments/dev-payments.ts";
import { stripePayments } from "./stripe/stripe-payments.ts";

/** The payment provider that the settings select. */
export interface Payments {
  readonly payments: PaymentProvider | null;
  readonly devPayments: DevPayments | null;
}

interface PaymentDependencies {
  readonly clock: Clock;
  readonly log: Logger;
  readonly reachability: Reachabilities;
}

/** Development payments are stored beside the database, so that a restart ends no subscription. */
function stateFile({ DATABASE_URL }: Pick<Env, "DATABASE_URL">): string {
  const file = /^file:(?<path>[^?]+)/.exec(DATABASE_URL)?.groups?.["path"];
  return `${file ?? ".data/openpane.db"}.payments.json`;
}

/** @param onEvent receives development payments' events; Stripe's come by webhook */
export async function paymentsFromEnv(
  env: Env,
  ground: PaymentDependencies,
  onEvent: (event: PaymentEvent) => void,
): Promise<Payments> {
  const { siteUrl, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_URL, STRIPE_TAX } = env;
  if (STRIPE_SECRET_KEY !== undefined && STRIPE_WEBHOOK_SECRET !== undefined) {
    const settings = {
      secretKey: STRIPE_SECRET_KEY,
      webhookSecret: STRIPE_WEBHOOK_SECRET,
      siteUrl,
      withTax: STRIPE_TAX === "on",
      apiUrl: STRIPE_API_URL,
    };
    return { payments: stripePayments(settings, ground), devPayments: null };
  }
  if (env.payments === "off") return { payments: null, devPayments: null };
  // Loaded only here, so that other servers don't contain it.
  const { createDevPayments, fileStore } = await import("./dev-payments/dev-payments.ts");
  const store = fileStore(stateFile(env));
  const devPayments = createDevPayments({ clock: ground.clock, store, siteUrl, onEvent });
  return { payments: devPayments, devPayments };
}
