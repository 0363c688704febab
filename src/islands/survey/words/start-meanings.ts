import { showMeanings } from "#src/islands/kit/browser/show-meanings.ts";

/** Loaded on demand by islands. A module that is also imported statically would weigh more for all. */
export const startMeanings = (list: HTMLElement, ending: AbortSignal): void => {
  showMeanings(list, ending);
};
