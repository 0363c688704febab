import { agreementText } from "#src/shared/result/texts/agreement-text.ts";
import type { Analysis } from "#src/shared/result/analysis.output.ts";
import { countsFrom } from "#src/shared/result/analysis.ts";
import { findTrait } from "#src/shared/words/catalogue.ts";
import { headlineOf } from "#src/shared/result/headline.ts";
import { splitParticipants } from "#src/shared/survey/participants.ts";
import { people } from "#src/shared/survey/survey-stage.ts";
import { resultPanes, wordsByQuadrant } from "#src/shared/result/result-panes.ts";
import {
  blindSpotMeaning,
  canTell,
  cannotTell,
  confidenceCopy,
  confidenceText,
  evidenceLegend,
  olderScaleText,
  sourceText,
} from "#src/shared/result/texts/result-texts.ts";
import { resultWeights } from "#src/shared/result/window-geometry.ts";
import { reportPrediction } from "./report-prediction.ts";
import { reportPane, windowText } from "./report-panes.ts";
import type { Report } from "./report.ts";

interface ReportedSurvey {
  readonly title: string;
  readonly ownerName: string;
  readonly minResponses: number;
}

/** A snapshot as a report. Of the round it takes what its page shows above the result, and nothing that moves. */
export function reportOf(analysis: Analysis, { title, ownerName, minResponses }: ReportedSurvey): Report {
  const panes = resultPanes(analysis, (id) => findTrait(id)?.name ?? id);
  const madeOn = new Date(`${analysis.createdAt.slice(0, 10)}T00:00:00.000Z`);
  const { agreement, confidence, insightSentences, participants, responseCount, snapshot } = analysis;
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
    olderScale: olderScaleText(analysis),
    headline: headlineOf(analysis),
    madeOn,
    weights: resultWeights(wordsByQuadrant(panes)),
    windowText: windowText(panes),
    agreement,
    agreementText: agreementText(agreement),
    prediction: reportPrediction(analysis),
    confidence: { name: confidenceCopy[confidence].name, text: confidenceText(analysis) },
    names,
    namesNote: without > 0 ? `${people(without)} gave no name.` : "",
    summary: insightSentences.summary.map(({ text }) => text),
    panes: panes.map((pane) => reportPane(pane, insightSentences[pane.quadrant])),
    // There are no bars on paper: the sentence about their marks would point at nothing.
    legend: evidenceLegend({
      ...analysis,
      words: analysis.words.map((word) => ({ ...word, count: null })),
    }),
    blindSpotMeaning,
    canTell: canTell(analysis),
    cannotTell: cannotTell(analysis),
    anonymity: anonymityText(minResponses),
    source: sourceText(analysis),
  };
}

function dayText(day: Date): string {
  return new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(day);
}

/** The promise to peers, to whoever gets the paper into their hands. */
const anonymityText = (minResponses: number): string =>
  `Nobody sees who picked what. This report has only totals or, with fewer than ${String(countsFrom)} answers, words such ` +
  `as “most”. The window opened once at least ${String(minResponses)} people had answered, and this result won’t change: ` +
  `later answers wait until ${String(minResponses)} new ones have come in. Names are stored apart from words.`;
