import { windowGeometry } from "#src/shared/result/window-geometry.ts";
import { describe, expect, it } from "vitest";
import { levers, stepId, stepsOf, trialCss, trialStart, trialWeights, trialWords } from "./trial.ts";

const everything = { ask: 2, tell: 2, discover: 1 };

describe("trialWeights", () => {
  it("lets asking empty the Blind Spot, and nothing else", () => {
    const { arena, blindSpot, facade, unknown } = trialWeights(trialStart);
    expect(trialWeights({ ...trialStart, ask: 2 })).toEqual({
      arena: arena + 2,
      blindSpot: blindSpot - 2,
      facade,
      unknown,
    });
  });

  it("lets telling empty the Façade, and discovering the Unknown", () => {
    const start = trialWeights(trialStart);
    const told = trialWeights({ ...trialStart, tell: 1 });
    expect(told).toEqual({ ...start, arena: start.arena + 1, facade: start.facade - 1 });
    const found = trialWeights({ ...trialStart, discover: 1 });
    expect(found).toEqual({ ...start, arena: start.arena + 1, unknown: start.unknown - 1 });
  });

  it("loses no word, and leaves something in each pane", () => {
    const weights = Object.values(trialWeights(everything));
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBe(trialWords.length);
    expect(Math.min(...weights)).toBeGreaterThan(0);
  });
});

describe("trialCss", () => {
  const css = trialCss();

  it("has a sentence for each choice, and places for the panes after all of them", () => {
    for (const lever of levers) {
      for (const step of stepsOf(lever))
        expect(css).toContain(`:has(#${stepId(lever, step)}:checked) .says-${lever}-${step}{`);
    }
    expect(css).toContain(
      ".trial:has(#try-ask-2:checked):has(#try-tell-2:checked):has(#try-discover-1:checked) .pane-blindSpot{--at:",
    );
  });

  it("moves the Arena with each step", () => {
    const area = (steps: typeof everything) => {
      const { width, height } = windowGeometry(trialWeights(steps)).arena;
      return width * height;
    };
    const areas = [trialStart, { ...trialStart, ask: 1 }, { ask: 1, tell: 1, discover: 0 }, everything].map(
      area,
    );
    expect(areas).toEqual(areas.toSorted((one, other) => one - other));
    expect(new Set(areas).size).toBe(areas.length);
  });

  it("shows a word that has moved in one place alone", () => {
    expect(css).toContain(".trial:has(#try-ask-1:checked,#try-ask-2:checked) .leaves-ask-1{display:none}");
    expect(css).toContain(".trial:has(#try-ask-1:checked,#try-ask-2:checked) .comes-ask-1{display:block}");
  });

  it("cannot end the style element it stands in", () => {
    expect(css).not.toContain("<");
  });
});
