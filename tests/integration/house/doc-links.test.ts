import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";

const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, "")
    .replaceAll(" ", "-");

/** The links of a file that lead nowhere: to a file, or to a heading of one. */
function deadLinks(file: string): string[] {
  const links = readFileSync(file, "utf8").matchAll(/\]\(([^)\s]+)\)|src="([^"]+)"/g);
  return Array.from(links, ([, link = "", picture = ""]) => link || picture).filter((link) => {
    if (/^[a-z]+:/.test(link)) return false;
    const [path = "", anchor] = link.split("#");
    const target = path === "" ? file : join(dirname(file), path);
    if (!existsSync(target)) return true;
    if (anchor === undefined || !target.endsWith(".md")) return false;
    const headings = readFileSync(target, "utf8").matchAll(/^#+ (.*)$/gm);
    return !Array.from(headings, ([, heading = ""]) => anchorOf(heading)).includes(anchor);
  });
}

/** Source files that a text names in backticks, as `a.ts` or `folder/a.ts`; patterns such as `*-notes.ts` are none. */
const namedSources = (file: string): string[] =>
  Array.from(
    readFileSync(file, "utf8").matchAll(/`([\w[\]/.-]+\.(?:tsx?|mjs|astro))`/g),
    ([, name = ""]) => name,
  );

/** What only a build makes. */
const built = new Set(["server/entry.mjs"]);

it("every source file that the documentation names is there", () => {
  const sources = execFileSync("git", ["ls-files"], { encoding: "utf8" }).split("\n");
  const isThere = (name: string) =>
    built.has(name) || sources.some((path) => `/${path}`.endsWith(`/${name}`));
  const texts = sources.filter((path) => /^(?:docs\/.*|README)\.md$/.test(path)).filter(existsSync);
  const named = texts.flatMap((file) => namedSources(file).map((name) => ({ file, name })));
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter(({ name }) => !isThere(name))).toEqual([]);
});

it("every link in the documentation leads somewhere", () => {
  const files = execFileSync("git", ["ls-files", "*.md"], { encoding: "utf8" }).trim().split("\n");
  expect(files.length).toBeGreaterThan(20);
  const dead = files.filter(existsSync).flatMap((file) => deadLinks(file).map((link) => `${file}: ${link}`));
  expect(dead).toEqual([]);
});
