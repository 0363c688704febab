import type { InsightSentence } from "#src/shared/result/analysis.ts";
import { strengthTitles } from "#src/shared/result/texts/evidence-text.ts";
import {
  foldedTitle,
  shownWords,
  type ResultPane,
  type ResultWord,
} from "#src/shared/result/result-panes.ts";
import { paneCopy } from "#src/shared/result/texts/result-texts.ts";
import type { ReportPane, ReportWord } from "./report.ts";

const reportWord = ({ name, evidence, bandLabel }: ResultWord): ReportWord => ({
  name,
  votes: evidence === "none" ? null : bandLabel,
  isClear: evidence === "clear",
  strength: strengthTitles[evidence],
});

const count = (n: number, one: string, many: string): string => `${String(n)} ${n === 1 ? one : many}`;

/** Words that a pane names only in passing, as the results page folds them away. */
function othersOf(
  pane: ResultPane,
  shown: readonly ResultWord[],
): Pick<ReportPane, "others" | "othersTitle"> {
  if (pane.quadrant === "unknown") {
    const others = pane.words.map(({ name }) => name);
    return {
      others,
      othersTitle: count(others.length, "word that nobody picked", "words that nobody picked"),
    };
  }
  const folded = pane.words.filter((word) => !shown.includes(word));
  return {
    others: folded.map(({ name, bandLabel }) => `${name} (${bandLabel})`),
    othersTitle: foldedTitle(folded, shown.length),
  };
}

/** A pane of a result as the report tells it. */
export function reportPane(pane: ResultPane, sentences: readonly InsightSentence[]): ReportPane {
  const { quadrant, title } = pane;
  const shown = quadrant === "unknown" ? [] : shownWords(pane);
  const hasUnknown = quadrant === "unknown" && pane.words.length > 0;
  return {
    quadrant,
    title,
    lead: paneCopy[quadrant].lead,
    words: shown.map(reportWord),
    empty: hasUnknown ? "" : paneCopy[quadrant].empty,
    ...othersOf(pane, shown),
    windowNote: hasUnknown ? count(pane.words.length, "word nobody picked", "words nobody picked") : null,
    insight: sentences.map(({ text }) => text),
  };
}

/** What the drawing shows, for whoever cannot see it. */
export function windowText(panes: readonly ResultPane[]): string {
  const size = (pane: ResultPane) => (pane.quadrant === "unknown" ? pane.words : shownWords(pane)).length;
  const parts = panes.map((pane) => `${pane.title} ${count(size(pane), "word", "words")}`);
  return `A window of four panes, as large as the evidence for them: ${parts.join(", ")}. The next page lists the words.`;
}
