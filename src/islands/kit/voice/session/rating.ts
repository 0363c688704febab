/** Whether the newest answer may be rated: once each, from the moment the coach says something new. */
export interface Rating {
  /** The coach said something, under this number. */
  readonly heard: (eventId: number) => void;
  /** @returns the number to rate; null, with a warning on the console, if there's nothing to rate */
  readonly take: () => number | null;
  /** The talk is over. */
  readonly close: () => void;
}

/** @param changed told whenever rating becomes possible or stops being so */
export function createRating(changed: (canRate: boolean) => void): Rating {
  let newest = 0;
  let rated = 0;
  let isOpen = true;
  return {
    heard: (eventId) => {
      if (!isOpen || eventId <= newest) return;
      const could = newest > rated;
      newest = eventId;
      if (!could) changed(true);
    },
    take: () => {
      if (!isOpen || newest === 0) {
        globalThis.console.warn("Cannot send feedback: the conversation has not started.");
        return null;
      }
      if (rated === newest) {
        globalThis.console.warn(
          "Cannot send feedback: feedback has already been sent for the current response.",
        );
        return null;
      }
      rated = newest;
      changed(false);
      return newest;
    },
    close: () => {
      isOpen = false;
    },
  };
}
