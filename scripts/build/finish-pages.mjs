import { hash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { allowStyles, styleInliner } from "./inline-styles.mjs";

const compressible = new Set([".html", ".css", ".js", ".json", ".svg", ".txt", ".xml", ".webmanifest"]);
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** @param {string} path */
async function compressFile(path) {
  const plain = await readFile(path);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  const [br, gz] = await Promise.all([brotli(plain, quality), gzipped(plain, { level: 9 })]);
  for (const [ending, twin] of Object.entries({ br, gz })) {
    if (twin.length < plain.length) await writeFile(`${path}.${ending}`, twin);
  }
}

/**
 * Writes a brotli and a gzip twin beside every text file, so that the server never compresses. A few at once: the work
 * is done in Node's pool of threads.
 *
 * @param {string} folder
 */
async function compressFiles(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && compressible.has(extname(entry.name)));
  const next = files.values();
  const work = async () => {
    for (const { parentPath, name } of next) await compressFile(join(parentPath, name));
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}

/**
 * Leaves in a policy only those hashes that inline scripts and styles of the page have. Astro names on every page what
 * islands anywhere may need; shorter is stricter, and the header comes with each answer.
 *
 * @param {string} policy
 * @param {string} html
 */
export function policyFor(policy, html) {
  const inline = [...html.matchAll(/<(script|style)\b[^>]*>([^]*?)<\/\1>/g)].map(([, , text = ""]) => text);
  const used = new Set(inline.map((text) => `'sha256-${hash("sha256", text, "base64")}'`));
  return policy.replaceAll(/ ('sha256-[^']+')/g, (token, name) => (used.has(name) ? token : ""));
}

/**
 * Finishes a page: puts its styles into it where they fit, and gives its headers.
 *
 * @param {URL} file
 * @param {PageHeaders[number]["headers"]} headers as @astrojs/node has them: the policy alone
 * @param {(html: string) => Promise<string>} inlineStyles
 */
async function finishPage(file, headers, inlineStyles) {
  const html = await inlineStyles(await readFile(file, "utf8"));
  await writeFile(file, html);
  return headers.map(({ key, value }) => ({ key, value: allowStyles(policyFor(value, html), html) }));
}

/**
 * The headers that @astrojs/node has written for prerendered pages.
 * @typedef {{ pathname: string, headers: { key: string, value: string }[] }[]} PageHeaders
 */

/**
 * Finishes what is prerendered, after @astrojs/node: puts styles into pages that have no islands, leaves in each page's policy what
 * that page needs, and compresses text files at the highest level.
 *
 * @returns {import("astro").AstroIntegration}
 */
export function finishPages() {
  /** @type {URL | undefined} */
  let outDir;
  return {
    name: "openpane-finish-pages",
    hooks: {
      "astro:config:done": ({ config }) => {
        outDir = config.outDir;
      },
      "astro:build:done": async () => {
        if (outDir === undefined) return;
        const client = new URL("client/", outDir);
        const inlineStyles = styleInliner(client);
        const table = new URL("_headers.json", outDir);
        /** @type {PageHeaders} */
        const pages = JSON.parse(await readFile(table, "utf8"));
        const finished = pages.map(async ({ pathname, headers }) => {
          const file = pathname === "/" ? "index.html" : `${pathname.slice(1)}.html`;
          return { pathname, headers: await finishPage(new URL(file, client), headers, inlineStyles) };
        });
        await writeFile(table, JSON.stringify(await Promise.all(finished)));
        await compressFiles(fileURLToPath(client));
      },
    },
  };
}
