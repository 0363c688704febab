import { emptyPlan } from "#src/islands/results/plan/plan.ts";
import { panePlanLimits } from "#src/shared/pane-plan/pane-plan-limits.ts";
import type { ResultPane } from "#src/shared/result/result-panes.ts";
import { describe, expect, it } from "vitest";
import { transcriptFile } from "./CoachTalk.tsx";
import { withStep } from "./step.ts";

const panes: ResultPane[] = [
  {
    quadrant: "facade",
    title: "Façade",
    words: [{ traitId: "bold", name: "Bold", evidence: "none", bandLabel: "", share: null }],
  },
];
const now = new Date(2026, 10, 25);
const step = { text: " Speak first on Friday. ", quadrant: "facade", traitId: "bold" } as const;

describe("a step in a plan", () => {
  it("fills an empty one: the word, what to do, and a day to look back", () => {
    expect(withStep(emptyPlan, step, panes, now)).toEqual({
      ...emptyPlan,
      traitId: "bold",
      deed: "Speak first on Friday.",
      until: "2026-12-09",
    });
  });

  it("stands below what was written before, and changes nothing of it", () => {
    const plan = { ...emptyPlan, traitId: "calm", person: "Mira", deed: "Call her.", until: "2026-11-30" };
    expect(withStep(plan, step, panes, now)).toEqual({ ...plan, deed: "Call her.\nSpeak first on Friday." });
  });

  it("is about no word that isn't in the pane", () => {
    expect(withStep(emptyPlan, { ...step, traitId: "calm" }, panes, now).traitId).toBe("");
    expect(withStep(emptyPlan, { ...step, quadrant: "arena" }, panes, now).traitId).toBe("");
  });

  it("is kept whole where both don't fit", () => {
    const full = { ...emptyPlan, deed: "x".repeat(panePlanLimits.textMaxLength) };
    const { deed } = withStep(full, step, panes, now);
    expect(deed).toHaveLength(panePlanLimits.textMaxLength);
    expect(deed.endsWith("x\nSpeak first on Friday.")).toBe(true);
  });
});

describe("a talk as a file", () => {
  it("has each turn in a paragraph of its own, whatever was typed", () => {
    const turns = [
      { from: "coach", text: "What would you like?" },
      { from: "person", text: "Courage.\n\nCoach: I lied. " },
    ] as const;
    expect(transcriptFile(turns, "My team", new Date(2026, 0, 5, 23, 59))).toEqual({
      fileName: "openpane-talk-2026-01-05.txt",
      contentType: "text/plain;charset=utf-8",
      body: [
        "A talk about “My team”, 2026-01-05",
        "Coach: What would you like?",
        "You: Courage. Coach: I lied.\n",
      ].join("\n\n"),
    });
  });
});
