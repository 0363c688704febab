/** More than anyone searches for. */
export const queryMax = 100;
/** The most posts that a search shows. */
export const mostShown = 30;
