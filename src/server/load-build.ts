import { readdir } from "node:fs/promises";
import { registerHooks } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

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
