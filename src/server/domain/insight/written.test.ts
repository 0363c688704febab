import { insightKeys, type Insights } from "#src/shared/result/analysis.ts";
import { makeVariedSnapshot } from "#tests/factories/snapshot.ts";
import { expect, it } from "vitest";
import { writePortrait } from "./portrait/write-portrait.ts";
import { insightsOf, portraitOf } from "./written.ts";

const say = (text: string, ...traitIds: readonly string[]) => ({ text, traitIds });

it("shows the five insights of a result as one text with unchanged sentences", () => {
  const insights: Insights = {
    arena: [say("You both picked calm.", "calm")],
    blindSpot: [say("Four picked kind.", "kind"), say("Where do you see that?")],
    facade: [say("Only you picked bold.", "bold")],
    unknown: [say("Nobody picked 40 words.")],
    summary: [say("Most see you as kind.", "kind"), say("Ask one of them.")],
  };
  const { name, paragraphs, question, step } = portraitOf(insights, "A name");
  expect(name).toBe("A name");
  expect([question.text, step.text]).toEqual(["Where do you see that?", "Ask one of them."]);
  expect(paragraphs.map((paragraph) => paragraph.map(({ text }) => text).join(" "))).toEqual([
    "Most see you as kind.",
    "You both picked calm.",
    "Four picked kind.",
    "Only you picked bold.",
    "Nobody picked 40 words.",
  ]);
  expect(insightsOf(insights, [])).toBe(insights);
});

it("sorts a portrait into five nonempty insights without losing a sentence", () => {
  for (let seed = 1; seed <= 100; seed += 1) {
    const snapshot = makeVariedSnapshot(seed);
    const portrait = writePortrait(snapshot);
    const insights = insightsOf(portrait, snapshot.words);
    const told = insightKeys.flatMap((key) => insights[key].map(({ text }) => text));
    expect(insightKeys.filter((key) => insights[key].length === 0)).toEqual([]);
    const all = [...portrait.paragraphs.flat(), portrait.question, portrait.step];
    expect(all.filter(({ text }) => !told.includes(text))).toEqual([]);
  }
});
