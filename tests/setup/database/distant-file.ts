import { databaseOver, type Database } from "#db/client.ts";
import { connect } from "#db/connection.ts";
import { inTrips } from "#db/trips/in-trips.ts";
import type { Outcome } from "#db/trips/trip-queue.ts";
import type { Line } from "#db/trips/unit-in-trips.ts";
import type { Client, InStatement, Transaction } from "@libsql/client";
import { onTestFinished } from "vitest";

/** Hears of each trip, with what it carries. */
type OnTrip = (statements: readonly InStatement[]) => void;

async function runAll({ execute }: Pick<Client, "execute">, statements: readonly InStatement[]) {
  const outcomes: Outcome[] = [];
  for (const statement of statements) outcomes.push(...(await Promise.allSettled([execute(statement)])));
  return outcomes;
}

function openLine(client: Client, onTrip: OnTrip): Line {
  let transaction: Promise<Transaction> | null = null;
  return {
    send: async (statements, end) => {
      onTrip(statements);
      transaction ??= client.transaction("write");
      const open = await transaction;
      const outcomes: Outcome[] = [];
      for (const statement of statements)
        outcomes.push({ status: "fulfilled", value: await open.execute(statement) });
      if (end === "commit") await open.commit();
      return outcomes;
    },
    rollback: async () => (await transaction)?.rollback(),
  };
}

/** A database file that is reached as a libSQL server is, so that trips to it can be counted. */
export async function openDistantFile(url: string, onTrip: OnTrip): Promise<Database> {
  const reader = await connect({ url });
  const writer = await connect({ url });
  const execute = reader.execute.bind(reader);
  const access = inTrips(reader, {
    send: (statements) => {
      onTrip(statements);
      return runAll({ execute }, statements);
    },
    open: () => openLine(writer, onTrip),
    close: () => {
      reader.close();
      writer.close();
      return Promise.resolve();
    },
  });
  const db = databaseOver(access, {});
  onTestFinished(() => db.close());
  return db;
}
