import type { WorkshopPlace } from "#src/shared/workshop/workshop.output.ts";
import { workshopPaths } from "#src/shared/workshop/workshop-paths.ts";

/** Everyone whom a guest describes, with the way to their form. */
export const listedIn = (guestKey: string, { colleagues }: WorkshopPlace) =>
  colleagues.map(({ guestId, name, isDescribed }) => ({
    ...{ name, isDescribed, path: workshopPaths.describe(guestKey, guestId) },
  }));

/** Of words that were just sent. */
export const whenWordsShow = "once all windows open";
