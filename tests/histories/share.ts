/** A quarter of the random histories is played on each change, and all of them by `npm test -- --thorough`, which CI runs. */
export const shareOfHistories = process.env["THOROUGH"] === "1" ? 1 : 1 / 4;
