import { defineRefusals } from "#src/server/errors.ts";

/** What is missing for a round's first result. */
interface Missing {
  readonly ownWords: boolean;
  readonly answers: number;
}

function missingText({ ownWords, answers }: Missing): string {
  const lacks = [
    ...(ownWords ? ["pick your own words"] : []),
    ...(answers > 0
      ? [`wait until ${String(answers)} more ${answers === 1 ? "person has" : "people have"} answered`]
      : []),
  ];
  return `You can’t open the window yet. Please ${lacks.join(" and ")}.`;
}

export const analysisErrors = defineRefusals("analysis", {
  notFound: { kind: "not_found", text: "Analysis not found." },
  notReady: { kind: "conflict", text: missingText },
  callerLeft: { kind: "unavailable", text: "You left before this was drawn." },
  nothingToExport: {
    kind: "conflict",
    text: "There’s nothing to export yet: you haven’t opened the window.",
  },
});
