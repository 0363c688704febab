import { shownAnalysis } from "#tests/factories/shown-analysis.ts";
import { revealedSurvey } from "#tests/factories/shown-survey.ts";
import { wordsFrom } from "#tests/factories/survey.ts";
import { describe, expect, it } from "vitest";
import { moreAnswersText } from "./more-answers-text.ts";

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
