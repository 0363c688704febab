import type { Queryable } from "#db/client.ts";
import type { Deps } from "#src/server/deps.ts";
import { isAdministrator } from "#src/server/domain/account/rules.ts";
import { hasLiveSubscription, isBeyondTrial, seatsOf, standingOf } from "#src/server/domain/billing/rules.ts";
import { organisationLimits } from "#src/shared/organisation/organisation.ts";
import { planInfo, type PlanInfo } from "#src/shared/plan/billing.ts";
import { listLeadersBeside, listPayersFor, listPayersOf } from "./seat-queries.ts";

/*
 * A plan may have more seats than the payer's own. They go to the other leaders of the payer's
 * organisations, first come first served, and give what the plan gives while it is active.
 */

type Needs = Pick<Deps, "env" | "clock">;
type Payer = Pick<
  Awaited<ReturnType<typeof listPayersOf>>[number],
  "userId" | "email" | "emailVerifiedAt" | "isAdmin" | "role" | "billing"
>;

const paysFor = ({ env, clock }: Needs, payer: Payer): boolean =>
  isAdministrator(env, payer) || (payer.billing !== null && isBeyondTrial(payer.billing, clock.now()));

const planOf = ({ env, clock }: Needs, payer: Payer): PlanInfo => {
  const now = clock.now();
  const standing = payer.billing === null ? null : standingOf(payer.billing, now);
  return planInfo(standing, isAdministrator(env, payer), now);
};

/** The seats of someone's active plan, their own included. */
function totalSeats({ clock }: Needs, { billing }: Payer): number {
  const isPaid = billing !== null && hasLiveSubscription(billing, clock.now());
  return isPaid ? seatsOf(billing) : organisationLimits.seatsWithoutSubscription;
}

type Leaders = Awaited<ReturnType<typeof listLeadersBeside>>;

/** The people who hold a payer's other seats. */
const holdersOf = (deps: Needs, leaders: Leaders, payer: Payer): readonly string[] =>
  leaders
    .filter(({ ownerId }) => ownerId === payer.userId)
    .slice(0, totalSeats(deps, payer) - 1)
    .map(({ userId }) => userId);

/** The people beside the payer who hold a seat of their active plan, in order. */
export async function listHolders(db: Queryable, deps: Needs, payer: Payer): Promise<readonly string[]> {
  if (!planOf(deps, payer).features.teamDashboard) return [];
  return holdersOf(deps, await listLeadersBeside(db, [payer]), payer);
}

/** The seats of someone's own active plan, and who has them beside the payer; null without a plan. */
export async function findOwnSeats(db: Queryable, deps: Needs, payer: Payer) {
  if (!planOf(deps, payer).features.teamDashboard) return null;
  return { total: totalSeats(deps, payer), others: await listHolders(db, deps, payer) };
}

export interface Seat {
  /** The plan that the seat belongs to. */
  readonly plan: PlanInfo;
  /** The organisation's name. */
  readonly organisation: string;
  /** false: the payer is in a trial. */
  readonly isPaidOrGiven: boolean;
}

/** The seat that someone holds by helping to lead an organisation, if any; rather a paid or given one. */
export async function findSeat(db: Queryable, deps: Needs, userId: string): Promise<Seat | null> {
  const payers = await listPayersFor(db, userId);
  const leaders = await listLeadersBeside(db, payers);
  const held = payers
    .map((payer) => ({
      payer,
      plan: planOf(deps, payer),
      organisation: payer.organisation,
      isPaidOrGiven: paysFor(deps, payer),
    }))
    .filter(
      ({ payer, plan }) => plan.features.teamDashboard && holdersOf(deps, leaders, payer).includes(userId),
    );
  return held.find((seat) => seat.isPaidOrGiven) ?? held[0] ?? null;
}

export interface Seats {
  readonly total: number;
  /** Including owners. */
  readonly holders: ReadonlySet<string>;
  readonly isActive: boolean;
}

const noSeats: Seats = { total: 0, holders: new Set(), isActive: false };

type SeatsOf = (organisationId: string) => Seats;

type PayerOf = Payer & { readonly organisationId: string };

function seatsFrom(deps: Needs, payers: readonly PayerOf[], leaders: Leaders): SeatsOf {
  const seats = new Map<string, { total: number; holders: Set<string>; isActive: true }>();
  for (const payer of payers) {
    if (!planOf(deps, payer).features.teamDashboard) continue;
    const known = seats.get(payer.organisationId) ?? { total: 0, holders: new Set(), isActive: true };
    const holders = [payer.userId, ...holdersOf(deps, leaders, payer)];
    seats.set(payer.organisationId, {
      total: known.total + totalSeats(deps, payer),
      holders: new Set([...known.holders, ...holders]),
      isActive: true,
    });
  }
  return (organisationId) => seats.get(organisationId) ?? noSeats;
}

export async function listSeats(
  db: Queryable,
  deps: Needs,
  organisationIds: readonly string[],
): Promise<SeatsOf> {
  const payers = await listPayersOf(db, organisationIds);
  return seatsFrom(deps, payers, await listLeadersBeside(db, payers));
}
