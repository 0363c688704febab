import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/** A line to another server, which can be cut as by a pulled plug: nobody hears that it is, and what is sent is lost. */
export interface Line {
  readonly port: number;
  readonly cut: () => void;
  /** New connections work again; those of the time when it was cut stay dead. */
  readonly mend: () => void;
  readonly stop: () => Promise<void>;
}

/** @param to the port on this machine that it leads to */
export async function startLine(to: number): Promise<Line> {
  const ends = new Set<Socket>();
  const dead = new WeakSet<Socket>();
  let isCut = false;

  function lead(from: Socket, into: Socket): void {
    ends.add(from);
    from.on("error", () => undefined);
    from.on("data", (chunk) => {
      if (!dead.has(from)) into.write(chunk);
    });
    from.on("close", () => {
      ends.delete(from);
      if (!dead.has(from)) into.destroy();
    });
  }

  const server = createServer((near) => {
    const far = connect(to, "127.0.0.1");
    lead(near, far);
    lead(far, near);
    if (isCut) for (const end of [near, far]) dead.add(end);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The line has no port.");
  return {
    port: address.port,
    cut: () => {
      isCut = true;
      for (const end of ends) dead.add(end);
    },
    mend: () => {
      isCut = false;
    },
    stop: async () => {
      server.close();
      for (const end of ends) end.destroy();
      await once(server, "close");
    },
  };
}
