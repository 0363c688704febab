import { minutes } from "#src/server/clock.ts";
import { lookup, type LookupAddress } from "node:dns";
import { connect, type LookupFunction, type Socket } from "node:net";

const freshForMs = minutes(1);

/** Where the mail server is, looked up whether or not there are emails. */
export interface MailServerAddress {
  /** Looks it up if that was a while ago. Called all the time; never throws. */
  readonly refresh: () => void;
  /** Opens a connection without a look-up of its own. It fails after so many milliseconds. */
  connect(port: number, timeoutMs: number): Promise<Socket>;
}

/**
 * Were the name looked up for each email, one would be quicker where another went before it and the answer was still in a cache,
 * ours or the system's: so that an email of one's own would tell whether another had a reader.
 */
export function addressOf(host: string): MailServerAddress {
  let known: LookupAddress[] = [];
  let lookedUpAt = -Infinity;

  const ask: LookupFunction = (name, options, callback) => {
    if (known.length > 0) callback(null, known);
    else lookup(name, options, callback);
  };

  return {
    refresh: () => {
      if (performance.now() - lookedUpAt < freshForMs) return;
      lookedUpAt = performance.now();
      lookup(host, { all: true }, (error, addresses) => {
        // While the lookup fails, keep the last known addresses: the server has probably not moved.
        if (error === null) known = addresses;
      });
    },
    connect: (port, timeoutMs) =>
      new Promise((resolve, reject) => {
        // Tries the addresses one after the other, as it may have several; then `ask` has to know them all.
        const socket = connect({ host, port, lookup: ask, autoSelectFamily: true });
        socket.setTimeout(timeoutMs, () => socket.destroy(new Error("The mail server does not answer.")));
        socket.once("error", reject);
        socket.once("connect", () => {
          socket.setTimeout(0).removeAllListeners("timeout").off("error", reject);
          resolve(socket);
        });
      }),
  };
}
