/*
 * The oldest browsers that Openpane is made for (docs/decisions/009-browser-baseline.md). What a newer one brings may be used where
 * a page does not need it: behind a question whether it is there, or with a fallback.
 */

/** Peers, visitors and readers, on whatever phone they have: browsers of late 2021. */
export const publicBaseline = ["chrome96", "firefox94", "safari15.1"];

/** Owners, signed in. */
export const appBaseline = ["chrome105", "firefox115", "safari16.4"];
