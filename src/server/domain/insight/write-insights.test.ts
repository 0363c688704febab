import { describe, expect, it, vi } from "vitest";
import { makeVariedSnapshot } from "#tests/factories/snapshot.ts";
import { writePortrait } from "#src/server/domain/insight/portrait/write-portrait.ts";
import { writeInsights, type InsightWriter, type ModelReply } from "./write-insights.ts";

const input = { snapshot: makeVariedSnapshot(5), ownerName: "Mira", title: "Spring" };
const builtIn = writePortrait(input.snapshot);

const modelThat = (write: InsightWriter["write"]): InsightWriter => ({ name: "test-model", write });
const modelReplying = (reply: ModelReply) => modelThat(() => Promise.resolve(reply));

async function run(model: InsightWriter | null, timeoutMs = 1_000) {
  const warn = vi.fn();
  const written = await writeInsights({ builtIn, model, input, log: { warn }, timeoutMs });
  const fields: unknown = warn.mock.calls[0]?.[1];
  return { ...written, logged: fields, warnings: warn.mock.calls.length };
}

describe("writeInsights", () => {
  it("silently uses the built-in text without a model", async () => {
    expect(await run(null)).toEqual({
      insights: builtIn,
      source: "template",
      logged: undefined,
      warnings: 0,
    });
  });

  it("falls back on a reported failure and logs its code", async () => {
    expect(await run(modelReplying({ failure: "http_error", detail: "503" }))).toMatchObject({
      insights: builtIn,
      source: "template",
      logged: { model: "test-model", reason: "http_error", detail: "503" },
    });
  });

  it("falls back on an answer that claims too much, and logs none of it", async () => {
    const { source, logged } = await run(modelReplying({ content: '{"arena":"You are wonderful"}' }));
    expect(source).toBe("template");
    expect(logged).toEqual({ model: "test-model", reason: "invalid_answer", detail: "shape" });
  });

  it("falls back when the model throws, and logs no message", async () => {
    const broken = modelThat(() => {
      throw new Error("a secret");
    });
    const { source, logged } = await run(broken);
    expect(source).toBe("template");
    expect(logged).toEqual({ model: "test-model", reason: "unexpected", detail: null });
  });
});
