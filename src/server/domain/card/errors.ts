import { defineRefusal } from "#src/server/errors.ts";

export const cardErrors = {
  notFound: defineRefusal({ code: "card.notFound", kind: "not_found", text: "Card not found." }),
  noResult: defineRefusal({
    code: "card.noResult",
    kind: "conflict",
    text: "There is nothing to show yet: the window has not been opened.",
  }),
  surveyOpen: defineRefusal({
    code: "card.surveyOpen",
    kind: "conflict",
    text: "Close the round first: whoever saw the card before answering would be led by it.",
  }),
  wordOutsideArena: defineRefusal({
    code: "card.wordOutsideArena",
    kind: "bad_request",
    text: "A card shows words of your Arena alone. One of these is not in it.",
    field: "selectedTraits",
  }),
};
