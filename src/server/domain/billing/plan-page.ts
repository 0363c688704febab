import type { Actor } from "#src/server/actor.ts";
import { enforceLimits } from "#src/server/auth/limits/limits.ts";
import type { Deps } from "#src/server/deps.ts";
import { DomainError } from "#src/server/errors.ts";
import type { PlanPage } from "#src/shared/plan/billing.output.ts";
import { providerCalls } from "./limits.ts";
import { findBilling } from "./queries.ts";
import { listNames } from "./seats/seat-queries.ts";
import { findOwnSeats } from "./seats/seats.ts";

/** Who has the seats of the actor's plan, and their invoices, which the payment provider keeps. */
export async function getPlanPage(deps: Deps, actor: Actor): Promise<PlanPage> {
  const db = deps.db.read;
  const row = await findBilling(db, actor.userId);
  const seats = await findOwnSeats(db, deps, { ...actor, billing: row });
  const names = new Map((await listNames(db, seats?.others ?? [])).map(({ userId, name }) => [userId, name]));
  return {
    seats: seats && {
      total: seats.total,
      others: seats.others.map((userId) => ({ userId, name: names.get(userId) ?? "" })),
    },
    invoices: await listInvoices(deps, actor, row?.customerId ?? null),
  };
}

/** null if the provider can't be reached: the rest of the page doesn't need it. */
async function listInvoices(
  deps: Deps,
  actor: Actor,
  customerId: string | null,
): Promise<PlanPage["invoices"]> {
  if (deps.payments === null || customerId === null) return [];
  try {
    await enforceLimits(deps, providerCalls(actor));
    const invoices = await deps.payments.listInvoices(customerId);
    return invoices.map(({ createdAt, ...invoice }) => ({ ...invoice, createdAt: createdAt.toISOString() }));
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}
