import { systemClock } from "#src/server/clock.ts";
import { createStripeFake, type StripeFake } from "#tests/fakes/stripe/stripe-fake.ts";
import { serve } from "@hono/node-server";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

export interface FakePaymentServer extends StripeFake {
  readonly apiUrl: string;
  readonly webhookSecret: string;
  /** Every request: method and path. */
  readonly requests: readonly string[];
}

/** The fake of Stripe behind a real HTTP server, which ends with the test. */
export async function startPaymentServer(siteUrl: string): Promise<FakePaymentServer> {
  const requests: string[] = [];
  const webhookSecret = "whsec_of_the_fake";
  const fake = createStripeFake({ clock: systemClock, siteUrl, webhookSecret });
  const server = await new Promise<ReturnType<typeof serve>>((resolve) => {
    const started = serve(
      {
        hostname: "127.0.0.1",
        port: 0,
        fetch: (request) => {
          requests.push(`${request.method} ${new URL(request.url).pathname}`);
          return fake.handle(request);
        },
      },
      () => resolve(started),
    );
  });
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { ...fake, apiUrl: `http://127.0.0.1:${String(port)}`, webhookSecret, requests };
}
