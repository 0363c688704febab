import {
  insightKeys,
  quadrants,
  type InsightKey,
  type Insights,
  type InsightSentence,
  type Portrait,
  type PortraitSentence,
  type Quadrant,
  type ScoredWord,
} from "#src/shared/result/analysis.ts";

/** The stored text of a snapshot: a portrait, or the five insights of older results. */
export type Written = Portrait | Insights;

const isPortrait = (written: Written): written is Portrait => "paragraphs" in written;

/** @param name the headline of a text without one */
export const portraitOf = (written: Written, name: string): Portrait =>
  isPortrait(written) ? written : fromInsights(written, name);

const isQuestion = ({ text }: InsightSentence) => /\?["”’)]*$/.test(text);

/** Turns five insights into a portrait of the same sentences, with question and step in their places. */
function fromInsights(insights: Insights, name: string): Portrait {
  const all = insightKeys.flatMap((pane) =>
    insights[pane].map((sentence): PortraitSentence => ({ ...sentence, pane, claim: "fact" })),
  );
  const step = all.findLast(({ pane }) => pane === "summary") ?? unwritten;
  const question = all.find(isQuestion) ?? openQuestion;
  const paragraph = (key: InsightKey) =>
    all.filter((sentence) => sentence.pane === key && sentence !== step && !isQuestion(sentence));
  const paragraphs = (["summary", ...quadrants] as const).map(paragraph).filter(({ length }) => length > 0);
  return { name, paragraphs, question, step };
}

const unwritten: PortraitSentence = { text: "", traitIds: [], pane: "summary", claim: "fact" };
const openQuestion: PortraitSentence = {
  ...unwritten,
  text: "Ask someone who knows you: which one word fits me best, and when did you last see it?",
};

/** The five insights of the API: a portrait's sentences by pane. */
export function insightsOf(written: Written, words: readonly ScoredWord[]): Insights {
  if (!isPortrait(written)) return written;
  const { name, paragraphs, question, step } = written;
  const sentences = paragraphs.flat();
  const plain = (text: string, traitIds: readonly string[] = []) => ({ text, traitIds });
  const those = (isMeant: (sentence: PortraitSentence) => boolean) =>
    sentences.filter(isMeant).map(({ text, traitIds }) => plain(text, traitIds));
  const inPane = (key: InsightKey) => those(({ pane }) => pane === key);
  const [finding] = sentences.filter(({ pane }) => pane !== "summary");
  /** A sentence about words of several panes has none, but belongs to each. */
  const onWordsOf = (key: Quadrant) =>
    those(({ traitIds }) =>
      words.some(({ traitId, quadrant }) => quadrant === key && traitIds.includes(traitId)),
    );
  const insightOn = (key: Quadrant, orElse: string) =>
    [inPane(key), onWordsOf(key)].find(({ length }) => length > 0) ?? [plain(orElse)];
  const unpicked = words.filter(({ quadrant }) => quadrant === "unknown").length;
  return {
    arena: insightOn("arena", "No word of your own list stands out on theirs."),
    blindSpot: insightOn("blindSpot", "No word that you left out stands out."),
    facade: insightOn("facade", "Someone else picked each of your own words, too."),
    unknown: [plain(`Neither you nor they picked ${String(unpicked)} of the ${String(words.length)} words.`)],
    summary: [
      plain(`${name}.`),
      ...(finding === undefined ? [] : [plain(finding.text, finding.traitIds)]),
      ...inPane("summary"),
      plain(question.text, question.traitIds),
      plain(step.text, step.traitIds),
    ],
  };
}

export const insightText = (sentences: readonly InsightSentence[]): string =>
  sentences.map(({ text }) => text).join(" ");
