import type { ResultPane } from "#src/shared/result/result-panes.ts";
import { describe, expect, it } from "vitest";
import { changed, emptyPlan, inWeeks, isWritten, readPlan, wordsToTry, writePlan } from "./plan.ts";

describe("a plan", () => {
  it("comes back as it was kept", () => {
    const plan = { ...emptyPlan, traitId: "kind", deed: "Ask & listen = 1+1\nÉva", until: "2026-12-06" };
    expect(readPlan(writePlan(plan))).toEqual(plan);
  });

  it("is not kept where nothing is written", () => {
    expect(writePlan(emptyPlan)).toBeNull();
    expect(readPlan(null)).toEqual(emptyPlan);
  });

  it("is kept while the account has it, though nothing is written", () => {
    const plan = { ...emptyPlan, inAccount: "saved" } as const;
    expect(isWritten(plan)).toBe(false);
    expect(readPlan(writePlan(plan))).toEqual(plan);
    expect(readPlan("inAccount=never").inAccount).toBe("");
  });

  it("is newer than the account's once it has changed", () => {
    expect(changed({ ...emptyPlan, inAccount: "saved" }).inAccount).toBe("changed");
    expect(changed({ ...emptyPlan, inAccount: "new" }).inAccount).toBe("new");
    expect(changed(emptyPlan).inAccount).toBe("");
  });
});

describe("wordsToTry", () => {
  const word = (traitId: string, evidence: "clear" | "single" | "none") =>
    ({ traitId, name: traitId, evidence, bandLabel: "", share: null }) as const;
  const pane = (quadrant: ResultPane["quadrant"], words: ResultPane["words"]) => ({
    quadrant,
    title: "",
    words,
  });
  const ids = (some: ResultPane) => wordsToTry(some).map(({ traitId }) => traitId);

  it("has no single voices, and nothing that is easily heard as a verdict", () => {
    const words = [word("kind", "clear"), word("shy", "clear"), word("witty", "single")];
    expect(ids(pane("blindSpot", words))).toEqual(["kind"]);
  });

  it("has all other words of the unknown and of the façade", () => {
    expect(ids(pane("unknown", [word("bold", "none"), word("tense", "none")]))).toEqual(["bold"]);
    expect(ids(pane("facade", [word("wise", "none")]))).toEqual(["wise"]);
  });
});

it("inWeeks goes over the ends of months and years", () => {
  expect(inWeeks(2, new Date(2026, 11, 20, 23, 59))).toBe("2027-01-03");
  expect(inWeeks(2, new Date(2028, 1, 20))).toBe("2028-03-05");
  expect(inWeeks(1, new Date(2026, 10, 25))).toBe("2026-12-02");
});
