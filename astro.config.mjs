import mdx from "@astrojs/mdx";
import react from "@astrojs/react";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "astro/config";
import { ownServer } from "./scripts/astro-adapter.mjs";
import { publicBaseline } from "./scripts/browser-baseline.mjs";
import { builtSiteUrl } from "./scripts/site-url.mjs";
import { consentScript } from "./src/layouts/consent-script.ts";
import { themeScript } from "./src/layouts/theme-script.ts";
import { cspHash } from "./src/shared/csp-hash.ts";

export default defineConfig({
  output: "server",
  adapter: ownServer({ entrypoint: "./src/server/main.ts" }),
  integrations: [react(), mdx()],
  // Canonical addresses, feeds and pictures of public pages need it in full; everything else takes SITE_URL as it starts.
  site: builtSiteUrl(),
  trailingSlash: "ignore",
  build: { format: "file", inlineStylesheets: "never" },
  devToolbar: { enabled: false },
  // Shiki writes inline styles, which our policy forbids.
  markdown: { syntaxHighlight: false },
  // Forms of peers are checked in src/server/http/page-form.ts, which knows SITE_URL: behind a TLS proxy Astro's own
  // check compares https with http and refuses everybody.
  security: {
    checkOrigin: false,
    csp: {
      scriptDirective: { hashes: [await cspHash(themeScript), await cspHash(consentScript)] },
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
    plugins: [tailwindcss({ optimize: false })],
    // Syntax for the oldest of our browsers; what newer ones have beside it is for lint to say.
    build: { target: publicBaseline, cssTarget: publicBaseline },
    // Native modules stay outside the bundle, and what reports and cards are drawn with.
    ssr: { external: ["@libsql/client", "@node-rs/argon2", "pdfkit", "fontkit", "sharp"] },
  },
});
