import type { Actor, Origin } from "#src/server/actor.ts";
import { byPerson, byNetwork, type Limit } from "#src/server/auth/limits/limits.ts";
import { hours, minutes } from "#src/server/clock.ts";

/** Each card is another picture to draw. */
export const cardLimits = ({ userId }: Actor): readonly Limit[] => [
  { name: "cards by person", subject: `person ${userId}`, most: 60, windowMs: hours(1) },
];

/** Drawn on each request and not stored. Choosing words takes a dozen. */
export const ownPictures = (actor: Actor): Limit =>
  byPerson(actor, { name: "own pictures", most: 120, windowMs: minutes(10) });

/** Counts only pictures that must be drawn; cached ones are free. */
export const drawingLimits = (origin: Origin): readonly Limit[] =>
  byNetwork(origin, { name: "card drawings by network", most: 120, windowMs: minutes(1) });
