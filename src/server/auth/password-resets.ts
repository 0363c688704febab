import { hours } from "#src/server/clock.ts";

/** How long the link for a new password works. */
export const resetLifeMs = hours(1);
