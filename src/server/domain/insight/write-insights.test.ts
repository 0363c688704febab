import { writePortrait } from "#src/server/domain/insight/portrait/write-portrait.ts";
import { readSnapshot } from "#src/server/domain/insight/reading.ts";
import { partsOf } from "#src/server/domain/insight/model/parts.ts";
import { makeVariedSnapshot } from "#tests/factories/snapshot.ts";
import { describe, expect, it, vi } from "vitest";
import { writeInsights, type InsightWriter, type ModelReply } from "./write-insights.ts";

const input = { snapshot: makeVariedSnapshot(5), ownerName: "Mira", title: "Spring" };
const builtIn = writePortrait(input.snapshot);
const parts = partsOf(builtIn, readSnapshot(input.snapshot)).filter(({ draft }) => draft.length > 0);

/** The drafts, each changed a little, so that it's clear who wrote what. */
const answerWith = (changes: Readonly<Record<string, unknown>> = {}, keys = parts.map(({ key }) => key)) => {
  const texts = parts
    .filter(({ key }) => keys.includes(key))
    .map(({ key, draft }) => [
      key,
      draft.map(({ text, traitIds }) => ({ text: text.replace(/^/, "Well: "), words: traitIds })),
    ]);
  return { content: JSON.stringify({ ...Object.fromEntries(texts), ...changes }) };
};
const wrong = [{ text: "You are wonderful, people say.", words: [] }];

/** Lets a model give these answers, one after the other. */
async function run(...replies: readonly (ModelReply | Error)[]) {
  const [warn, info] = [vi.fn(), vi.fn()];
  const asked: (string | undefined)[] = [];
  const model: InsightWriter = {
    name: "test-model",
    write: ({ messages }) => {
      const reply = replies[asked.length];
      asked.push(messages.at(-1)?.content);
      if (reply === undefined || reply instanceof Error) throw reply ?? new Error("asked too often");
      return Promise.resolve(reply);
    },
  };
  const { insights, source } = await writeInsights({ builtIn, model, input, log: { warn, info } });
  expect(warn.mock.calls.length + info.mock.calls.length).toBe(1);
  const { writers, ...portrait } = insights;
  const logged: unknown = [...warn.mock.calls, ...info.mock.calls][0]?.[1];
  return { portrait, writers, source, asked, logged, isWarned: warn.mock.calls.length > 0 };
}
const all = String(parts.length);

describe("writeInsights", () => {
  it("takes a good answer, and keeps what a model isn't told", async () => {
    const { portrait, writers, source, logged, isWarned, asked } = await run(answerWith());
    expect(source).toBe("test-model");
    expect(writers).toEqual([...builtIn.paragraphs.map((_, at) => parts[at] && "test-model"), "test-model"]);
    expect(portrait.name).toBe(builtIn.name);
    expect(portrait.step.text).toBe(`Well: ${builtIn.step.text}`);
    const texts = portrait.paragraphs.flat().map(({ text }) => text.replace("Well: ", ""));
    expect(texts.sort()).toEqual(
      builtIn.paragraphs
        .flat()
        .map(({ text }) => text)
        .sort(),
    );
    expect(logged).toMatchObject({ model: "test-model", parts: `${all} of ${all}`, rules: "" });
    expect([isWarned, asked.length]).toEqual([false, 1]);
  });

  it("asks once more for what breaks a rule", async () => {
    const { writers, logged, isWarned, asked } = await run(
      answerWith({ paragraph1: wrong }),
      answerWith({}, ["paragraph1"]),
    );
    expect(asked[1]).toMatch(/with the key paragraph1\./);
    expect(writers).not.toContain("template");
    expect(logged).toMatchObject({ parts: `${all} of ${all}`, rules: "leaves_out_word" });
    expect(isWarned).toBe(false);
  });

  it.each<[string, ModelReply | Error]>([
    ["breaks it again", answerWith({}, [])],
    ["fails", { failure: "http_error", detail: "503" }],
    ["throws", new Error("a secret")],
  ])("keeps the built-in paragraph if the second answer %s", async (_how, second) => {
    const { portrait, writers, source, logged } = await run(answerWith({ paragraph1: wrong }), second);
    expect(source).toBe("test-model");
    expect(writers?.map((writer) => writer === "template")).toEqual(parts.map((_, at) => at === 0));
    expect(portrait.paragraphs[0]).toEqual(builtIn.paragraphs[0]);
    expect(portrait.step.text).toMatch(/^Well/);
    expect(logged).toMatchObject({ parts: `${parts.length - 1} of ${all}` });
  });

  it.each<[string, ModelReply | Error, object]>([
    ["a reported failure", { failure: "http_error", detail: "503" }, { reason: "http_error", detail: "503" }],
    ["an error", new Error("a secret"), { reason: "unexpected", detail: null }],
  ])("falls back on %s at once, and logs its code alone", async (_what, reply, fields) => {
    const { portrait, source, logged, isWarned } = await run(reply);
    expect([portrait, source, isWarned]).toEqual([builtIn, "template", true]);
    expect(logged).toEqual({ model: "test-model", parts: `0 of ${all}`, rules: "", ...fields });
  });
});
