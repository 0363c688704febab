import { defineRefusals } from "#src/server/errors.ts";

export const cardErrors = defineRefusals("card", {
  notFound: { kind: "not_found", text: "Card not found." },
  noResult: { kind: "conflict", text: "There’s nothing to show yet: you haven’t opened the window." },
  surveyOpen: {
    kind: "conflict",
    text: "You can share this once the round is closed, so it can’t sway anyone still answering.",
  },
  tooFew: {
    kind: "conflict",
    text: "A card needs a few more answers: with so few, someone who answered could tell from it what the others picked.",
  },
  noCircles: {
    kind: "conflict",
    text: "Your circles have nothing to show others yet: it takes words that are clear in two of them, and six or seven answers in each.",
  },
  wordUnclear: {
    kind: "bad_request",
    text: "A card shows only words that people clearly picked for you. One of these doesn’t stand out.",
    field: "selectedTraits",
  },
  wordOutsideArena: {
    kind: "bad_request",
    text: "A card shows only words of your Arena that clearly stand out. One of these doesn’t.",
    field: "selectedTraits",
  },
});
