import { access, readdir, realpath } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
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
