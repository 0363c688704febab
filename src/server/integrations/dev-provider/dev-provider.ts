import { createHmac } from "node:crypto";
import { answerCall, asResponse, readCall } from "./api.ts";
import { payCheckout, viewCheckout, type CheckoutView, type PayOutcome } from "./checkout-page.ts";
import { Ledger } from "./ledger.ts";
import { passTime } from "./pass-time.ts";
import { actInPortal, viewPortal, type PortalAct, type PortalView } from "./portal-page.ts";
import type { ProviderStore } from "./state.ts";

/*
 * A small payment provider that speaks Stripe's protocol: customers, prices, Checkout, portal, subscriptions that renew, fail and end,
 * and webhooks with real signatures. Where no key of Stripe's is set, a person on this machine buys the plan from it; tests put it
 * behind a real HTTP server. It moves no money.
 */

export interface DevProvider {
  /** Stripe's API: takes a request as Stripe's package sends it. */
  handle(request: Request): Promise<Response>;
  /** What the payment page shows; null where there is no such visit. */
  findCheckout(sessionId: string): CheckoutView | null;
  /** @param quantity for how many people; left out: as many as the page was opened for */
  pay(sessionId: string, cardNumber: string, quantity?: number): PayOutcome;
  /** What the portal shows; null where there is no such visit. */
  findPortal(portalId: string): PortalView | null;
  /** @returns a sentence for the person where it could not be done. */
  act(portalId: string, what: PortalAct): string | null;
  /** Moves its own clock on, like Stripe's test clocks: what falls due on the way happens in its order. */
  advance(ms: number): void;
}

export interface DevProviderOptions {
  /** The time, which `advance` adds to. */
  readonly now: () => Date;
  readonly store: ProviderStore;
  /** Its pages are at /dev/checkout and /dev/portal of this site. */
  readonly siteUrl: string;
  readonly webhookSecret: string;
  /** Called for each event with the exact body and the `Stripe-Signature` header. Whether it arrives is its own business. */
  readonly deliver: (body: string, signature: string) => void;
}

/** As Stripe signs: by the real time, which receivers compare with theirs. */
function signatureOf(body: string, secret: string): string {
  const time = Math.floor(Date.now() / 1_000);
  const mac = createHmac("sha256", secret).update(`${time}.${body}`).digest("hex");
  return `t=${time},v1=${mac}`;
}

export function createDevProvider(options: DevProviderOptions): DevProvider {
  const { now, store, siteUrl, webhookSecret, deliver } = options;

  /** One operation on the state, after what has fallen due by now. */
  function run<T>(operation: (ledger: Ledger) => T): T {
    const state = store.load();
    const ledger = new Ledger(state, new Date(now().getTime() + state.offsetMs));
    passTime(ledger);
    const result = operation(ledger);
    store.save(state);
    for (const event of ledger.events) {
      const body = JSON.stringify(event);
      deliver(body, signatureOf(body, webhookSecret));
    }
    return result;
  }

  return {
    handle: async (request) => {
      const call = await readCall(request);
      return asResponse(run((ledger) => answerCall(ledger, siteUrl, call)));
    },
    findCheckout: (sessionId) => run((ledger) => viewCheckout(ledger, sessionId)),
    pay: (sessionId, cardNumber, quantity) =>
      run((ledger) => payCheckout(ledger, sessionId, cardNumber, quantity ?? null)),
    findPortal: (portalId) => run((ledger) => viewPortal(ledger, portalId)),
    act: (portalId, what) => run((ledger) => actInPortal(ledger, portalId, what)),
    advance: (ms) => {
      run(({ state }) => (state.offsetMs += ms));
      run(() => null);
    },
  };
}
