import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import ts from "typescript";
import { expect, it } from "vitest";

/** Our files that a file imports, including types. */
function importsOf(file: string): string[] {
  return ts.preProcessFile(readFileSync(file, "utf8")).importedFiles.flatMap(({ fileName: name }) => {
    if (name.startsWith("#")) return [name.slice(1)];
    return name.startsWith(".") ? [join(dirname(file), name)] : [];
  });
}

/** The first path from a file back to itself, or null. */
function findCircle(imports: ReadonlyMap<string, readonly string[]>): string[] | null {
  const done = new Set<string>();
  function visit(file: string, way: readonly string[]): string[] | null {
    const start = way.indexOf(file);
    if (start !== -1) return [...way.slice(start), file];
    if (done.has(file)) return null;
    for (const next of imports.get(file) ?? []) {
      const circle = visit(next, [...way, file]);
      if (circle !== null) return circle;
    }
    done.add(file);
    return null;
  }
  for (const file of imports.keys()) {
    const circle = visit(file, []);
    if (circle !== null) return circle;
  }
  return null;
}

it("finds a circle", () => {
  const imports = { a: ["b"], b: ["c", "d"], c: [], d: ["b"] };
  expect(findCircle(new Map(Object.entries(imports)))).toEqual(["b", "d", "b"]);
});

it("no file imports itself through others", () => {
  const files = globSync("{src,db}/**/*.{ts,tsx}");
  expect(files.length).toBeGreaterThan(500);
  expect(findCircle(new Map(files.map((file) => [file, importsOf(file)])))).toBeNull();
});
