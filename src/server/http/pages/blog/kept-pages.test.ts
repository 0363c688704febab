import { fileOf, type StaticFile } from "#src/server/http/static-files.ts";
import { describe, expect, it } from "vitest";
import { KeptPages } from "./kept-pages.ts";

const page = (text: string): StaticFile => fileOf({ plain: Buffer.from(text), brotli: null, gzip: null }, {});
const edition = {};

describe("kept pages", () => {
  it("are found in their own edition alone", () => {
    const pages = new KeptPages();
    pages.keep(edition, "/blog", page("old"));
    expect(pages.find({}, "/blog")).toBeNull();
    const next = {};
    pages.keep(next, "/blog/a", page("new"));
    expect(pages.find(edition, "/blog")).toBeNull();
    expect(pages.find(next, "/blog")).toBeNull();
    expect(pages.find(next, "/blog/a")?.plain.body.toString()).toBe("new");
  });

  it("take no more room than they may: the one that was asked for the longest ago goes", () => {
    const pages = new KeptPages(10);
    pages.keep(edition, "/a", page("aaaa"));
    pages.keep(edition, "/b", page("bbbb"));
    pages.find(edition, "/a");
    pages.keep(edition, "/c", page("cccc"));
    const left = ["/a", "/b", "/c"].filter((path) => pages.find(edition, path) !== null);
    expect(left).toEqual(["/a", "/c"]);
    // The same one again takes no more room than once.
    for (let time = 0; time < 5; time += 1) pages.keep(edition, "/c", page("cc"));
    expect(["/a", "/c"].filter((path) => pages.find(edition, path) !== null)).toEqual(["/a", "/c"]);
    pages.keep(edition, "/d", page("d".repeat(11)));
    expect(["/a", "/c", "/d"].filter((path) => pages.find(edition, path) !== null)).toEqual([]);
  });
});
