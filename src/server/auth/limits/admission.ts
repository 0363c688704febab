import type { Origin } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { setTimeout } from "node:timers/promises";
import type { Count } from "./counters.ts";
import type { Demand } from "./demand.ts";
import type { Waiter } from "./fair-line.ts";
import { takeFromLimits, type Limit } from "./limits.ts";
import { widestOf } from "#src/server/networks.ts";
import { createTurns } from "./turns.ts";

/** What a call counts against. */
interface Toll {
  readonly limits: readonly Limit[];
  readonly demands?: readonly Demand[];
}

interface Admitted extends Waiter {
  /** Everyone together asks for more than usual. */
  readonly isRush: boolean;
}

type BaseDeps = Pick<Deps, "db" | "clock">;

function placeOf(origin: Origin, counts: readonly Count<Limit | Demand>[]): Admitted {
  const isOfAll = ({ counter }: Count<Limit | Demand>): boolean => counter.subject === "all";
  return {
    network: widestOf(origin.network),
    isBehind: counts.some((one) => !isOfAll(one) && 2 * one.count > one.counter.most),
    isRush: counts.some((one) => isOfAll(one) && one.count > one.counter.most),
  };
}

/**
 * Lets a call in, and says where it stands in line for what costs us something: behind others once it, its account or its
 * network has used up more than half of a limit. One statement, in a write of its own.
 *
 * @throws {DomainError} `too_many_requests` when a limit is used up; then nothing is counted.
 */
export async function admit(ground: BaseDeps, origin: Origin, toll: Toll): Promise<Admitted> {
  return placeOf(origin, await takeFromLimits<Limit | Demand>(ground, toll.limits, toll.demands));
}

/** In a rush: ten emails a second for a process, each network in turn. */
const mailPaceMs = 100;
const inMailTurn = createTurns({ atOnce: 1 });

/**
 * As `admit`, for a call that emails someone who may not have asked for it. In a rush it waits for its turn, so that the
 * first email that a network asks for goes out soon, whatever others ask for.
 *
 * @throws {DomainError} `too_many_requests`
 */
export async function admitMail(ground: BaseDeps, origin: Origin, toll: Toll): Promise<Waiter> {
  const admitted = await admit(ground, origin, toll);
  if (admitted.isRush) await inMailTurn(admitted, () => setTimeout(mailPaceMs));
  return admitted;
}
