import type { Survey } from "#src/shared/survey.ts";
import { describe, expect, it } from "vitest";
import { evidenceLegend, laterAnswersText, notYetText, sourceText } from "./results-copy.ts";

const survey: Survey = {
  id: "s",
  userId: "u",
  title: "Mine",
  description: "",
  status: "in_progress",
  type: "johari_window",
  audience: "personal",
  selfAssessmentComplete: true,
  peerAssessmentCount: 4,
  totalResponses: 4,
  minResponses: 3,
  canReveal: false,
  answersUntilReveal: 2,
  hasAnalysis: true,
  isPublic: true,
  shareId: "x",
  shareableLink: "https://example.org/s/x",
  selectedTraits: [],
  traits: [],
  totalTraits: 56,
  createdAt: "2026-11-20T09:00:00.000Z",
  updatedAt: "2026-11-20T09:00:00.000Z",
  completedAt: null,
  closesAt: null,
};

describe("laterAnswersText", () => {
  it.each([
    [{ answersUntilReveal: 2 }, "Later answers will show once 2 more people have answered."],
    [{ answersUntilReveal: 1 }, "Later answers will show once 1 more person has answered."],
    [{ answersUntilReveal: 0, canReveal: true }, "Enough new answers have come for the next result."],
    [{ status: "completed" }, "The round is closed. Answers that came after this result stay unshown."],
  ] as const)("for %j", (change, says) => {
    expect(laterAnswersText({ ...survey, ...change })).toBe(says);
  });
});

describe("notYetText", () => {
  it("says how many are missing", () => {
    expect(notYetText("wait", survey).text).toBe("It can open once 2 more people have answered.");
  });

  it("promises no result to a round that closed too early", () => {
    expect(notYetText("ended", survey).title).toMatch(/without a result/);
  });
});

describe("sourceText", () => {
  it.each([
    ["template", "completed", /No language model took part/],
    ["gpt-5-mini", "completed", /written by gpt-5-mini, a language model/],
    ["template", "in_progress", /is writing/],
  ] as const)("for %s, %s", (insightSource, status, says) => {
    expect(sourceText({ insightSource, status })).toMatch(says);
  });
});

describe("evidenceLegend", () => {
  const word = { traitId: "calm", quadrant: "arena", band: "most" } as const;

  it("explains bold words and bars where there are any", () => {
    const text = evidenceLegend({ words: [{ ...word, evidence: "clear", count: 5 }] });
    expect(text).toMatch(/Bold words/);
    expect(text).toMatch(/mark on a bar/);
  });

  it("explains neither in a result of three", () => {
    const text = evidenceLegend({ words: [{ ...word, evidence: "emerging", count: null }] });
    expect(text).not.toMatch(/Bold|bar/);
  });
});
