/** More than anyone searches for. */
export const queryMax = 100;
/** So many posts a search shows. */
export const mostShown = 30;
