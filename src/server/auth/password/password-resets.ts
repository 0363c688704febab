import { hours } from "#src/server/clock.ts";
import { keptFor } from "#src/shared/kept-for.ts";

/** How long the link for a new password works. */
export const resetLifeMs = hours(keptFor.resetHours);
