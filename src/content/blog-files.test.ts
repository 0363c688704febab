import { tagName } from "#src/shared/site/blog.ts";
import { paths } from "#src/shared/site/paths.ts";
import { publicPages } from "#src/shared/site/public-pages.ts";
import { describe, expect, it } from "vitest";
import { postFiles } from "./blog-files.ts";

/** Topics are few, so that each gathers several articles. */
const topics = ["johari-window", "blind-spots", "asking-for-feedback", "evidence", "anonymity", "teams"];

const pages = new Set<string>([
  ...Object.values(publicPages).map(({ path }) => path),
  ...postFiles.map(({ slug }) => paths.blogPost(slug)),
]);
const sectionsOf = (body: string) => [...body.matchAll(/^## (.+)$/gmu)].map(([, name]) => name);

describe("articles", () => {
  it("are there", () => {
    expect(postFiles.length).toBeGreaterThanOrEqual(8);
  });

  describe.each(postFiles)("$slug", ({ slug, head, body }) => {
    const links = [...body.matchAll(/\]\((\/[^)\s]*)\)/gu)].map(([, path = ""]) => path);

    it("links to pages that exist, and to another one at least", () => {
      expect(links.filter((path) => !pages.has(path))).toEqual([]);
      expect(links.filter((path) => path !== paths.blogPost(slug))).not.toEqual([]);
    });

    it("links to nothing else", () => {
      expect(body.match(/\]\((?!\/)[^)]*\)|<a\b|https?:/gu) ?? []).toEqual([]);
    });

    it("ends in its sources, after sections for the table of contents", () => {
      const sections = sectionsOf(body);
      expect(sections.length).toBeGreaterThan(4);
      expect(sections.at(-1)).toBe("Sources");
      expect(new Set(sections).size).toBe(sections.length);
      // Authors, year, title, where: the year alone can be told by a test.
      const sources = body.split("## Sources")[1]?.match(/^- .+$/gmu) ?? [];
      expect(sources.length).toBeGreaterThan(1);
      expect(sources.filter((source) => !/ \((?:19|20)\d\d\)\. /u.test(source))).toEqual([]);
    });

    it("is as long as a sitting", () => {
      const text = body.split("## Sources")[0] ?? "";
      const words = text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0;
      expect(words).toBeGreaterThan(700);
      expect(words).toBeLessThan(1_300);
    });

    it("has tags of the shared set", () => {
      const tags = /^tags: \[(.+)\]$/mu.exec(head)?.[1]?.split(", ") ?? [];
      expect(tags.map(tagName)).not.toEqual([]);
      expect(tags.filter((tag) => !topics.includes(tag))).toEqual([]);
    });

    it("has no style of its own, which our policy forbids", () => {
      // Columns that are set to one side become a style attribute.
      expect(body.match(/^\|?[ :|-]*-:|:-+ *\||style=/gmu) ?? []).toEqual([]);
    });
  });
});
