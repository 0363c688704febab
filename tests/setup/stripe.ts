import type { PaymentProvider } from "#src/server/domain/billing/payment-provider.ts";
import { stripePayments } from "#src/server/integrations/stripe/stripe-payments.ts";
import { createStripeFake, type StripeFake } from "#tests/fakes/stripe/stripe-fake.ts";
import { makeDeps, type TestDeps } from "./deps.ts";

/** Signs deliveries of the fake Stripe. */
export const testWebhookSecret = "whsec_test";

type Answer = (request: Request, ask: () => Promise<Response>) => Promise<Response>;

/** The way to Stripe. */
export interface Wire {
  /** Changes single answers. */
  answer: Answer;
  /** Method and path of every request. */
  readonly asked: string[];
  /** Every request's body. */
  readonly sent: URLSearchParams[];
}

export interface StripeDeps extends TestDeps {
  readonly payments: PaymentProvider;
  readonly deliveries: StripeFake["deliveries"];
  /** Stripe's API, for calls that the site doesn't make. */
  readonly stripe: StripeFake["handle"];
  readonly wire: Wire;
}

/** Real parts whose payments go through the Stripe adapter to a fake Stripe in this process. */
export async function makeStripeDeps({
  withTax = false,
  retries = 2,
  overrides = {},
}: {
  readonly withTax?: boolean;
  readonly retries?: number;
  readonly overrides?: Parameters<typeof makeDeps>[0];
} = {}): Promise<StripeDeps> {
  const deps = await makeDeps(overrides);
  const { siteUrl } = deps.env;
  const webhookSecret = testWebhookSecret;
  const fake = createStripeFake({ clock: deps.clock, siteUrl, webhookSecret });
  const wire: Wire = { answer: (_, ask) => ask(), asked: [], sent: [] };
  const payments = stripePayments(
    {
      ...{ secretKey: "sk_test_secret", webhookSecret, siteUrl, withTax, retries },
      fetch: async (input, init) => {
        const request = new Request(input, init);
        wire.asked.push(`${request.method} ${new URL(request.url).pathname}`);
        if (request.method === "POST") wire.sent.push(new URLSearchParams(await request.clone().text()));
        return wire.answer(request, () => fake.handle(request));
      },
    },
    deps,
  );
  return {
    ...deps,
    payments,
    devPayments: fake.pages,
    deliveries: fake.deliveries,
    stripe: fake.handle,
    wire,
  };
}

/** A call of Stripe's API that isn't the site's. */
export async function askStripe(
  { stripe }: StripeDeps,
  path: string,
  body: URLSearchParams,
): Promise<{ readonly id: string }> {
  const headers = {
    authorization: "Bearer sk_test_x",
    "content-type": "application/x-www-form-urlencoded",
  };
  const request = new Request(`https://api.example/v1/${path}`, { method: "POST", headers, body });
  return (await (await stripe(request)).json()) as { id: string };
}
