import node from "@astrojs/node";

/** Astro adds Vite's fast refresh only to pages with islands; other pages load React modules, too. */
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
      // In development Astro answers API calls with the 404 page. If that were prerendered, the request would
      // lose its headers and body. Pages with a parameter never match API paths, so they may stay prerendered.
      "astro:route:setup": ({ route }) => {
        if (isDev && !route.component.includes("[")) route.prerender = false;
      },
    },
  };
}
