import { describe, expect, it } from "vitest";
import { timelineText } from "./TimelineSection.tsx";

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

  it("counts on no answer that its peer may have taken back", () => {
    expect(timelineText([summary(1, 0, -10, 10), summary(2, 0, -10, 10)])).toMatch(
      /includes the earlier answers that weren’t withdrawn/,
    );
  });

  it("says so where they do not, comparing the newest two", () => {
    const text = timelineText([summary(1, 70, 60, 80), summary(2, 10, 0, 20), summary(3, 70, 50, 90)]);
    expect(text).toMatch(/^The index went from 10 to 70\. The two bands don’t overlap/);
  });
});
