import { writeFileSync } from "node:fs";
import { catalogue } from "#src/shared/words/catalogue.ts";
import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { createSealing } from "./sealing.ts";

const all = catalogue.map(({ id }) => id);

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), "openpane-key-"));
  onTestFinished(() => rmSync(path, { recursive: true }));
  return path;
}
const inFile = (path: string) => createSealing(undefined, join(path, "a.db.key"));

describe("sealing", () => {
  it("hides words and their number, and can be undone by any process with the key", () => {
    const path = folder();
    const lists = [all, ["calm"], [], all.slice(3, 9)];
    const sealed = lists.map((words) => inFile(path).seal(words));
    expect(sealed.map((words) => inFile(path).open(words))).toEqual(lists);
    expect(new Set(sealed.map(([one]) => one?.length)).size).toBe(1);
    expect(JSON.stringify(sealed)).not.toMatch(/calm/u);
    expect(inFile(path).seal(["calm"])).not.toEqual(inFile(path).seal(["calm"]));
  });

  it("creates a key once that only the server's user may read", () => {
    const path = folder();
    inFile(path).seal(["calm"]);
    expect(readdirSync(path)).toEqual(["a.db.key"]);
    expect(statSync(join(path, "a.db.key")).mode & 0o777).toBe(0o600);
  });

  it("fails with another key, and keeps words that were never sealed", () => {
    const sealed = inFile(folder()).seal(["calm"]);
    const other = inFile(folder());
    expect(() => other.open(sealed)).toThrow();
    expect(other.open(["calm", "kind"])).toEqual(["calm", "kind"]);
  });

  it("uses the setting if there is one, on any database", () => {
    const path = folder();
    const sealed = createSealing("k".repeat(32), null).seal(["calm"]);
    expect(createSealing("k".repeat(32), join(path, "a.db.key")).open(sealed)).toEqual(["calm"]);
    expect(createSealing(undefined, null).seal(["calm"])).toEqual(["calm"]);
    expect(readdirSync(path)).toEqual([]);
  });

  it("refuses half a key", () => {
    const path = folder();
    const sealed = inFile(path).seal(["calm"]);
    writeFileSync(join(path, "a.db.key"), "00");
    expect(() => inFile(path).open(sealed)).toThrow();
  });
});
