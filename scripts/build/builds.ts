import { randomUUID } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { basename, join } from "node:path";
import { stampFile } from "#src/server/builds.ts";

/*
 * Builds stand side by side, each in a folder of its own that stays as it is once it is finished, and a symbolic link leads
 * to the newest. One rename swaps them, so a server that starts always finds a whole build. A running server has loaded all
 * of its own (src/server/builds.ts) and misses nothing once that is removed.
 */

/** What starts the server of the newest build. */
export const serverEntry = "dist/current/server/entry.mjs";

/** No build takes this long: the process that was making an unfinished one has been killed. */
const makingMs = 60 * 60_000;
/** No more than a moment passes until a finished build is the newest. */
const swappingMs = 60_000;

/** The fingerprint of the newest build; null where there is no build yet. */
export function builtSources(builds = "dist"): string | null {
  const stamp = join(builds, "current", stampFile);
  return existsSync(stamp) ? readFileSync(stamp, "utf8") : null;
}

const newestBuild = (builds: string): string | null =>
  existsSync(join(builds, "current")) ? basename(realpathSync(join(builds, "current"))) : null;

/** Another process may be making it right now, or about to lead to it. */
function isInTheMaking(folder: string): boolean {
  const finishedAt = statSync(join(folder, stampFile), { throwIfNoEntry: false })?.mtimeMs;
  if (finishedAt !== undefined) return Date.now() - finishedAt < swappingMs;
  const startedAt = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return Date.now() - startedAt < makingMs;
}

function removeOldBuilds(builds: string, kept: ReadonlySet<string | null>): void {
  for (const name of readdirSync(builds)) {
    const folder = join(builds, name);
    if (name === "current" || kept.has(name)) continue;
    if (name.startsWith("build-") && isInTheMaking(folder)) continue;
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Makes a build beside the others, and lets `current` lead to it. The build before it stays, as a server may be starting from
 * it right now; older ones are removed. Several processes may do this at the same time: the last to finish is the newest.
 *
 * @param make fills an empty folder with the build; when it throws, the folder is removed and nothing else has changed.
 * @param sources a fingerprint of what the build is made of
 * @param builds the folder of all builds
 */
export function installBuild(make: (folder: string) => void, sources: string, builds = "dist"): void {
  const folder = join(builds, `build-${randomUUID()}`);
  mkdirSync(folder, { recursive: true });
  try {
    make(folder);
    writeFileSync(join(folder, stampFile), sources);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  const before = newestBuild(builds);
  const link = `${folder}.link`;
  symlinkSync(basename(folder), link);
  renameSync(link, join(builds, "current"));
  removeOldBuilds(builds, new Set([basename(folder), before]));
}
