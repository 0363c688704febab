import { type ScoredWord, countsFrom } from "#src/shared/result/analysis.ts";
import { strengthTitles, withStrength } from "#src/shared/result/texts/evidence-text.ts";
import {
  foldedTitle,
  shownWords,
  type ResultPane,
  type ResultWord,
  votesLabel,
  resultPanes,
  wordsByQuadrant,
} from "#src/shared/result/result-panes.ts";
import {
  paneCopy,
  blindSpotMeaning,
  canTell,
  cannotTell,
  confidenceCopy,
  confidenceText,
  evidenceLegend,
  noteAbove,
  sourceText,
} from "#src/shared/result/texts/result-texts.ts";
import type { Report, ReportPane, ReportPrediction, ReportWord } from "./report.ts";
import type { Analysis, CircleComparison } from "#src/shared/result/analysis.output.ts";
import { findTrait } from "#src/shared/words/catalogue.ts";
import { comparisonText, guessTitles, predictionText } from "#src/shared/result/texts/prediction-text.ts";
import { guessedWords } from "#src/shared/words/prediction-words.ts";
import { agreementText } from "#src/shared/result/texts/agreement-text.ts";
import { splitParticipants } from "#src/shared/survey/participants.ts";
import { people } from "#src/shared/survey/survey-stage.ts";
import { resultWeights } from "#src/shared/result/window-geometry.ts";

const reportWord = ({ name, evidence, bandLabel }: ResultWord): ReportWord => ({
  name,
  votes: evidence === "none" ? null : bandLabel,
  isClear: evidence === "clear",
  strength: strengthTitles[evidence],
});

const count = (n: number, one: string, many: string): string => `${String(n)} ${n === 1 ? one : many}`;

/** Words that a pane only mentions, as the results page folds them away. */
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

export function reportPane(pane: ResultPane): ReportPane {
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
  };
}

/** The drawing's text alternative. */
function windowText(panes: readonly ResultPane[]): string {
  const size = (pane: ResultPane) => (pane.quadrant === "unknown" ? pane.words : shownWords(pane)).length;
  const parts = panes.map((pane) => `${pane.title} ${count(size(pane), "word", "words")}`);
  return `A window of four panes, as large as the evidence for them: ${parts.join(", ")}. The next page lists the words.`;
}

function reportPrediction(analysis: Analysis): ReportPrediction | null {
  const { prediction, responseCount, words } = analysis;
  if (prediction === null) return null;
  const { seen, unexpected, faint, unseen } = guessedWords(words, prediction.traitIds);
  const named = (word: ScoredWord): string => {
    const name = findTrait(word.traitId)?.name ?? word.traitId;
    return word.evidence === "none"
      ? name
      : `${name} (${withStrength(votesLabel(word, responseCount), word.evidence)})`;
  };
  const lists = [
    { title: guessTitles.seen, words: seen.map(named) },
    { title: guessTitles.unexpected, words: unexpected.map(named) },
    { title: guessTitles.faint, words: faint.map(named) },
    { title: guessTitles.unseen, words: unseen.map(named) },
  ];
  return {
    agreement: prediction.agreement,
    text: `${predictionText(prediction)} ${comparisonText(prediction, analysis)}`,
    lists: lists.filter(({ words: some }) => some.length > 0),
  };
}

interface ReportedSurvey {
  readonly title: string;
  readonly ownerName: string;
  readonly minResponses: number;
}

/** What its circle sees that the others don't, and what all see; empty without others. */
function circlesText({ surveyId }: Analysis, circles: CircleComparison | null): readonly string[] {
  const here = circles?.circles.find((circle) => circle.surveyId === surveyId);
  if (here === undefined || circles === null) return [];
  return [
    ["Beside your other circles:", here.text, circles.sharedText, circles.someText ?? ""].join(" ").trim(),
  ];
}

/**
 * A snapshot as a report; of the round it uses only what the results page shows above the result.
 *
 * @param circles for the owner's own report alone
 */
export function reportOf(
  analysis: Analysis,
  { title, ownerName, minResponses }: ReportedSurvey,
  circles: CircleComparison | null = null,
): Report {
  const panes = resultPanes(analysis, (id) => findTrait(id)?.name ?? id);
  const madeOn = new Date(`${analysis.createdAt.slice(0, 10)}T00:00:00.000Z`);
  const { agreement, confidence, portrait, participants, responseCount, snapshot } = analysis;
  const { names, without } = splitParticipants(participants);
  return {
    title,
    ownerName,
    facts: [
      `${people(responseCount)} answered`,
      confidenceCopy[confidence].name,
      dayText(madeOn),
      ...(snapshot > 1 ? [`Result ${String(snapshot)}`] : []),
    ].join(" · "),
    olderScale: noteAbove(analysis),
    name: portrait.name,
    portrait: [
      ...portrait.paragraphs.map((sentences) => sentences.map(({ text }) => text).join(" ")),
      ...circlesText(analysis, circles),
    ],
    question: portrait.question.text,
    step: portrait.step.text,
    madeOn,
    weights: resultWeights(wordsByQuadrant(panes)),
    windowText: windowText(panes),
    agreement,
    agreementText: agreementText(agreement),
    prediction: reportPrediction(analysis),
    confidence: { name: confidenceCopy[confidence].name, text: confidenceText(analysis) },
    names,
    namesNote: without > 0 && names.length > 0 ? `${people(without)} gave no name.` : "",
    panes: panes.map(reportPane),
    // Paper has no bars, so the legend leaves out the sentence about their marks.
    legend: evidenceLegend({
      ...analysis,
      words: analysis.words.map((word) => ({ ...word, count: null })),
    }),
    blindSpotMeaning,
    canTell: canTell(analysis),
    cannotTell: cannotTell(analysis),
    anonymity: anonymityText(minResponses),
    // What was printed stays as it is.
    source: sourceText({ ...analysis, status: "completed" }),
  };
}

function dayText(day: Date): string {
  return new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(day);
}

/** The promise to peers, for everyone who reads the paper. */
const anonymityText = (minResponses: number): string =>
  `Nobody sees who picked what. This report has only totals or, with fewer than ${String(countsFrom)} answers, words such ` +
  `as “most”. The window opened once at least ${String(minResponses)} people had answered, and this result won’t change: ` +
  `later answers wait until ${String(minResponses)} new ones have come in. Names are stored apart from words.`;
