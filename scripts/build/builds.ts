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
 * Each build has its own unchanging folder, and a symbolic link points to the newest, swapped by one rename.
 * A running server has loaded all of its own (src/server/builds.ts) and survives its removal.
 */

/** The entry of the newest build. */
export const serverEntry = "dist/current/server/entry.mjs";

/** An unfinished build older than this was killed. */
const makingMs = 60 * 60_000;
/** A finished build becomes the newest within this time. */
const swappingMs = 60_000;

/** The fingerprint of the newest build; null without one. */
export function builtSources(builds = "dist"): string | null {
  const stamp = join(builds, "current", stampFile);
  return existsSync(stamp) ? readFileSync(stamp, "utf8") : null;
}

const newestBuild = (builds: string): string | null =>
  existsSync(join(builds, "current")) ? basename(realpathSync(join(builds, "current"))) : null;

/** Another process may be making or installing it. */
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
 * Makes a build and points `current` to it. The previous build stays for a starting server; older ones are
 * removed. Safe in several processes: the last to finish is the newest.
 *
 * @param make fills an empty folder; if it throws, the folder is removed and nothing else changes
 * @param sources a fingerprint of the build's sources
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
