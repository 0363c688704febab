import { defineRefusal, defineRefusalWith } from "#src/server/errors.ts";

interface Lacking {
  /** How many more have to agree. */
  readonly missing: number;
  /** Whether it would be the programme's first picture. */
  readonly isFirst: boolean;
}

function sayLacking({ missing, isFirst }: Lacking): string {
  const lacks = `${String(missing)} more ${missing === 1 ? "person has" : "people have"} to agree to be counted.`;
  return isFirst
    ? `${lacks} A group picture needs 5 people whose results you haven’t seen, so that nobody can be picked out.`
    : `${lacks} The next picture needs 5 new people, so that nobody can be worked out from the difference.`;
}

export const groupErrors = {
  tooFew: defineRefusalWith({ code: "group.tooFew", kind: "conflict", text: sayLacking }),
  noPicture: defineRefusal({
    code: "group.noPicture",
    kind: "not_found",
    text: "There’s no group picture yet.",
  }),
};
