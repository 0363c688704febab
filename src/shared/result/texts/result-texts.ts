import { listNames } from "#src/shared/text/in-sentences.ts";
import type { Analysis } from "#src/shared/result/analysis.output.ts";
import {
  countsFrom,
  evidenceScale,
  hasCounts,
  isClear,
  type Confidence,
  type Quadrant,
} from "#src/shared/result/analysis.ts";
import { luckIn } from "./evidence-text.ts";
import { standsOut } from "#src/shared/result/window-geometry.ts";

/* A result's texts, on its page and in its report. docs/scoring.md has the claims behind them. */

/** Only a team's window can be banded. */
type MaybeBanded = Partial<Pick<Analysis, "isBanded">>;

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
    lead: "What only you picked",
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

/** The legend of a result's words: their strength, and the mark on bars if there are bars. */
export function evidenceLegend(
  result: Pick<Analysis, "words" | "responseCount" | "evidenceScale"> & MaybeBanded,
): string {
  const luck = luckIn(result);
  const mark = luck === null ? [] : [`The mark on a bar shows what chance alone would give (${luck.text}).`];
  if (result.evidenceScale < evidenceScale) return [olderScale, ...mark].join(" ");
  const shown = result.words.filter(standsOut);
  if (shown.length === 0) return "No word here stands out from chance.";
  if (result.responseCount < countsFrom)
    return "With 3 or 4 answers, no word can be told from chance. You see what more than one person said.";
  if (result.isBanded === true) return "You see what more than one person said, without numbers.";
  return [
    ...(shown.some(isClear)
      ? ["Bold words are clear: by chance alone, at most one round in ten would show any."]
      : []),
    ...(shown.some(({ evidence }) => evidence === "emerging")
      ? ["Hints may be chance, which alone gives up to one a round on average."]
      : []),
    ...mark,
  ].join(" ");
}

const olderScale =
  "A word was called clear where chance alone would lift fewer than one word of the whole list so high. Today it takes fewer than 0.1.";

/** A line with date and rule, above a result that was graded by an older one; null above any other. */
export function olderScaleText(result: Pick<Analysis, "createdAt" | "evidenceScale">): string | null {
  if (result.evidenceScale >= evidenceScale) return null;
  const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });
  return `Made on ${day.format(new Date(result.createdAt))}, by an earlier rule: ${olderScale.charAt(0).toLowerCase()}${olderScale.slice(1)}`;
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
      "With 3 or 4 answers we say “most”, “several” or “a few”, which can be one, instead of numbers, so nobody can be picked " +
      "out. Other people might have named other words. Counts start at 5 answers.",
  },
  useful: {
    name: "Useful",
    text:
      "With 5 to 7 answers you can rely on the bold words. A few more answers could still change the others. We call a " +
      "result solid from 8 answers.",
  },
  solid: {
    name: "Solid",
    text:
      "Solid is our highest grade. Other people who know you would probably pick most of the bold words again. It takes about " +
      "ten people to describe someone reliably, and even then not exactly.",
  },
};

/** For a result without a clear word, which a good grade would otherwise overstate. */
const withoutClearWords: Readonly<Partial<Record<Confidence, string>>> = {
  useful:
    "With 5 to 7 answers you could rely on bold words, but there are none here. A few more answers could still change " +
    "everything.",
  solid:
    "Solid is our highest grade, but no word is bold here. Other people who know you might well pick other words. It takes " +
    "about ten people to describe someone reliably, and even then not exactly.",
};

const bandedText =
  "This window shows no numbers, because the people who describe you are nearly the same as last time. A word that only one of them picked counts as picked by nobody.";

/** What has to be known above a result: its older rule, or why a team's window has no numbers. */
export const noteAbove = (
  result: Pick<Analysis, "createdAt" | "evidenceScale"> & MaybeBanded,
): string | null => (result.isBanded === true ? bandedText : olderScaleText(result));

/** How far a result can be trusted, in words. */
export function confidenceText({
  confidence,
  words,
  isBanded,
}: Pick<Analysis, "confidence" | "words"> & MaybeBanded): string {
  if (isBanded === true) return "We say “most” or “a few” instead of numbers, so take it as a first glimpse.";
  const { text } = confidenceCopy[confidence];
  return words.some(isClear) ? text : (withoutClearWords[confidence] ?? text);
}

export const canTell = (result: Pick<Analysis, "responseCount" | "words">): readonly string[] => [
  `Which words came to mind when people who know you read the list${!hasCounts(result) ? "." : ", and which came up more often than chance would explain."}`,
  "Where your list and theirs match, and where they don’t.",
  "What to ask about. Any word here is a good start for a conversation with someone you trust.",
];

export const cannotTell = ({ words }: Pick<Analysis, "words">): readonly string[] => [
  `Whether a word is true. A pick means it came to mind among ${String(words.length)} words, not how well it fits.`,
  "That you lack what nobody picked. Everyone had ten words at most.",
  "How you compare with other people. It isn’t a personality test, and there are no norms behind it.",
  "What everyone thinks. It depends on who was asked, and people who compare notes aren’t separate opinions.",
  "Your faults. The list is mostly kind, so it shows emphasis.",
];

type Written = Pick<Analysis, "insightSource" | "insightParts" | "status">;

/** Who wrote the insights, and from what. */
export function sourceText({ insightSource, insightParts, status }: Written): string {
  if (status === "in_progress") {
    return "A language model is rewriting this text. Until it’s done, you’re reading the one from our built-in writer. The new text will appear here by itself.";
  }
  if (insightSource === "template") {
    return "Our built-in writer wrote these texts: fixed rules that read this result and nothing else. No language model was involved.";
  }
  return (
    `${insightSource}, a language model, wrote ${partsText(insightParts)} from this result’s totals, your first name and the title of the ` +
    "round. It never saw a single answer, or the name of anyone who answered."
  );
}

/** "paragraphs 1 and 3, and the question and the step": what a model wrote. */
function partsText(insightParts: Written["insightParts"]): string {
  const isModels = insightParts.map((source) => source !== "template");
  if (isModels.every(Boolean)) return "these texts";
  const last = isModels.length - 1;
  const numbers = isModels.flatMap((is, at) => (is && at < last ? [String(at + 1)] : []));
  const paragraphs = `paragraph${numbers.length === 1 ? "" : "s"} ${listNames(numbers)}`;
  const end = "the question and the step";
  const parts = [...(numbers.length > 0 ? [paragraphs] : []), ...(isModels[last] === true ? [end] : [])];
  return `${parts.join(", and ")} (our built-in writer wrote the rest)`;
}
