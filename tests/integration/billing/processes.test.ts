import { billings } from "#db/schema/index.ts";
import { startPaymentServer } from "#tests/fakes/payment-server.ts";
import { makeUser } from "#tests/factories/user.ts";
import { signIn } from "#tests/setup/api.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { cards } from "#tests/setup/cards.ts";
import { idIn } from "#tests/setup/payments.ts";
import { startServerProcess } from "#tests/setup/process/server-process.ts";
import { expect, it } from "vitest";
import { z } from "zod";

/* Two whole servers in processes of their own that talk to the provider over HTTP. */

const visit = z.object({ url: z.url() });

it("two processes create one customer and one payment page, and agree on what was paid", async () => {
  const deps = await makeDeps();
  const {
    apiUrl,
    webhookSecret,
    pages: stripePages,
    deliveries,
    requests,
  } = await startPaymentServer(deps.env.siteUrl);
  const settings = {
    STRIPE_SECRET_KEY: "sk_test_of_the_fake",
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_URL: apiUrl,
  };
  const servers = await Promise.all([1, 2].map(() => startServerProcess(deps.databaseUrl, settings)));
  const actor = await makeUser(deps);
  const headers = {
    authorization: `Bearer ${await signIn(deps, actor)}`,
    "content-type": "application/json",
  };
  const buy = async ({ url }: { url: string }): Promise<string> => {
    const body = JSON.stringify({ interval: "month" });
    const answer = await fetch(`${url}/api/billing/checkout`, { method: "POST", headers, body });
    return visit.parse(await answer.json()).url;
  };
  const pages = await Promise.all([...servers, ...servers, ...servers].map(buy));
  expect(new Set(pages).size).toBe(1);
  expect(requests.filter((request) => request === "POST /v1/customers")).toHaveLength(1);
  expect(requests.filter((request) => request === "POST /v1/checkout/sessions")).toHaveLength(1);

  stripePages.pay(idIn(pages[0] ?? ""), cards.good);
  expect(deliveries.length).toBeGreaterThan(2);
  const answers = await Promise.all(
    servers.flatMap(({ url }) =>
      deliveries.map(({ body, signature }) =>
        fetch(`${url}/api/billing/webhook`, {
          method: "POST",
          body,
          headers: { "stripe-signature": signature },
        }),
      ),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  for (const { url } of servers)
    expect(await (await fetch(`${url}/api/billing`, { headers })).json()).toMatchObject({
      planId: "facilitator_pro",
      status: "active",
      payments: "stripe",
    });
  expect(await deps.db.read.select().from(billings)).toHaveLength(1);
}, 60_000);
