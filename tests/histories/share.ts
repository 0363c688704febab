const { THOROUGH, HISTORIES } = process.env;

/** A quarter of the random histories is played on each change, and all of them with --thorough. */
export const shareOfHistories = THOROUGH === "1" || HISTORIES !== undefined ? 1 : 1 / 4;
