import { isRunnableDevEnvironment } from "vite";

/**
 * The WebSocket of talks in `astro dev`, which hands us requests and no upgrades. Other upgrades are left alone: Vite's own is one of them.
 *
 * @returns {import("vite").Plugin}
 */
export function talksInDev() {
  return {
    name: "openpane:talks-in-dev",
    apply: "serve",
    configureServer({ environments, httpServer, config }) {
      const { ssr } = environments;
      if (ssr === undefined || !isRunnableDevEnvironment(ssr)) return;
      const { runner } = ssr;
      // Imported for each connection, as for each request: what was edited meanwhile counts.
      const loadSocket = async () => {
        const { talkSocket } = await runner.import("/src/server/http/socket/talk-socket.ts");
        const { processDeps } = await runner.import("/src/server/app.ts");
        return talkSocket(processDeps);
      };
      httpServer?.on("upgrade", (request, socket, head) => {
        if (/^vite-/.test(request.headers["sec-websocket-protocol"] ?? "")) return;
        // It may break while we load.
        socket.on("error", () => socket.destroy());
        loadSocket().then(
          (talks) => talks.wants(request) && talks.upgrade(request, socket, head),
          (/** @type {unknown} */ error) => {
            config.logger.error(`Talks can’t be led: ${String(error)}`);
            socket.destroy();
          },
        );
      });
    },
  };
}
