import type { Origin } from "#src/server/actor.ts";
import { minutes } from "#src/server/clock.ts";
import { byNetwork, type Limit } from "./limits.ts";

/** Each costs about a millisecond of CPU and a write. A room of people never meets it. */
export const challengeLimits = (origin: Origin): readonly Limit[] =>
  byNetwork(origin, { name: "bot challenges by network", most: 300, windowMs: minutes(5) });

/** Each is a request to the verifier, whatever was sent as a token. */
export const verdictLimits = (origin: Origin): readonly Limit[] =>
  byNetwork(origin, { name: "bot verdicts by network", most: 300, windowMs: minutes(5) });
