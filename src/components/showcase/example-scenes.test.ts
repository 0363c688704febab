import { exampleSurveys } from "#src/shared/result/example-surveys.ts";
import { describe, expect, it } from "vitest";
import { closedScene, exampleScene } from "./example-scenes.ts";

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
});
