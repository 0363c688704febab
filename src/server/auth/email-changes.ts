import { hours } from "#src/server/clock.ts";

/** How long the link works that makes another address the account's. */
export const emailChangeLifeMs = hours(1);
