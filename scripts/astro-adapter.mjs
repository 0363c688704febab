import { writeFile } from "node:fs/promises";

/**
 * The smallest Astro adapter that lets our own server be the entry of the build: @astrojs/node would bring a second
 * HTTP server, file sessions and a file server that we do not use.
 *
 * Headers of prerendered pages (their CSP) are written to dist/_headers.json as `{ [pathname]: { name: value } }`;
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
      "astro:build:generated": (built) => {
        routeToHeaders = built.routeToHeaders;
      },
      "astro:build:done": async () => {
        if (outDir === undefined) return;
        const table = Object.fromEntries(
          [...routeToHeaders].map(([pathname, { headers }]) => [pathname, Object.fromEntries(headers)]),
        );
        await writeFile(new URL("_headers.json", outDir), JSON.stringify(table));
      },
    },
  };
}
