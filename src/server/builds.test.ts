import {
  mkdirSync,
  mkdtempSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { listOtherBuilds, watchForNewerBuild } from "./builds.ts";

let builds = "";
beforeEach(() => {
  builds = realpathSync(mkdtempSync(join(tmpdir(), "openpane-newer-")));
  mkdirSync(join(builds, "one"));
});
afterEach(() => {
  rmSync(builds, { recursive: true });
});

function leadTo(name: string): void {
  mkdirSync(join(builds, name), { recursive: true });
  symlinkSync(name, join(builds, "link"));
  renameSync(join(builds, "link"), join(builds, "current"));
}

it("tells of each newer build once", async () => {
  leadTo("one");
  const tell = vi.fn();
  const stop = watchForNewerBuild(join(builds, "one"), tell, 1);
  leadTo("two");
  await vi.waitFor(() => expect(tell.mock.calls).toEqual([[join(builds, "two")]]), 60_000);
  // The build that runs may be gone by then.
  rmSync(join(builds, "one"), { recursive: true });
  leadTo("three");
  await vi.waitFor(() => expect(tell).toHaveBeenCalledTimes(2), 60_000);
  stop();
});

it("lists the other builds that are finished", async () => {
  for (const name of ["build-own", "build-other", "build-begun"]) mkdirSync(join(builds, name));
  for (const name of ["build-own", "build-other"]) writeFileSync(join(builds, name, ".sources"), "any");
  expect(await listOtherBuilds(join(builds, "build-own"))).toEqual([join(builds, "build-other")]);
});
