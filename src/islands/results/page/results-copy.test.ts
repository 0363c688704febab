import type { Analysis } from "#src/shared/result/analysis.output.ts";
import { evidenceScale } from "#src/shared/result/analysis.ts";
import { shownAnalysis } from "#tests/factories/shown-analysis.ts";
import { overlappingSurvey, revealedSurvey, waitingSurvey } from "#tests/factories/shown-survey.ts";
import { wordsFrom } from "#tests/factories/survey.ts";
import { describe, expect, it } from "vitest";
import { timelineText } from "#src/islands/results/measures/TimelineSection.tsx";
import { moreAnswersText } from "./static-parts.tsx";
import { noResultText } from "./NotYet.tsx";
import {
  confidenceCopy,
  confidenceText,
  evidenceLegend,
  laterAnswersText,
  olderScaleText,
  sourceText,
} from "./results-copy.ts";

describe("noResultText", () => {
  it("says how many are missing", () => {
    expect(noResultText("wait", waitingSurvey({ answersUntilReveal: 2 })).text).toBe(
      "It can open once 2 more people have answered.",
    );
  });

  it("promises no result to a round that closed too early", () => {
    expect(noResultText("ended", waitingSurvey()).title).toMatch(/without a result/);
  });
});

it("says why a result can't open that has the answers it needs", () => {
  const first = overlappingSurvey();
  const { title, text } = noResultText("overlap", first);
  expect(title).toBe("The window is still closed");
  expect(text).toMatch(/can’t open yet\. Your round’s page says why/);
  expect(laterAnswersText({ ...first, hasAnalysis: true })).toMatch(/the next result can’t open yet/);
});

describe("sourceText", () => {
  const [us, model] = ["template", "gpt-5-mini"] as const;
  it.each([
    [[us, us, us], us, "completed", /No language model was involved/],
    [[us, us, us], us, "in_progress", /is rewriting/],
    [[model, model, model], model, "completed", /gpt-5-mini, a language model, wrote these texts from/],
    [[model, us, model], model, "completed", /wrote paragraph 1, and the question and the step \(our/],
    [
      [model, model, us],
      model,
      "completed",
      /wrote paragraphs 1 and 2 \(our built-in writer wrote the rest\)/,
    ],
    [[us, us, model], model, "completed", /wrote the question and the step \(our/],
  ] as const)("for %j by %s, %s", (insightParts, insightSource, status, says) => {
    expect(sourceText({ insightParts: [...insightParts], insightSource, status })).toMatch(says);
  });
});

describe("evidenceLegend", () => {
  const word = { traitId: "calm", quadrant: "arena", band: "most" } as const;
  const of = (result: Pick<Analysis, "words" | "responseCount">) =>
    evidenceLegend({ ...result, evidenceScale });

  it("explains clear words and bars where there are any, and hints only beside hints", () => {
    const clear = { ...word, evidence: "clear", count: 5 } as const;
    const text = of({ responseCount: 9, words: [clear] });
    expect(text).toMatch(/Bold words/);
    expect(text).toMatch(/mark on a bar shows what chance alone would give \(chance: 5 of 9\)/);
    expect(text).not.toMatch(/Hints/);
    expect(of({ responseCount: 9, words: [clear, { ...clear, evidence: "emerging" }] })).toMatch(/Hints/);
  });

  it("says of a result of three that it grades nothing", () => {
    const text = of({ responseCount: 3, words: [{ ...word, evidence: "said", count: null }] });
    expect(text).toMatch(/no word can be told from chance/);
    expect(text).not.toMatch(/Bold|Hints|bar/);
  });

  it.each([null, 1])(
    "claims nothing where no word stands out, and shows no bar then, with counts of %s",
    (count) => {
      const words = (["single", "none"] as const).map((evidence) => ({ ...word, evidence, count }));
      expect(of({ responseCount: 9, words })).toBe("No word here stands out from chance.");
    },
  );

  it("explains an older result by the rule that it was made by, under a line with its date", () => {
    const words = [{ ...word, evidence: "clear", count: 5 } as const];
    const older = { responseCount: 9, words, evidenceScale: 1, createdAt: "2026-03-12T23:30:00.000Z" };
    expect(evidenceLegend(older)).toMatch(
      /^A word was called clear where chance alone would lift fewer than one/,
    );
    expect(olderScaleText(older)).toMatch(
      /^Made on 12 March 2026, by an earlier rule: a word was called clear/,
    );
    expect(olderScaleText({ ...older, evidenceScale })).toBeNull();
  });
});

describe("confidenceText", () => {
  const word = { traitId: "calm", quadrant: "blindSpot", band: "most", count: 5 } as const;
  const textOf = (confidence: "useful" | "solid", evidence: "clear" | "emerging") =>
    confidenceText({ confidence, words: [{ ...word, evidence }] });

  it("promises of clear words that others would name them", () => {
    expect(textOf("solid", "clear")).toBe(confidenceCopy.solid.text);
    expect(textOf("useful", "clear")).toBe(confidenceCopy.useful.text);
  });

  it("does not where there are none", () => {
    expect(textOf("solid", "emerging")).toMatch(/no word is bold here.*other words/);
    expect(textOf("solid", "emerging")).not.toMatch(/again/);
    expect(textOf("useful", "emerging")).toMatch(/there are none here/);
  });
});

const kindOf = (peers: number, votes: number) =>
  shownAnalysis({
    selfTraitIds: wordsFrom(0, 5),
    peerPicks: Array.from({ length: peers }, (_, peer) => [
      ...(peer < votes ? ["kind"] : []),
      ...wordsFrom(30 + 4 * (peer % 6), 4),
    ]),
  });

describe("moreAnswersText", () => {
  it("tells a small result how many answers bring counts, and what a word still needs", () => {
    expect(moreAnswersText(revealedSurvey(), kindOf(3, 3))).toBe(
      "The next result comes after 3 more answers: 6 in all, unless people withdraw theirs. It would become useful, with counts for every word. " +
        "Kind would be clear if all 3 picked it.",
    );
  });

  it("says which words would fall back, without further voices", () => {
    expect(moreAnswersText(revealedSurvey({ minResponses: 6 }), kindOf(5, 4))).toMatch(
      /Kind would no longer be clear if nobody new picked it\.$/,
    );
  });

  it("promises no next result to a closed round", () => {
    expect(moreAnswersText(revealedSurvey({ status: "completed" }), kindOf(5, 3))).toBeNull();
  });

  it("says so when the next result is due, without the number of new answers", () => {
    const due = revealedSurvey({ canReveal: true, answersUntilReveal: 0 });
    expect(moreAnswersText(due, kindOf(5, 5))).toMatch(
      /^The next result will have at least 8 answers, unless people withdraw theirs. It would become solid\./,
    );
  });
});

const summary = (snapshot: number, value: number, low: number, high: number) => ({
  snapshot,
  createdAt: "2026-11-20T09:00:00.000Z",
  responseCount: 3 * snapshot,
  confidence: "useful" as const,
  agreement: { value, low, high },
});

describe("timelineText", () => {
  it("claims no change where bands overlap", () => {
    const text = timelineText([summary(1, -5, -48, 38), summary(2, 40, 10, 70)]);
    expect(text).toMatch(
      /^The index went from minus 5 to 40\. The two bands overlap, so the difference may just be who/,
    );
  });

  it("leaves out answers that peers may have withdrawn", () => {
    expect(timelineText([summary(1, 0, -10, 10), summary(2, 0, -10, 10)])).toMatch(
      /includes the earlier answers that weren’t withdrawn/,
    );
  });

  it("says so where they do not, comparing the newest two", () => {
    const text = timelineText([summary(1, 70, 60, 80), summary(2, 10, 0, 20), summary(3, 70, 50, 90)]);
    expect(text).toMatch(/^The index went from 10 to 70\. The two bands don’t overlap/);
  });
});
