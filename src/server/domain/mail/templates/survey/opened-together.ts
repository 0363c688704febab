import { readsLikeLink } from "#src/shared/text/plain-text.ts";

/** Of a round whose window waits for a facilitator's meeting. They chose their name: one that reads like a link is left out. */
export const openedTogether = (facilitator: string): string =>
  `You’ll open its window together with ${readsLikeLink(facilitator) ? "your facilitator" : facilitator} when you meet.`;
