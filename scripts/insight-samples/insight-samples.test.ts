import { catalogue } from "#src/shared/words/catalogue.ts";
import { maxSelected, minSelected } from "#src/shared/words/trait.ts";
import { describe, expect, it } from "vitest";
import { dealAnswers, readSample } from "./read-sample.ts";
import { insightSamples } from "./samples.ts";

const ids = new Set(catalogue.map(({ id }) => id));
const people = insightSamples.map((sample) => ({ title: sample.title, ...readSample(sample) }));

describe("the sample people", () => {
  it("are thirty, from three answers to forty, with every pane empty in some and full in others", () => {
    expect(people).toHaveLength(30);
    expect(new Set(insightSamples.map(({ title }) => title)).size).toBe(30);
    const sizes = insightSamples.map(({ answers }) => answers);
    expect([Math.min(...sizes), Math.max(...sizes)]).toEqual([3, 40]);
    for (const quadrant of ["arena", "blindSpot", "facade", "unknown"]) {
      const filled = people.map(({ snapshot }) => snapshot.words.some((word) => word.quadrant === quadrant));
      expect([quadrant, new Set(filled).size]).toEqual([quadrant, 2]);
    }
  });

  it.each(insightSamples)("could have been answered so: $title", (sample) => {
    for (const list of [...dealAnswers(sample), sample.self.split(" ")]) {
      expect(list.filter((word) => !ids.has(word))).toEqual([]);
      expect(new Set(list).size).toBe(list.length);
      expect(list.length).toBeGreaterThanOrEqual(minSelected);
      expect(list.length).toBeLessThanOrEqual(maxSelected);
    }
  });
});
