import type { Origin } from "#src/server/actor.ts";
import { byNetwork, type Limit } from "#src/server/auth/limits/limits.ts";
import { minutes } from "#src/server/clock.ts";

/** Stops robots, but never a room of people. */
export const answerLimits = (origin: Origin): readonly Limit[] =>
  byNetwork(origin, { name: "answers", most: 120, windowMs: minutes(1) });

/** Counts unknown codes only, so a room of people with a right one never reaches it. */
export const wrongCodes = (origin: Origin): readonly Limit[] =>
  byNetwork(origin, { name: "wrong codes by network", most: 30, windowMs: minutes(15) });

/** Counts unknown and already used keys only: a peer's own key works whatever others try. */
export const deadKeyLimits = (origin: Origin): readonly Limit[] =>
  byNetwork(origin, { name: "dead withdraw keys by network", most: 300, windowMs: minutes(15) });
