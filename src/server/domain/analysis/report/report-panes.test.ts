import { describe, expect, it } from "vitest";
import { reportPane } from "./report-content.ts";

const word = { traitId: "shy", name: "Shy", evidence: "none", bandLabel: "nobody", share: null } as const;
const unknown = (...words: (typeof word)[]) =>
  reportPane({ quadrant: "unknown", title: "Unknown", words }).windowNote;

describe("reportPane", () => {
  it("counts words that nobody picked, if there are any", () => {
    expect(unknown(word)).toBe("1 word nobody picked");
    expect(unknown()).toBeNull();
  });
});
