import { join } from "node:path";
import { ensureLibsqlServer } from "#scripts/libsql-server.ts";
import { startDatabaseServer, type DatabaseServer } from "#tests/setup/database/database-server.ts";
import type { Scene } from "./fault.ts";

/** Starts a libSQL server on the scene's folder; once more at the same port, when it is called again. */
export function databaseServerIn({ folder, afterwards }: Scene): () => Promise<DatabaseServer> {
  const program = ensureLibsqlServer();
  if (program === null) throw new Error("There is no libSQL server for this platform; name one in SQLD.");
  process.env["SQLD"] = program;
  let port: number | undefined;
  return async () => {
    const server = await startDatabaseServer(join(folder, "database"), port);
    port = Number(new URL(server.url).port);
    afterwards(server.stop);
    return server;
  };
}
