import type { Clock } from "./clock.ts";

/** How a service outside has answered lately. */
export interface Reached {
  /** null if it wasn't needed since the start. */
  readonly isReachable: boolean | null;
  /** Since when it is in this state, as far as this process knows. */
  readonly since: Date | null;
  readonly lastAnswer: Date | null;
}

/**
 * Whether an outside service was reachable when last needed, for administrators. Nothing probes it. In
 * memory, for this process only.
 */
export interface Reachability {
  /** It answered, even if with a refusal, such as of a card or of a bad request. */
  answered(): void;
  /** It didn't answer, failed, or rejected our key. */
  failed(): void;
  readonly state: () => Reached;
}

export function createReachability(clock: Clock): Reachability {
  let state: Reached = { isReachable: null, since: null, lastAnswer: null };
  const note = (isReachable: boolean): void => {
    const now = clock.now();
    state = {
      isReachable,
      since: state.isReachable === isReachable ? state.since : now,
      lastAnswer: isReachable ? now : state.lastAnswer,
    };
  };
  return { answered: () => note(true), failed: () => note(false), state: () => state };
}

/** Notes what an HTTP status says about the service. */
export function noteStatus(reachability: Reachability, status: number): void {
  if (status >= 500 || status === 401 || status === 408) reachability.failed();
  else reachability.answered();
}

/** The outside services that a server may use. */
export type OutsideService = "email" | "model" | "voice" | "payments";

export type Reachabilities = Readonly<Record<OutsideService, Reachability>>;

export const createReachabilities = (clock: Clock): Reachabilities => ({
  email: createReachability(clock),
  model: createReachability(clock),
  voice: createReachability(clock),
  payments: createReachability(clock),
});
