import { createDevProvider, type DevProvider } from "#src/server/integrations/dev-provider/dev-provider.ts";
import { memoryStore } from "#src/server/integrations/dev-provider/state.ts";
import type { Delivery } from "#tests/setup/deps.ts";
import { serve } from "@hono/node-server";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

export interface FakePaymentServer {
  readonly apiUrl: string;
  readonly webhookSecret: string;
  readonly provider: DevProvider;
  /** What it would have sent to the webhook. */
  readonly deliveries: readonly Delivery[];
  /** Every request: method, path and the names of its parameters. */
  readonly requests: readonly string[];
}

/** The fake payment provider behind a real HTTP server, which ends with the test. */
export async function startPaymentServer(siteUrl: string): Promise<FakePaymentServer> {
  const deliveries: Delivery[] = [];
  const requests: string[] = [];
  const webhookSecret = "whsec_of_the_fake";
  const provider = createDevProvider({
    now: () => new Date(),
    store: memoryStore(),
    siteUrl,
    webhookSecret,
    deliver: (body, signature) => deliveries.push({ body, signature }),
  });
  const server = await new Promise<ReturnType<typeof serve>>((resolve) => {
    const started = serve(
      {
        hostname: "127.0.0.1",
        port: 0,
        fetch: (request) => {
          requests.push(`${request.method} ${new URL(request.url).pathname}`);
          return provider.handle(request);
        },
      },
      () => resolve(started),
    );
  });
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { apiUrl: `http://127.0.0.1:${String(port)}`, webhookSecret, provider, deliveries, requests };
}
