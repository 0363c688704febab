import { showMeanings } from "#src/islands/kit/browser/show-meanings.ts";

/** What islands load on demand. The peer's form has `showMeanings` at once: a module that is loaded both ways weighs more for all. */
export const startMeanings = (list: HTMLElement, ending: AbortSignal): void => {
  showMeanings(list, ending);
};
