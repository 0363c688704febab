import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it, onTestFinished } from "vitest";
import { z } from "zod";
import { findFutureDated, listSources } from "./build-if-changed.ts";

it("names an article until its day", () => {
  const folder = mkdtempSync(join(tmpdir(), "openpane-articles-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "past.mdx"), "---\ntitle: Past\npublishedAt: 2026-01-01\n---\n");
  writeFileSync(join(folder, "ahead.mdx"), "---\ntitle: Ahead\npublishedAt: 2026-12-01\n---\n");
  expect(findFutureDated(folder, new Date("2026-11-30T23:00:00Z"))).toEqual(["ahead.mdx"]);
  expect(findFutureDated(folder, new Date("2026-12-01T00:00:00Z"))).toEqual([]);
});

/** Every file of ours that Node loads for a module, in a process of its own. */
function filesLoadedFor(module: string): readonly string[] {
  const program = `
    import { registerHooks } from "node:module";
    const urls = [];
    registerHooks({ load(url, context, next) { urls.push(url); return next(url, context); } });
    await import(${JSON.stringify(join(process.cwd(), module))});
    console.log(JSON.stringify(urls));
  `;
  const printed = execFileSync(process.execPath, ["--input-type=module", "-e", program], {
    encoding: "utf8",
  });
  return z
    .array(z.string())
    .parse(JSON.parse(printed))
    .filter((url) => url.startsWith("file:") && !url.includes("/node_modules/"))
    .map((url) => relative(process.cwd(), fileURLToPath(url)).split(sep).join("/"));
}

it.each(["astro.config.mjs", "scripts/build/build-if-changed.ts"])(
  "the fingerprint covers every file that %s loads",
  (module) => {
    const loaded = filesLoadedFor(module);
    expect(loaded).toContain(module);
    const covered = new Set(listSources());
    expect(loaded.filter((file) => !covered.has(file))).toEqual([]);
  },
);
