import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const sheet = "src/styles/base/peer-app.css";

/** The files in which Tailwind looks for classes of pages for peers. */
const searched = new Set(
  [...readFileSync(sheet, "utf8").matchAll(/^@source "(.+)";$/gm)].flatMap(([, pattern = ""]) =>
    globSync(path.join(path.dirname(sheet), pattern)),
  ),
);

const resolve = (from: string, name: string): string =>
  name.startsWith("#") ? name.slice(1) : path.join(path.dirname(from), name);

/** The components that a file imports, recursively. */
function drawnBy(file: string, seen: Set<string>): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, name = ""] of readFileSync(file, "utf8").matchAll(
    /^import [^"]*"([#.][^"]+\.(?:astro|tsx))";$/gm,
  )) {
    const imported = resolve(file, name);
    if (existsSync(imported)) drawnBy(imported, seen);
  }
  return seen;
}

it("pages for peers take their classes from files that their style sheet knows", () => {
  const pages = globSync("src/pages/**/*.astro").filter((page) =>
    readFileSync(page, "utf8").includes("layouts/PeerLayout.astro"),
  );
  expect(pages.length).toBeGreaterThan(5);
  const drawn = pages.flatMap((page) => [...drawnBy(page, new Set())]);
  expect(drawn).toContain("src/components/peer/PeerWords.astro");
  expect([...new Set(drawn)].filter((file) => !searched.has(file))).toEqual([]);
});
