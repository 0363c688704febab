import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { builtSources, installBuild } from "./builds.ts";

let builds = "";
beforeEach(() => {
  builds = mkdtempSync(join(tmpdir(), "openpane-builds-"));
});
afterEach(() => {
  rmSync(builds, { recursive: true });
});

const writes = (content: string) => (folder: string) => writeFileSync(join(folder, "entry.mjs"), content);
const longAgo = new Date(Date.now() - 2 * 60 * 60_000);

/** Makes a build that was finished a while ago by the time of the next. */
function install(content: string): void {
  installBuild(writes(content), `sources of ${content}`, builds);
  utimesSync(join(builds, "current/.sources"), longAgo, longAgo);
}
const current = () => readFileSync(join(builds, "current/entry.mjs"), "utf8");
const kept = () => readdirSync(builds).filter((name) => name !== "current");

it("installs the newest build and records its sources", () => {
  expect(builtSources(builds)).toBeNull();
  install("one");
  expect([current(), builtSources(builds)]).toEqual(["one", "sources of one"]);
  install("two");
  expect([current(), builtSources(builds)]).toEqual(["two", "sources of two"]);
});

it("keeps the previous build for a starting server, and no older one", () => {
  for (const content of ["one", "two", "three", "four"]) install(content);
  const contents = kept().map((name) => readFileSync(join(builds, name, "entry.mjs"), "utf8"));
  expect(contents.sort()).toEqual(["four", "three"]);
});

it("changes nothing when a build fails", () => {
  install("one");
  const before = kept();
  const fails = (folder: string) => {
    writes("half")(folder);
    throw new Error("as planned");
  };
  expect(() => installBuild(fails, "sources of half", builds)).toThrow("as planned");
  expect([current(), builtSources(builds), kept()]).toEqual(["one", "sources of one", before]);
});

it("handles two builds at once: each is complete, and the last one wins", () => {
  installBuild(
    (folder) => {
      writes("slow")(folder);
      install("fast");
      install("faster");
      expect(readdirSync(folder)).toEqual(["entry.mjs"]);
    },
    "sources of slow",
    builds,
  );
  expect([current(), builtSources(builds)]).toEqual(["slow", "sources of slow"]);
});

it("removes the remains of a killed build after an hour", () => {
  const left = join(builds, "build-left");
  mkdirSync(left);
  install("one");
  expect(existsSync(left)).toBe(true);
  utimesSync(left, longAgo, longAgo);
  install("two");
  expect(existsSync(left)).toBe(false);
});

it("can be read by another user who runs the server", () => {
  const umask = process.umask(0o022);
  install("one");
  process.umask(umask);
  expect(statSync(join(builds, "current")).mode & 0o777).toBe(0o755);
});
