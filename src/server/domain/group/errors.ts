import { defineRefusal, defineRefusalWith } from "#src/server/errors.ts";

interface Shortage {
  /** The number of people who still have to agree. */
  readonly missing: number;
  /** Whether it would be the programme's first picture. */
  readonly isFirst: boolean;
}

function explainShortage({ missing, isFirst }: Shortage): string {
  const shortage = `${String(missing)} more ${missing === 1 ? "person has" : "people have"} to agree to be counted.`;
  return isFirst
    ? `${shortage} A group picture needs 5 people whose results you haven’t seen, so that nobody can be picked out.`
    : `${shortage} The next picture needs 5 new people, so that nobody can be worked out from the difference.`;
}

export const groupErrors = {
  tooFew: defineRefusalWith({ code: "group.tooFew", kind: "conflict", text: explainShortage }),
  noPicture: defineRefusal({
    code: "group.noPicture",
    kind: "not_found",
    text: "There’s no group picture yet.",
  }),
};
