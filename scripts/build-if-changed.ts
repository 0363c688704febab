import { spawnSync } from "node:child_process";
import { hash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { builtSiteUrl } from "./site-url.mjs";

/** Everything that the build reads. */
export const sources = [
  "src",
  "db",
  "public",
  // Pictures of /screenshots.
  "docs/screens",
  "astro.config.mjs",
  "scripts/astro-adapter.mjs",
  "scripts/inline-styles.mjs",
  "scripts/site-url.mjs",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
];
/** Remembers of which sources dist/ was made; written last, so that a broken build is made again. */
const stampFile = "dist/.sources";

/** The file at `path`, or all files below it, without tests, in a stable order. */
function filesOf(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

function fingerprint(): string {
  const files = sources.filter((path) => existsSync(path)).flatMap(filesOf);
  const lines = files.map((file) => `${file} ${hash("sha256", readFileSync(file))}`);
  return hash("sha256", [...lines, builtSiteUrl()].join("\n"));
}

/**
 * Builds the product into dist/ unless the build there was made of the very same sources. Works in the project's folder.
 * A failing build shows what it printed and ends the process.
 *
 * @returns whether there was anything to do.
 */
export function buildIfChanged(): boolean {
  const wanted = fingerprint();
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === wanted) return false;
  console.log("Building. This takes under a minute, and only when sources change.");
  const build = spawnSync(process.execPath, ["node_modules/astro/bin/astro.mjs", "build"], {
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: "production" },
  });
  if (build.status !== 0) {
    console.error(`${build.stdout}${build.stderr}\nThe build failed, see above.`);
    process.exit(1);
  }
  writeFileSync(stampFile, wanted);
  return true;
}
