import node from "@astrojs/node";

/** Astro adds Vite's fast refresh to pages with islands only. */
const reactRefresh = `
  import { injectIntoGlobalHook } from "/@react-refresh";
  injectIntoGlobalHook(window);
  window.$RefreshReg$ = () => {};
  window.$RefreshSig$ = () => (type) => type;
  window.__vite_plugin_react_preamble_installed__ = true;`;

/**
 * @astrojs/node in middleware mode with our own entry: src/server/main.ts serves src/fetch.ts. It writes the
 * policies of prerendered pages to _headers.json, which src/server/http/static-files.ts reads.
 *
 * @param {{ entrypoint: string }} options
 * @returns {import("astro").AstroIntegration}
 */
export function nodeAdapter({ entrypoint }) {
  const adapter = node({ mode: "middleware", staticHeaders: true });
  let isDev = false;
  return {
    ...adapter,
    hooks: {
      ...adapter.hooks,
      "astro:config:setup": async (options) => {
        isDev = options.command === "dev";
        if (isDev) options.injectScript("page", reactRefresh);
        await adapter.hooks["astro:config:setup"]?.(options);
      },
      "astro:config:done": async (options) => {
        const serverEntrypoint = new URL(entrypoint, options.config.root);
        await adapter.hooks["astro:config:done"]?.({
          ...options,
          setAdapter: (given) => options.setAdapter({ ...given, serverEntrypoint }),
        });
      },
      // In development Astro takes calls of the API for a missing page. A prerendered one would lose headers
      // and body. A page with a parameter knows its own addresses.
      "astro:route:setup": ({ route }) => {
        if (isDev && !route.component.includes("[")) route.prerender = false;
      },
    },
  };
}
