import { hours } from "#src/server/clock.ts";
import { keptFor } from "#src/shared/kept-for.ts";

/** How long the link works that makes another address the account's. */
export const emailChangeLifeMs = hours(keptFor.emailChangeHours);
