import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { warnOfNewerBuild } from "./newer-build.ts";

let builds = "";
beforeEach(() => {
  builds = mkdtempSync(join(tmpdir(), "openpane-newer-"));
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

/** A server that runs the first build and looks all the time: what it logs, and when it has looked. */
function watch() {
  const warn = vi.fn();
  const stop = warnOfNewerBuild(join(builds, "one"), { warn }, 1);
  return { warn, stop };
}

it("tells of each newer build once", async () => {
  leadTo("one");
  const { warn, stop } = watch();
  leadTo("two");
  await vi.waitFor(() => expect(warn.mock.calls).toEqual([["newer code waits for a restart"]]), 60_000);
  // The build that runs may be gone by then.
  rmSync(join(builds, "one"), { recursive: true });
  leadTo("three");
  await vi.waitFor(() => expect(warn).toHaveBeenCalledTimes(2), 60_000);
  stop();
});
