import type { Access } from "#db/access.ts";
import type { Client, InStatement } from "@libsql/client";
import { FreeUnit } from "./free-unit.ts";
import { TripQueue, type Send } from "./trip-queue.ts";
import { UnitInTrips, type Line } from "./unit-in-trips.ts";

/** What a distant database takes. */
export interface Lines {
  /** For what isn't part of a unit: every statement runs, whatever becomes of the others. */
  readonly send: Send;
  /** A connection for one transaction. */
  readonly open: () => Line;
  readonly close: () => Promise<void>;
}

const done = () => Promise.resolve();

/** @param client gives its other methods, and none of its connections */
export function inTrips(client: Client, { send, open, close }: Lines): Access {
  const queue = new TripQueue(send);
  const execute = (statement: InStatement) => queue.ask(statement);
  return {
    client: { ...client, execute },
    begin: () => Promise.resolve(new UnitInTrips(open())),
    beginFree: (ready) => new FreeUnit(queue, new UnitInTrips(open()), ready),
    // A statement on its own is a transaction already.
    beginSingle: () => Promise.resolve({ execute, commit: done, rollback: done }),
    // A server knows its disk itself.
    requireRoom: done,
    close,
  };
}
