import { connect, disconnect, isFileUrl, pathOf, waitForDisk, type DatabaseSettings } from "./connection.ts";
import type { Access } from "./access.ts";
import { closeToOthers } from "./private-files.ts";
import { requireRoom } from "./room.ts";
import { inTrips } from "./trips/in-trips.ts";
import { linesTo } from "./trips/server.ts";

/*
 * How the database is reached.
 *
 * A libSQL connection to a file is synchronous and cannot hold two write transactions, and a pool of connections gives
 * settings to one of them only. So there are two clients of one connection each: one reads, which in WAL mode never waits
 * for a writer, and one writes.
 *
 * A libSQL server is reached in trips, and orders the writers of all processes.
 */

async function reachFile(settings: DatabaseSettings): Promise<Access> {
  closeToOthers(pathOf(settings.url));
  const writer = await connect(settings);
  const client = await connect(settings);
  // As every connection begins, and as one that was replaced would be.
  let waits = true;
  const begin: Access["begin"] = async (outlives) => {
    const shouldWait = outlives === "power cut";
    if (shouldWait !== waits) await waitForDisk(writer, shouldWait);
    waits = shouldWait;
    return writer.transaction("write");
  };
  return {
    client,
    begin,
    beginSingle: begin,
    beginFree: null,
    requireRoom: () => requireRoom(pathOf(settings.url)),
    close: async () => {
      client.close();
      await disconnect(writer);
    },
  };
}

export const reach = async (settings: DatabaseSettings): Promise<Access> =>
  isFileUrl(settings.url) ? reachFile(settings) : inTrips(await connect(settings), linesTo(settings));
