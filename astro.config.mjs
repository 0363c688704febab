import mdx from "@astrojs/mdx";
import react from "@astrojs/react";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "astro/config";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { compressFiles } from "./scripts/build/compress-files.mjs";
import { nodeAdapter } from "./scripts/build/astro-adapter.mjs";
import { appBaseline, publicBaseline } from "./scripts/build/browser-baseline.mjs";

import { builtSiteUrl } from "./scripts/build/site-url.mjs";
import { talksInDev } from "./scripts/build/talks-in-dev.mjs";
import { voiceSdk } from "./scripts/build/voice-sdk.mjs";
import { cspHash } from "#src/shared/site/csp-hash.ts";

/**
 * What many islands stand on travels in one piece, and so does what pages with results share: that compresses better than many small
 * files, and each file costs a kilobyte of headers. Sharing more widely makes every page heavier. Modules that scripts of
 * public pages import as well stay by themselves, so that those pages don't carry the islands' piece.
 */
const scriptGroups = [
  {
    name: (/** @type {string} */ id) => path.basename(id, ".ts"),
    test: /src\/shared\//,
    minShareCount: 12,
    priority: 2,
  },
  {
    // What islands have in common with a peer's form, the rest of which they don't need.
    name: "words",
    test: /src\/(?:shared\/words\/shuffled|islands\/kit\/browser\/show-meanings)/,
    priority: 2,
  },
  // The prices need nothing else of what islands have in common.
  { name: "plan", test: /src\/shared\/plan\/plan-(?:limits|state)/, priority: 2 },
  { name: "peer", test: /src\/scripts\/peer\/(?:peer-form|answer-draft)/, priority: 1 },
  { name: "signed-in", test: /src\/scripts\/(?:session-return|stored-token)/, priority: 1 },
  {
    name: "island-base",
    test: /src\/islands\/kit\/|node_modules\/(?:@tanstack|@trpc|nanostores|react)\//,
    minShareCount: 7,
  },
  {
    name: "results",
    test: /src\/shared\/result\/|\/(?:delicate-words|evidence)\./,
    minShareCount: 3,
  },
];

const inlineFolder = "src/scripts/inline";
/** They go into pages as they are written: Astro would make modules of them, which run after the first paint. */
const inlineScripts = readdirSync(inlineFolder)
  .filter((name) => name.endsWith(".js"))
  .map((name) => readFileSync(path.join(inlineFolder, name), "utf8"));

export default defineConfig({
  output: "server",
  adapter: nodeAdapter({ entrypoint: "./src/server/main.ts" }),
  integrations: [react(), mdx(), compressFiles()],
  // Sign-ins are rows of our database (src/server/auth/session).
  session: false,
  // Canonical addresses, feeds and pictures of public pages need it in full; everything else takes SITE_URL as it starts.
  site: builtSiteUrl(),
  trailingSlash: "ignore",
  build: { format: "file", inlineStylesheets: "never" },
  devToolbar: { enabled: false },
  // Shiki writes inline styles, which our policy forbids.
  markdown: { syntaxHighlight: false },
  // Forms of peers are checked in src/server/http/pages/page-form.ts, which knows SITE_URL: behind a TLS proxy Astro's own
  // check compares https with http and refuses everyone.
  security: {
    checkOrigin: false,
    csp: {
      scriptDirective: { hashes: await Promise.all(inlineScripts.map(cspHash)) },
      directives: [
        "default-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
      ],
    },
  },
  vite: {
    // Vite lowers styles for our own targets. Tailwind's pass targets newer browsers and strips the fallbacks that older ones need.
    plugins: [tailwindcss({ optimize: false }), talksInDev(), voiceSdk()],
    // Calls that are too new for these, and syntax that is too new for readers of public pages, are for lint to find.
    build: {
      target: appBaseline,
      cssTarget: publicBaseline,
      // Most licences want to travel with the code.
      license: { fileName: "licences.txt" },
    },
    environments: {
      client: { build: { rolldownOptions: { output: { codeSplitting: { groups: scriptGroups } } } } },
    },
    // Native modules stay outside the bundle, and what reports and cards are drawn with.
    ssr: { external: ["@libsql/client", "@node-rs/argon2", "pdfkit", "fontkit", "sharp", "ws"] },
  },
});
