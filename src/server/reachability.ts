import type { Clock } from "./clock.ts";

/** How a service outside has answered lately. */
export interface Reached {
  /** null: nobody has asked it since the start. */
  readonly isReachable: boolean | null;
  /** Since when it's like this, as far as this process knows. */
  readonly since: Date | null;
  readonly lastAnswer: Date | null;
}

/**
 * Remembers whether a service outside could be reached when it was last needed, for administrators: nobody asks it to find out. Of this
 * process alone, and forgotten when it ends.
 */
export interface Reachability {
  /** It answered, even if it refused something, such as a card or a mistake of ours. */
  answered(): void;
  /** It didn't answer, was broken, or takes our key for none. */
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

/** What an HTTP status says of it. */
export function noteStatus(reachability: Reachability, status: number): void {
  if (status >= 500 || status === 401 || status === 408) reachability.failed();
  else reachability.answered();
}

/** Services that some server may be set up with. */
export type OutsideService = "email" | "model" | "voice" | "payments";

export type Reachabilities = Readonly<Record<OutsideService, Reachability>>;

export const createReachabilities = (clock: Clock): Reachabilities => ({
  email: createReachability(clock),
  model: createReachability(clock),
  voice: createReachability(clock),
  payments: createReachability(clock),
});
