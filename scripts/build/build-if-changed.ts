import { spawnSync } from "node:child_process";
import { hash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { copyTypefaces } from "#src/server/integrations/typeface/noto.ts";
import { builtSources, installBuild } from "./builds.ts";
import { makeSbom, readLockFile } from "./packages.ts";
import { builtSiteUrl } from "./site-url.mjs";

/** What the build reads, as folders, so that new files count. A test compares it with what Node loads. */
const sources = [
  ...["src", "db", "public", "scripts/build"],
  ...["astro.config.mjs", "package.json", "package-lock.json", "tsconfig.json"],
];

/** A failure that a person can fix. */
class BuildError extends Error {}

/**
 * The articles in `folder` whose day is after `now`. A build leaves them out, so it is outdated once this
 * list gets shorter.
 */
export function findFutureDated(folder: string, now: Date): string[] {
  return readdirSync(folder).filter((name) => {
    const [, day] = /^publishedAt: *(\S+)/m.exec(readFileSync(join(folder, name), "utf8")) ?? [];
    return day !== undefined && new Date(day) > now;
  });
}

/** The file at `path`, or all files below it, without tests, sorted. */
function filesOf(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** Every file that the build reads. */
export const listSources = (): string[] => sources.filter((path) => existsSync(path)).flatMap(filesOf);

/** One hash over everything that the build reads. */
export function fingerprintSources(): string {
  const files = listSources();
  const lines = files.map((file) => `${file} ${hash("sha256", readFileSync(file))}`);
  const ahead = findFutureDated("src/content/blog", new Date());
  return hash("sha256", [...lines, ...ahead, builtSiteUrl()].join("\n"));
}

function buildInto(folder: string): void {
  const command = ["node_modules/astro/bin/astro.mjs", "build", "--outDir", resolve(folder)];
  const build = spawnSync(process.execPath, command, {
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: "production" },
  });
  if (build.status !== 0)
    throw new BuildError(`${build.stdout}${build.stderr}\nThe build failed, see above.`);
  // Outside the folder that browsers may fetch.
  copyTypefaces(join(folder, "typefaces"));
  writeFileSync(join(folder, "sbom.cdx.json"), makeSbom(readLockFile()));
}

/** The message for a fixable failure, or null. */
function sentenceFor(error: unknown): string | null {
  if (error instanceof BuildError) return error.message;
  const code = error instanceof Error && "code" in error ? error.code : null;
  return code === "EACCES" || code === "EROFS"
    ? "The sources have changed since the last build, and this user may not write to dist/. Build as a user who may: npm run build"
    : null;
}

/**
 * Builds the product into a new folder in dist/, unless the newest build has the same sources and articles.
 * A failing build says why and ends the process; the newest build stays.
 *
 * @returns whether there was anything to do
 */
export function buildIfChanged(): boolean {
  const wanted = fingerprintSources();
  if (builtSources() === wanted) return false;
  console.log("Building. This takes under a minute, and only when sources or the address change.");
  try {
    installBuild(buildInto, wanted);
    return true;
  } catch (error) {
    const sentence = sentenceFor(error);
    if (sentence === null) throw error;
    console.error(sentence);
    return process.exit(1);
  }
}
