import fc from "fast-check";
import { gunzipSync, gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { splitPage } from "./split-page.ts";

const key = fc.stringMatching(/^[\w-]{43}$/);

/** A page with a key in it. */
const page = (before: string, filling: string, behind: string) => ({
  html: `${before}${filling}${behind}`,
  gap: { start: before.length, length: filling.length },
});

describe("a page with a gap", () => {
  it("is the same page with something else in the gap, plain and as gzip", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "binary" }),
        key,
        key,
        fc.string({ unit: "grapheme" }),
        (before, made, filling, behind) => {
          const { html, gap } = page(before.toWellFormed(), made, behind);
          const split = splitPage(html, gap);
          const expected = `${before.toWellFormed()}${filling}${behind}`;
          expect(split.plain(filling).toString()).toBe(expected);
          expect(gunzipSync(split.gzip(filling)).toString()).toBe(expected);
        },
      ),
    );
  });

  it("is hardly longer than one that was compressed as a whole", () => {
    const words = Array.from(
      { length: 800 },
      (_, n) => `<label><input name="w" value="word-${String(n)}">Word</label>`,
    );
    const made = "a".repeat(43);
    const { html, gap } = page(words.join("\n"), made, words.join("\n"));
    const filling = "b".repeat(43);
    expect(splitPage(html, gap).gzip(filling).length).toBeLessThan(gzipSync(html, { level: 9 }).length + 120);
  });
});
