import type { Actor, Origin } from "#src/server/actor.ts";
import type { Limit } from "#src/server/auth/limits.ts";
import { hours, minutes } from "#src/server/clock.ts";

/** Each card is another picture to draw. */
export const cardLimits = ({ userId }: Actor): readonly Limit[] => [
  { name: "cards by person", subject: userId, most: 60, windowMs: hours(1) },
];

/** Counts pictures that have to be drawn anew; those that are at hand cost nothing. */
export const drawingLimits = ({ network }: Origin): readonly Limit[] => [
  { name: "card drawings by network", subject: network, most: 120, windowMs: minutes(1) },
  { name: "card drawings", subject: "all", most: 150, windowMs: minutes(1) },
];
