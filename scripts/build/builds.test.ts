import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
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

it("leads to the newest build, and says what it was made of", () => {
  expect(builtSources(builds)).toBeNull();
  install("one");
  expect([current(), builtSources(builds)]).toEqual(["one", "sources of one"]);
  install("two");
  expect([current(), builtSources(builds)]).toEqual(["two", "sources of two"]);
});

it("keeps the build before, from which a server may be starting, and no older one", () => {
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

it("takes two builds at once: each is whole, and the last to finish is the newest", () => {
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

it("removes what a killed build left, an hour later", () => {
  const left = join(builds, "build-left");
  mkdirSync(left);
  install("one");
  expect(existsSync(left)).toBe(true);
  utimesSync(left, longAgo, longAgo);
  install("two");
  expect(existsSync(left)).toBe(false);
});

it("leaves a build alone that another process has finished and is about to lead to", () => {
  const finished = join(builds, "build-finished");
  mkdirSync(finished);
  writeFileSync(join(finished, ".sources"), "");
  install("one");
  expect(existsSync(finished)).toBe(true);
});

it("removes a link that was never moved into place", () => {
  symlinkSync("build-gone", join(builds, "build-gone.link"));
  install("one");
  expect(kept()).toHaveLength(1);
});

it("may be read by the user who runs the server, who is not the one who builds", () => {
  const umask = process.umask(0o022);
  install("one");
  process.umask(umask);
  expect(statSync(join(builds, "current")).mode & 0o777).toBe(0o755);
});
