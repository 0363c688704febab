import { isRunnableDevEnvironment } from "vite";

/**
 * The WebSocket of talks in `astro dev`, which handles no upgrades. Others, such as Vite's, are ignored.
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
      // Imported for each connection, so that edits count.
      const loadSocket = async () => {
        const { talkSocket } = await runner.import("/src/server/http/socket/talk-socket.ts");
        const { processDeps } = await runner.import("/src/server/app.ts");
        return talkSocket(processDeps);
      };
      httpServer?.on("upgrade", (request, socket, head) => {
        if (/^vite-/.test(request.headers["sec-websocket-protocol"] ?? "")) return;
        // The connection may break meanwhile.
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
