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
 * @param {Headers} headers as Astro has them
 * @param {(html: string) => Promise<string>} inlineStyles
 */
async function finishPage(file, headers, inlineStyles) {
  const policy = headers.get("content-security-policy");
  if (policy === null) return {};
  const html = await inlineStyles(await readFile(file, "utf8"));
  await writeFile(file, html);
  return { "content-security-policy": allowStyles(policyFor(policy, html), html) };
}

/**
 * The smallest Astro adapter that lets our own server be the entry of the build: @astrojs/node would bring a second
 * HTTP server, file sessions and a file server that we do not use.
 *
 * Headers of prerendered pages (their CSP) are written to _headers.json as `{ [pathname]: { name: value } }`;
 * src/server/http/static-files.ts reads them.
 *
 * @param {{ entrypoint: string }} options
 * @returns {import("astro").AstroIntegration}
 */
export function ownServer({ entrypoint }) {
  /** @type {Map<string, { headers: Headers }>} */
  let routeToHeaders = new Map();
  /** @type {URL | undefined} */
  let outDir;
  let isDev = false;
  return {
    name: "openpane-server",
    hooks: {
      "astro:config:done": ({ config, setAdapter }) => {
        outDir = config.outDir;
        setAdapter({
          name: "openpane-server",
          entrypointResolution: "auto",
          serverEntrypoint: new URL(entrypoint, config.root),
          adapterFeatures: { buildOutput: "server", middlewareMode: "classic", staticHeaders: true },
          supportedAstroFeatures: {
            staticOutput: "stable",
            hybridOutput: "stable",
            serverOutput: "stable",
            sharpImageService: "stable",
          },
        });
      },
      // In development Astro takes a call of the API for the page of what is not there. Were that prerendered, the call would
      // reach us without its headers and its body.
      "astro:config:setup": ({ command }) => {
        isDev = command === "dev";
      },
      "astro:route:setup": ({ route }) => {
        if (isDev) route.prerender = false;
      },
      "astro:build:generated": (built) => {
        routeToHeaders = built.routeToHeaders;
      },
      "astro:build:done": async () => {
        if (outDir === undefined) return;
        const client = new URL("client/", outDir);
        const inlineStyles = styleInliner(client);
        const entries = [...routeToHeaders].map(async ([pathname, { headers }]) => {
          const file = pathname === "/" ? "index.html" : `${pathname.slice(1)}.html`;
          return [pathname, await finishPage(new URL(file, client), headers, inlineStyles)];
        });
        const table = Object.fromEntries(await Promise.all(entries));
        await writeFile(new URL("_headers.json", outDir), JSON.stringify(table));
        await compressFiles(fileURLToPath(client));
      },
    },
  };
}
