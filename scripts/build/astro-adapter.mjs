import node from "@astrojs/node";

/** Vite's fast refresh has to be there before the first component, and Astro puts it into pages with islands alone. */
const reactRefresh = `
  import { injectIntoGlobalHook } from "/@react-refresh";
  injectIntoGlobalHook(window);
  window.$RefreshReg$ = () => {};
  window.$RefreshSig$ = () => (type) => type;
  window.__vite_plugin_react_preamble_installed__ = true;`;

/**
 * @astrojs/node in middleware mode, with our own server as the entry of the build: src/server/main.ts serves src/fetch.ts. It writes
 * the policies of prerendered pages to _headers.json, which src/server/http/static-files.ts reads.
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
      // In development Astro takes a call of the API for the page of what is not there. Were that prerendered, the call would
      // reach us without its headers and its body. A page with a parameter knows by its paths which addresses are its own.
      "astro:route:setup": ({ route }) => {
        if (isDev && !route.component.includes("[")) route.prerender = false;
      },
    },
  };
}
