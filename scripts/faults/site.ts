import { openDatabase } from "#db/client.ts";
import { connect } from "#db/connection.ts";
import { migrate } from "#db/migrate.ts";
import type { Actor } from "#src/server/actor.ts";
import { depsOver } from "#src/server/app.ts";
import type { Deps } from "#src/server/deps.ts";
import { parseEnv } from "#src/server/env.ts";
import { strict as assert } from "node:assert";
import { makeSharedSurvey } from "#tests/factories/survey.ts";
import { makeFacilitator } from "#tests/factories/programme/facilitator.ts";

/** What a server finds in its database, for a fault to happen to. */
export interface Site {
  readonly databaseUrl: string;
  /** Of a session of the owner. */
  readonly token: string;
  /** Open links of one owner's rounds. */
  readonly shareIds: readonly string[];
}

/** Lets use cases work on a database beside the server. */
export async function withDeps<T>(databaseUrl: string, work: (deps: Deps) => Promise<T>): Promise<T> {
  const db = await openDatabase({ url: databaseUrl });
  try {
    return await work(depsOver(parseEnv({ LOG_LEVEL: "silent" }), db));
  } finally {
    await db.close();
  }
}

/** Migrates a database and puts someone with open rounds into it, and what else is asked for. */
export async function makeSite(
  databaseUrl: string,
  rounds: number,
  more: (deps: Deps, owner: Actor) => Promise<unknown> = () => Promise.resolve(),
): Promise<Site> {
  await migrate({ url: databaseUrl });
  return withDeps(databaseUrl, async (deps) => {
    const owner = await makeFacilitator(deps);
    const shareIds: string[] = [];
    for (let n = 0; n < rounds; n += 1) shareIds.push((await makeSharedSurvey(deps, owner)).shareId);
    await more(deps, owner);
    return { databaseUrl, token: await deps.sessions.start(owner.userId), shareIds };
  });
}

/** Holds that a database is whole: no page is broken, and no row points to one that isn't there. */
export async function requireWhole(databaseUrl: string): Promise<void> {
  const client = await connect({ url: databaseUrl });
  try {
    const { rows } = await client.execute("PRAGMA integrity_check");
    assert.deepEqual(
      rows.map((row) => row[0]),
      ["ok"],
      "the database is damaged",
    );
    const { rows: orphans } = await client.execute("PRAGMA foreign_key_check");
    assert.equal(orphans.length, 0, "rows point to others that are not there");
  } finally {
    client.close();
  }
}
