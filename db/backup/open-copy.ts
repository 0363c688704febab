import type { Client } from "@libsql/client";
import { createFileClient } from "#db/compiled-statements.ts";

/** A file as it is: a copy stays in one piece, without a write-ahead log beside it. */
export const openCopy = (path: string): Client =>
  createFileClient(path, { busyTimeoutMs: 1_000, pragmas: ["PRAGMA foreign_keys = OFF"] });

export async function withCopy<T>(path: string, use: (client: Client) => Promise<T>): Promise<T> {
  const client = openCopy(path);
  try {
    return await use(client);
  } finally {
    client.close();
  }
}
