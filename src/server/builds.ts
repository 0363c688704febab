import { access, readdir, realpath } from "node:fs/promises";
import { registerHooks } from "node:module";
import { basename, dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { seconds } from "./clock.ts";

/*
 * Builds stand side by side in one folder (docs/decisions/007). A server runs one of them, and serves what pages of the others may still
 * ask for: of the one before, whose pages are open in browsers, and of a newer one, which another process may run already.
 */

/** The file that a build gets last: one without it is not finished. It holds a fingerprint of what the build was made of. */
export const stampFile = ".sources";

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/** The folders of the finished builds beside this one. */
export async function listOtherBuilds(build: string): Promise<readonly string[]> {
  const own = await realpath(build);
  const names = await readdir(dirname(own)).catch(() => []);
  const others = names.filter((name) => name.startsWith("build-") && name !== basename(own));
  const folders = others.map((name) => join(dirname(own), name));
  const finished = await Promise.all(folders.map((folder) => exists(join(folder, stampFile))));
  return folders.filter((_, n) => finished[n]);
}

/** The build that a start would take now; null where there is no link to one, as in a copied folder. */
const newestBeside = (build: string): Promise<string | null> =>
  realpath(join(build, "../current")).catch(() => null);

/**
 * Looks for newer builds while this one runs, and tells of each once.
 *
 * @param build the folder of the build that runs
 * @returns a function that ends it.
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

/** Node looks for the file at each new `import()`, even of what it has in memory: it is told that this one is known. */
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
 * Loads every module of a build, those of pages that nobody has asked for yet among them, and the packages that they need.
 * From then on nothing is read from disk: an update may replace the build, the sources and node_modules under a running server.
 *
 * @param build its folder; the entry itself is left out, as it is what waits for this.
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

/** The production entry says which build it belongs to. */
export function nameRunningBuild(build: string): void {
  running = build;
}

/** The name of the build's folder; "none" where Vite serves, and in tests. */
export const runningBuild = (): string => running;
