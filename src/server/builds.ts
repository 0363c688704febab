import { access, readdir, realpath } from "node:fs/promises";
import { registerHooks } from "node:module";
import { basename, dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { seconds } from "./clock.ts";

/*
 * Builds are side by side in one folder (docs/decisions/007). A server runs one, and serves files of two
 * others: of the previous one, whose pages are open in browsers, and of a newer one that another process may
 * run.
 */

/** The last file of a build, with a fingerprint of its sources. A build without it is unfinished. */
export const stampFile = ".sources";

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/** The other finished builds in the folder. */
export async function listOtherBuilds(build: string): Promise<readonly string[]> {
  const own = await realpath(build);
  const names = await readdir(dirname(own)).catch(() => []);
  const others = names.filter((name) => name.startsWith("build-") && name !== basename(own));
  const folders = others.map((name) => join(dirname(own), name));
  const finished = await Promise.all(folders.map((folder) => exists(join(folder, stampFile))));
  return folders.filter((_, n) => finished[n]);
}

/** The newest build, which a start would use; null without a link to it, as in a copied folder. */
const newestBeside = (build: string): Promise<string | null> =>
  realpath(join(build, "../current")).catch(() => null);

/**
 * Reports each newer build once while this one runs.
 *
 * @param build the folder of the running build
 * @returns what ends the watch
 */
export function watchForNewerBuild(
  build: string,
  tell: (newer: string) => void,
  everyMs = seconds(5),
): () => void {
  let told: string | null = null;
  const look = async (): Promise<void> => {
    const [running, newest] = await Promise.all([realpath(build).catch(() => null), newestBeside(build)]);
    if (newest === null || newest === running || newest === told) return;
    told = newest;
    tell(newest);
  };
  const timer = setInterval(() => void look(), everyMs).unref();
  return () => clearInterval(timer);
}

/** Node looks for the file at each `import()`, even of a loaded module; this resolves known ones itself. */
function keepKnown(known: ReadonlySet<string>): void {
  registerHooks({
    resolve: (specifier, context, nextResolve) => {
      const url = /^\.{1,2}\//.test(specifier) ? URL.parse(specifier, context.parentURL)?.href : undefined;
      return url !== undefined && known.has(url)
        ? { url, format: "module", shortCircuit: true }
        : nextResolve(specifier, context);
    },
  });
}

/**
 * Loads every module of a build, and the packages it needs. Afterwards nothing is read from disk, so that an
 * update may replace the build, the sources and node_modules under a running server.
 *
 * @param build its folder; the entry, which waits for this, is left out
 */
export async function loadBuild(build: string): Promise<void> {
  const folder = join(build, "server");
  const names = await readdir(folder, { recursive: true });
  const modules = names.filter((name) => name.endsWith(".mjs") && name !== "entry.mjs");
  const urls = modules.map((name) => pathToFileURL(join(folder, name)).href);
  for (const url of urls) await import(/* @vite-ignore */ url);
  keepKnown(new Set(urls));
}

let running = "none";

/** Set by the production entry. */
export function nameRunningBuild(build: string): void {
  running = build;
}

/** The name of the build's folder; "none" under Vite and in tests. */
export const runningBuild = (): string => running;
