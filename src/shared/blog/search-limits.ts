/** Longer than any sensible search. */
export const queryMax = 100;
/** The most posts that a search shows. */
export const mostShown = 30;
