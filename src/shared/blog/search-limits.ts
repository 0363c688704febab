/** More than anyone searches for. */
export const queryMax = 100;
