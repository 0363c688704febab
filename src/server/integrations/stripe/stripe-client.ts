import type Stripe from "stripe";
import { seconds } from "#src/server/clock.ts";
import { noteStatus, type Reachability } from "#src/server/reachability.ts";

export interface StripeSettings {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly siteUrl: string;
  /** Whether Stripe works out taxes. */
  readonly withTax: boolean;
  /** Another server that speaks the protocol; Stripe's own by default. */
  readonly apiUrl?: string | undefined;
  /** Replaces the network in tests. */
  readonly fetch?: typeof globalThis.fetch;
  /** How often a call that failed is tried again, with growing pauses. */
  readonly retries?: number;
}

/** A person is waiting, and Stripe mostly answers within half a second. */
const timeoutMs = seconds(5);

/** Another server's address, as the package takes it. */
function addressOf(apiUrl: string) {
  const { protocol, hostname, port } = new URL(apiUrl);
  const isPlain = protocol === "http:";
  return {
    protocol: isPlain ? ("http" as const) : ("https" as const),
    host: hostname,
    port: port === "" ? (isPlain ? 80 : 443) : Number(port),
  };
}

/** The package's response event, which has no type. */
interface Responses {
  on(event: "response", hear: (response: { readonly status: number }) => void): unknown;
}

/** The package, loaded when it is first needed: that takes 0.3 s, and most sites never need it. */
export const loadStripe = async (): Promise<typeof Stripe> => (await import("stripe")).default;

/** Makes the client of Stripe's package on first use. */
export function stripeClient(
  { secretKey, apiUrl, fetch, retries = 2 }: StripeSettings,
  reachability: Reachability,
): () => Promise<Stripe> {
  let client: Promise<Stripe> | undefined;
  const make = async (): Promise<Stripe> => {
    const Package = await loadStripe();
    const stripe = new Package(secretKey, {
      maxNetworkRetries: retries,
      timeout: timeoutMs,
      telemetry: false,
      ...(apiUrl !== undefined && addressOf(apiUrl)),
      ...(fetch !== undefined && { httpClient: Package.createFetchHttpClient(fetch) }),
    });
    const responses: Responses = stripe;
    responses.on("response", ({ status }) => {
      noteStatus(reachability, status);
    });
    return stripe;
  };
  return () => (client ??= make());
}
