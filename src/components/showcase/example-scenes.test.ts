import { describe, expect, it } from "vitest";
import { exampleSurveys } from "#src/shared/result/example-surveys.ts";
import { closedScene, countId, exampleCss, exampleScene, paneId } from "./example-scenes.ts";

const scenes = [closedScene, ...exampleSurveys.map(exampleScene)];

describe("exampleScene", () => {
  it("shows nothing below the minimum", () => {
    expect(closedScene.result).toBeNull();
    expect(scenes.filter((scene) => scene.result === null)).toEqual([closedScene]);
  });

  it("marks where luck would be, once there are counts", () => {
    const luck = scenes.map((scene) => scene.luck);
    expect(luck[1]).toBeNull();
    // Five to seven of 56 words each: about one in ten.
    for (const each of luck.slice(2)) expect(each?.share).toBeCloseTo(0.1, 1);
  });

  it("moves the bars from scene to scene", () => {
    const arenas = scenes.map((scene) => JSON.stringify(scene.bars));
    expect(new Set(arenas).size).toBeGreaterThan(2);
  });
});

describe("exampleCss", () => {
  const css = exampleCss(scenes);

  it("has a rule for each choice", () => {
    for (const { answers } of scenes)
      expect(css).toContain(`#${countId(answers)}:checked) .scene-${answers}{`);
    expect(css).toContain(`#${paneId("blindSpot")}:checked) .detail-blindSpot{display:block}`);
  });

  it("cannot end the style element it stands in", () => {
    expect(css).not.toContain("<");
  });
});
