import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type Stripe from "stripe";
import { z } from "zod";

/** A card on file, as far as charges depend on it. */
export interface Card {
  readonly last4: string;
  /** `fails` was accepted once, and every later charge of it fails. `slow` takes a while for its first payment. */
  readonly kind: "good" | "fails" | "slow";
}

/** What is known of a subscription beside its object. */
export interface Upkeep {
  hasWarned: boolean;
  /** When a failed payment is tried again, in seconds. */
  retries: number[];
  /** When the first payment of a slow card is confirmed, in seconds. */
  confirmsAt: number | null;
  sessionId: string | null;
}

export interface Purchase {
  readonly priceId: string;
  readonly trialDays: number | null;
  /** For how many people. */
  readonly quantity: number;
  /** How many the payer may choose; null where they may not. */
  readonly adjustable: { readonly least: number; readonly most: number } | null;
  /** What the caller marks the subscription with. */
  readonly userId: string | null;
}

export interface PortalVisit {
  readonly id: string;
  readonly customerId: string;
  readonly returnUrl: string;
}

/** All that the provider knows, as JSON. */
export interface ProviderState {
  /** How far its clock is ahead, in milliseconds. */
  offsetMs: number;
  customers: Record<string, Stripe.Customer>;
  deleted: string[];
  sessions: Record<string, Stripe.Checkout.Session>;
  /** What a visit to the payment page is for, by its session. */
  purchases: Record<string, Purchase>;
  subscriptions: Record<string, Stripe.Subscription>;
  upkeep: Record<string, Upkeep>;
  invoices: Record<string, Stripe.Invoice>;
  cards: Record<string, Card>;
  portals: Record<string, PortalVisit>;
  /** What was answered under an idempotency key, and to what. */
  answered: Record<string, { readonly asked: string; readonly answer: unknown }>;
}

/** Where the state rests between two operations. */
export interface ProviderStore {
  load(): ProviderState;
  save(state: ProviderState): void;
}

const emptyState = (): ProviderState => ({
  offsetMs: 0,
  customers: {},
  deleted: [],
  sessions: {},
  purchases: {},
  subscriptions: {},
  upkeep: {},
  invoices: {},
  cards: {},
  portals: {},
  answered: {},
});

/** For tests: gone with the process. */
export function memoryStore(): ProviderStore {
  const state = emptyState();
  return { load: () => state, save: () => undefined };
}

/** The file is ours: nothing else writes it. */
const storedState = z.custom<ProviderState>((value) => typeof value === "object" && value !== null);

/** A JSON file, read anew for each operation: another process may have written it meanwhile. */
export function fileStore(path: string): ProviderStore {
  return {
    load: () => {
      try {
        return { ...emptyState(), ...storedState.parse(JSON.parse(readFileSync(path, "utf8"))) };
      } catch {
        return emptyState();
      }
    },
    save: (state) => {
      mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
      writeFileSync(`${path}.new`, JSON.stringify(state), { mode: 0o600 });
      renameSync(`${path}.new`, path);
    },
  };
}
