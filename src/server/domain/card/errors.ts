import { refusal } from "#src/server/errors.ts";

export const cardErrors = {
  notFound: refusal({ code: "card.notFound", kind: "not_found", text: "Card not found." }),
  noResult: refusal({
    code: "card.noResult",
    kind: "conflict",
    text: "There is nothing to show yet: the window has not been opened.",
  }),
  surveyOpen: refusal({
    code: "card.surveyOpen",
    kind: "conflict",
    text: "Close the round first: whoever saw the card before answering would be led by it.",
  }),
  wordOutsideArena: refusal({
    code: "card.wordOutsideArena",
    kind: "bad_request",
    text: "A card shows words of your Arena alone. One of these is not in it.",
    field: "selectedTraits",
  }),
};
