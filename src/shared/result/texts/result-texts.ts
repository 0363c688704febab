import type { Analysis } from "#src/shared/result/analysis.output.ts";
import type { Confidence, Quadrant } from "#src/shared/result/analysis.ts";
import { luckIn } from "./evidence-text.ts";
import { standsOut } from "#src/shared/result/window-geometry.ts";

/* What a result says of itself, on its page and in its report alike. The claims behind the sentences are in docs/scoring.md. */

interface PaneCopy {
  /** Whose words these are, as a heading's second line. */
  readonly lead: string;
  readonly empty: string;
}

/** `paneText` names the panes everywhere; here is what they mean on a result. */
export const paneCopy: Readonly<Record<Quadrant, PaneCopy>> = {
  arena: {
    lead: "What you share",
    empty: "None of your words stands out among theirs yet.",
  },
  blindSpot: {
    lead: "What they see that you don’t",
    empty: "No word you left out stands out among theirs yet.",
  },
  facade: {
    lead: "What you keep to yourself",
    empty: "Nothing: others picked every word you picked.",
  },
  unknown: {
    lead: "What nobody picked",
    empty: "Nothing: someone picked every word on the list.",
  },
};

/** Other tools use the term for people who think too well of themselves. */
export const blindSpotMeaning =
  "A blind spot here is a word that others see and you didn’t pick. Often it’s a strength you take for granted. " +
  "It isn’t a fault.";

/** How to read the words of a result: by their strength, and by the mark on their bars where there are bars. */
export function evidenceLegend(result: Pick<Analysis, "words" | "responseCount">): string {
  const { words } = result;
  const shown = words.filter(standsOut);
  if (shown.length === 0) return "No word stands out from luck here.";
  const hasClear = shown.some(({ evidence }) => evidence === "clear");
  const hasHints = shown.some(({ evidence }) => evidence === "emerging");
  const luck = luckIn(result);
  return [
    ...(hasClear ? ["Clear words, in bold, are very unlikely to be chance."] : []),
    ...(hasHints ? ["Hints are more than luck explains, and not yet sure."] : []),
    ...(luck === null ? [] : [`The mark on a bar is what luck alone would give (${luck.text}).`]),
  ].join(" ");
}

interface ConfidenceCopy {
  readonly name: string;
  readonly text: string;
}

/** What each grade means; by the number of answers alone. */
export const confidenceCopy: Readonly<Record<Confidence, ConfidenceCopy>> = {
  firstGlimpse: {
    name: "A first glimpse",
    text:
      "With 3 or 4 answers, words carry “most”, “several” or “a few” and no numbers, so that nobody can be picked out. Other people " +
      "might have named other words. From 5 answers on there are counts.",
  },
  useful: {
    name: "Useful",
    text:
      "5 to 7 answers are enough to lean on the clear words. A few more would still move the others. From 8 on we call a " +
      "result solid.",
  },
  solid: {
    name: "Solid",
    text:
      "From 8 answers on we call a result solid, our highest grade: other people who know you would probably name most of " +
      "the clear words again. It takes about ten people to describe somebody reliably, and even then not exactly.",
  },
};

/** Of a result without a clear word: that it can be leaned on says nothing for words that are not there. */
const withoutClearWords: Readonly<Partial<Record<Confidence, string>>> = {
  useful:
    "5 to 7 answers are enough to lean on clear words, and no word is clear here. A few more would still move them all. From 8 on " +
    "we call a result solid.",
  solid:
    "From 8 answers on we call a result solid, our highest grade. But no word is clear here: other people who know you " +
    "might well name other words. It takes about ten people to describe somebody reliably, and even then not exactly.",
};

/** How far a result can be trusted, in words. */
export function confidenceText({ confidence, words }: Pick<Analysis, "confidence" | "words">): string {
  const hasClear = words.some(({ evidence }) => evidence === "clear");
  const { text } = confidenceCopy[confidence];
  return hasClear ? text : (withoutClearWords[confidence] ?? text);
}

export const canTell: readonly string[] = [
  "Which words came to mind when people who know you read the list, and which of them more often than luck would give.",
  "Where your own list and theirs meet, and where they part.",
  "What to ask about. A word here is a good start for a talk with somebody you trust.",
];

export const cannotTell = ({ words }: Pick<Analysis, "words">): readonly string[] => [
  `Whether a word is true. A pick says that it came to mind among ${String(words.length)}, not how well it fits.`,
  "That you lack what nobody picked. Everybody had ten words at most.",
  "How you compare with others. There are no norms behind this, and it is no personality test.",
  "What everybody thinks. You chose whom to ask, and people who talk to each other count for fewer than they are.",
  "Your faults. The list is mostly kind: it shows emphasis.",
];

/** Who wrote the insights, and from what. */
export function sourceText({ insightSource, status }: Pick<Analysis, "insightSource" | "status">): string {
  if (status === "in_progress") {
    return "A language model is writing a longer text. Until it is done, this one is from our built-in writer. The page shows the new text by itself.";
  }
  if (insightSource === "template") {
    return "The texts come from our built-in writer: fixed rules that read this result and nothing else. No language model took part.";
  }
  return (
    `The texts were written by ${insightSource}, a language model, from this result’s totals, your first name and the ` +
    "title of the round. It saw no single answer and no name of anybody who answered."
  );
}
