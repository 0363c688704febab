import { createReachabilities } from "#src/server/reachability.ts";
import { stripePayments } from "#src/server/integrations/stripe/stripe-payments.ts";
import { startPaymentServer } from "#tests/fakes/payment-server.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { expect, it } from "vitest";

/** The adapter over a server that speaks Stripe's protocol, or what answers in its place. */
async function providerAt({ apiUrl, fetch }: { apiUrl?: string; fetch?: typeof globalThis.fetch }) {
  const { log, clock, env } = await makeDeps();
  const reachability = createReachabilities(clock);
  const payments = stripePayments(
    {
      ...{ secretKey: "sk_test_secret", webhookSecret: "whsec_test", siteUrl: env.siteUrl },
      ...{ withTax: false, retries: 0, apiUrl, ...(fetch !== undefined && { fetch }) },
    },
    { log, clock, reachability },
  );
  return { payments, isReachable: () => reachability.payments.state().isReachable };
}

const refuses = (status: number, type: string) => () =>
  Promise.resolve(Response.json({ error: { type, message: "No." } }, { status }));

it("is in reach once it answers, and before that nobody knows", async () => {
  const { apiUrl } = await startPaymentServer("http://localhost:4321");
  const { payments, isReachable } = await providerAt({ apiUrl });
  expect(isReachable()).toBeNull();
  await payments.listPrices();
  expect(isReachable()).toBe(true);
});

it.each([
  ["declines a card", refuses(402, "card_error"), true],
  ["takes something amiss", refuses(400, "invalid_request_error"), true],
  ["has too many calls", refuses(429, "rate_limit_error"), true],
  ["doesn’t take the key", refuses(401, "authentication_error"), false],
  ["is broken", refuses(500, "api_error"), false],
  ["can’t be connected to", () => Promise.reject(new TypeError("fetch failed")), false],
])("is in reach, or isn’t, when it %s", async (_what, fetch, expected) => {
  const { payments, isReachable } = await providerAt({ fetch });
  await expect(payments.openPortal("cus_1")).rejects.toMatchObject({ kind: "unavailable" });
  expect(isReachable()).toBe(expected);
});
