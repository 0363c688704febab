/*
 * The oldest supported browsers (docs/decisions/009-browser-baseline.md). Newer features need a fallback or
 * must be optional.
 */

/** Peers, visitors and readers: browsers of late 2021. */
export const publicBaseline = ["chrome96", "firefox94", "safari15.1"];

/** Owners, signed in. */
export const appBaseline = ["chrome105", "firefox115", "safari16.4"];
