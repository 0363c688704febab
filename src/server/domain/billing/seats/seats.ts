import type { Queryable } from "#db/client.ts";
import type { Deps } from "#src/server/deps.ts";
import { isAdministrator } from "#src/server/domain/account/rules.ts";
import { hasLiveSubscription, standingOf } from "#src/server/domain/billing/rules.ts";
import { organisationLimits } from "#src/shared/organisation/organisation.ts";
import { planInfo, type PlanInfo } from "#src/shared/plan/billing.ts";
import { listLeadersBeside, listPayersFor, listPayersOf } from "./seat-queries.ts";

/*
 * A plan can be for more than the person who pays: its seats go to those who lead an organisation of theirs, who was first first. A seat
 * gives what the plan gives, for as long as it is active.
 */

type Needs = Pick<Deps, "env" | "clock">;
type Payer = Pick<
  Awaited<ReturnType<typeof listPayersOf>>[number],
  "userId" | "email" | "emailVerifiedAt" | "isAdmin" | "role" | "billing"
>;

const planOf = ({ env, clock }: Needs, payer: Payer): PlanInfo => {
  const now = clock.now();
  const standing = payer.billing === null ? null : standingOf(payer.billing, now);
  return planInfo(standing, isAdministrator(env, payer), now);
};

/** How many people someone's active plan is for, themselves included. */
function seatsOf({ clock }: Needs, { billing }: Payer): number {
  const isPaid = billing !== null && hasLiveSubscription(billing, clock.now());
  return isPaid ? Math.max(1, billing.seats ?? 1) : organisationLimits.seatsWithoutSubscription;
}

type Leaders = Awaited<ReturnType<typeof listLeadersBeside>>;

/** Who has the seats of a payer, beside them. */
const holdersOf = (deps: Needs, leaders: Leaders, payer: Payer): readonly string[] =>
  leaders
    .filter(({ ownerId }) => ownerId === payer.userId)
    .slice(0, seatsOf(deps, payer) - 1)
    .map(({ userId }) => userId);

/** A seat that someone has in an organisation of others. */
export interface Seat {
  /** The plan that it is part of. */
  readonly plan: PlanInfo;
  /** The organisation's name. */
  readonly organisation: string;
}

/** The seat that someone has by an organisation that they help to lead; null: none. */
export async function findSeat(db: Queryable, deps: Needs, userId: string): Promise<Seat | null> {
  const payers = await listPayersFor(db, userId);
  const leaders = await listLeadersBeside(db, payers);
  const found = payers
    .map((payer) => ({ payer, plan: planOf(deps, payer) }))
    .find(
      ({ payer, plan }) => plan.features.teamDashboard && holdersOf(deps, leaders, payer).includes(userId),
    );
  return found === undefined ? null : { plan: found.plan, organisation: found.payer.organisation };
}

/** An organisation's seats. */
export interface Seats {
  readonly total: number;
  /** Who has one, owners included. */
  readonly holders: ReadonlySet<string>;
  /** Whether an owner's plan is active. */
  readonly isActive: boolean;
}

const noSeats: Seats = { total: 0, holders: new Set(), isActive: false };

/** Gives an organisation's seats by its id. */
type SeatsOf = (organisationId: string) => Seats;

type PayerOf = Payer & { readonly organisationId: string };

function seatsFrom(deps: Needs, payers: readonly PayerOf[], leaders: Leaders): SeatsOf {
  const seats = new Map<string, { total: number; holders: Set<string>; isActive: true }>();
  for (const payer of payers) {
    if (!planOf(deps, payer).features.teamDashboard) continue;
    const known = seats.get(payer.organisationId) ?? { total: 0, holders: new Set(), isActive: true };
    const holders = [payer.userId, ...holdersOf(deps, leaders, payer)];
    seats.set(payer.organisationId, {
      total: known.total + seatsOf(deps, payer),
      holders: new Set([...known.holders, ...holders]),
      isActive: true,
    });
  }
  return (organisationId) => seats.get(organisationId) ?? noSeats;
}

/** The seats of some organisations, by their ids. */
export async function listSeats(
  db: Queryable,
  deps: Needs,
  organisationIds: readonly string[],
): Promise<SeatsOf> {
  const payers = await listPayersOf(db, organisationIds);
  return seatsFrom(deps, payers, await listLeadersBeside(db, payers));
}
