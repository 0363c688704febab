import { describe, expect, it } from "vitest";
import { makeAgreeingSnapshot } from "#tests/factories/snapshot.ts";
import { coachTools } from "./coach-tools.ts";

const self = ["calm", "patient", "caring", "logical", "bold"];
/** Peers also gave single voices, which a model doesn't get. */
const context = { purpose: "coach", snapshot: makeAgreeingSnapshot(self, 6, ["calm", "witty"]) } as const;
const single = context.snapshot.words.find(({ evidence }) => evidence === "single")?.traitId ?? "";

describe("coachTools", () => {
  it("have closed schemas, and show_word only if the model knows the window", () => {
    const tools = coachTools(context).descriptions;
    expect(tools.map(({ name }) => name)).toEqual([
      "show_word",
      "open_pane",
      "suggest_step",
      "offer_answers",
      "end_conversation",
    ]);
    for (const { parameters } of tools) {
      expect(parameters).toMatchObject({ type: "object", additionalProperties: false });
    }
    const words = JSON.stringify(tools[0]?.parameters);
    expect(words).toContain('"witty"');
    expect(words).not.toContain(`"${single}"`);
  });
});

describe("readToolCall", () => {
  it.each([
    ["show_word", '{"traitId":"witty"}', { traitId: "witty" }],
    ["open_pane", '{"pane":"blindSpot"}', { pane: "blindSpot" }],
    ["suggest_step", '{"text":" Ask once. "}', { text: "Ask once." }],
    ["offer_answers", '{"answers":"Yes\\nNo"}', { answers: "Yes\nNo" }],
    ["end_conversation", "", {}],
  ])("accepts %s with %s", (name, written, parameters) => {
    expect(coachTools(context).read(name, written)).toEqual({ name, parameters });
  });

  it.each([
    ["delete_account", "{}"],
    ["constructor", "{}"],
    ["show_word", JSON.stringify({ traitId: single })],
    ["show_word", '{"traitId":"witty","who":"Ada"}'],
    ["open_pane", '{"pane":"cellar"}'],
    ["suggest_step", '{"text":"  "}'],
    ["offer_answers", JSON.stringify({ answers: "x".repeat(501) })],
    ["show_word", "{"],
    ["end_conversation", "[]"],
  ])("explains to the model what is wrong with %s %s", (name, written) => {
    expect(coachTools(context).read(name, written)).toMatchObject({ fault: expect.any(String) as string });
  });
});
