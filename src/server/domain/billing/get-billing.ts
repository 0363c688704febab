import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import type { Billing } from "#src/shared/plan/billing.output.ts";
import { freeBilling } from "#src/shared/plan/billing.ts";
import { billingByUser } from "./queries.ts";

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

/** What the actor pays for. Someone without a row has the free plan. */
export async function getBilling({ db }: Pick<Deps, "db">, { userId }: Actor): Promise<Billing> {
  const row = await billingByUser(db.read).get({ userId });
  if (row === undefined) return freeBilling;
  return { ...row, trialEndsAt: iso(row.trialEndsAt), currentPeriodEnd: iso(row.currentPeriodEnd) };
}
