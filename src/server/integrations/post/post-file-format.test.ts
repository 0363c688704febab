import { postFiles } from "#src/content/blog-files.ts";
import type { PostFile } from "#src/server/domain/blog/ports.ts";
import { importedPost } from "#src/shared/blog/post.input.ts";
import { brand } from "#src/shared/site/brand.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { postFileFormat } from "./post-file-format.ts";

const { read, print } = postFileFormat;

function imported(file: string): PostFile {
  const parts = read(file);
  if (parts === null) throw new Error("No front matter");
  const { author = brand.studio, ...post } = importedPost.parse({
    ...parts.fields,
    markdown: parts.markdown,
  });
  return { ...post, author };
}

const line = (most: number) =>
  fc
    .string({ unit: "grapheme", maxLength: most })
    .map((text) =>
      text
        .replaceAll(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/gu, "")
        .slice(0, most)
        .trim(),
    )
    .filter((text) => text.isWellFormed());
const awkward = fc.constantFrom(
  "yes",
  "null",
  "1",
  "- a",
  "a: b",
  "# a",
  "'",
  '"',
  "{a}",
  "[a]",
  "a #b",
  "&a",
  "*a",
  "!a",
  "|",
  "%a",
  "@a",
  "---",
  "~",
  "2026-01-01",
);
const word = fc
  .oneof(
    line(10),
    awkward.filter((text) => text.length <= 10),
  )
  .filter((text) => text !== "");
const title = fc.oneof(line(80), awkward);
const weight = fc.double({ min: 0.01, max: 1_000, noNaN: true });
const cover = fc.oneof(
  fc.record({
    kind: fc.constant("window" as const),
    alt: title,
    panes: fc.record({ arena: weight, blindSpot: weight, facade: weight, unknown: weight }),
    words: fc.record({ arena: word, blindSpot: word, facade: word, unknown: word }, { requiredKeys: [] }),
  }),
  fc.record({
    kind: fc.constant("picture" as const),
    alt: title,
    pictureId: fc.stringMatching(/^[0-9a-f]{32}$/),
  }),
);
const date = fc.date({ min: new Date("1970-01-01"), max: new Date("2200-01-01"), noInvalidDate: true });
const post: fc.Arbitrary<PostFile> = fc.record({
  title,
  description: fc.oneof(line(170), awkward),
  author: fc.oneof(line(60), fc.constant(brand.studio)),
  tags: fc.uniqueArray(fc.stringMatching(/^[a-z]{1,8}(?:-[a-z]{1,8})?$/), { maxLength: 4 }),
  cover: fc.option(cover),
  markdown: fc
    .array(fc.constantFrom("a", "\n", "---\n", " ", "## b", "\t"), { maxLength: 20 })
    .map((parts) => parts.join("")),
  publishedAt: fc.option(date),
  updatedAt: fc.option(date),
  draft: fc.boolean(),
});

describe("a post as a file", () => {
  it("round-trips", () => {
    fc.assert(
      fc.property(post, (given) => {
        expect(imported(print(given))).toEqual(given);
      }),
      { numRuns: 500 },
    );
  });

  it.each(postFiles)("is printed exactly like $slug", ({ head, body }) => {
    const file = `---${head}---${body}`;
    expect(print(imported(file))).toBe(file);
  });

  it.each([
    ["no front matter", "So it is."],
    ["front matter without an end", "---\ntitle: a\n"],
    ["a list instead of front matter", "---\n- a\n---\n"],
    ["invalid YAML", "---\n{\n---\n"],
    ["aliases that expand a billion times", `---\na: &a [b]\nc: [*a, *a]\n---\n`],
    ["endless brackets", `---\na: ${"[".repeat(3_000)}\n---\n`],
  ])("is invalid with %s", (_, file) => {
    expect(read(file)).toBeNull();
  });
});
