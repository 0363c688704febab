import { once } from "node:events";
import type { Server } from "node:http";

/** A listening server. */
export interface Listening {
  /** Such as 127.0.0.1:40123. */
  readonly host: string;
  /** Cuts off whoever is still connected. */
  readonly stop: () => Promise<void>;
}

/** Starts a server on a free port of this machine. */
export async function listen(server: Server): Promise<Listening> {
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server does not listen.");
  return {
    host: `127.0.0.1:${String(address.port)}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
