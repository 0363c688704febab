import { openDemoPath } from "#src/shared/site/open-demo.ts";

/** React's fast refresh has to be there before the first component, and Astro puts it into pages with islands alone. */
const openDemo = `
  import { injectIntoGlobalHook } from "/@react-refresh";
  injectIntoGlobalHook(window);
  window.$RefreshReg$ = () => {};
  window.$RefreshSig$ = () => (type) => type;
  window.__vite_plugin_react_preamble_installed__ = true;
  await import("/src/islands/voice/open-demo.ts");
`;

/**
 * The landing page's way to the voice demo in `astro dev`. The build writes it as a file: see voice-sdk.mjs.
 *
 * @returns {import("vite").Plugin}
 */
export function demoInDev() {
  return {
    name: "openpane:demo-in-dev",
    apply: "serve",
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        if (request.url !== openDemoPath) return next();
        response.setHeader("content-type", "text/javascript").end(openDemo);
      });
    },
  };
}
