import { openDatabase } from "#db/client.ts";
import { migrate } from "#db/migrate.ts";
import { startBuiltServer } from "#scripts/built-server.ts";
import { createDeps } from "#src/server/app.ts";
import { parseEnv } from "#src/server/env.ts";
import { makeFacilitator } from "#tests/factories/programme/facilitator.ts";
import { TestClock } from "#tests/setup/test-clock.ts";
import { countingIds, type CountingIds } from "./counting-ids.ts";
import type { History } from "./history.ts";
import { startSurvey, type PlayedDeps, type PlayedSurvey } from "./survey.ts";

/** The built product: this process writes to its database, and reads the server's answers. */
export interface BuiltWorld {
  readonly url: string;
  readonly deps: Omit<PlayedDeps, "clock">;
  readonly ids: CountingIds;
  stop(): Promise<void>;
}

export interface BuiltSurvey {
  readonly world: BuiltWorld;
  readonly round: PlayedSurvey;
  readonly token: string;
}

/** The start of a history, the same in each world except for the session's token. */
export interface Start {
  readonly history: History;
  /** The index of the history in its worlds. */
  readonly n: number;
  /** The present, so that the server's running clock passes no deadline of the history. */
  readonly startsAt: string;
}

/** One name for all worlds, as links contain it. */
const siteUrl = "http://localhost:4321";

export async function openBuiltWorld(file: string): Promise<BuiltWorld> {
  const databaseUrl = `file:${file}`;
  await migrate({ url: databaseUrl });
  const server = await startBuiltServer(databaseUrl, { SITE_URL: siteUrl, LOG_LEVEL: "silent" });
  const db = await openDatabase({ url: databaseUrl });
  const ids = countingIds();
  const ground = createDeps(parseEnv({ SITE_URL: siteUrl, LOG_LEVEL: "silent" }), {
    ...db,
    // These histories have no power cut.
    write: (unit, options) => db.write(unit, { ...options, outlives: "crash" }),
  });
  return {
    url: server.url,
    deps: { ...ground, ids },
    ids,
    stop: async () => {
      await server.stop();
      await db.close();
    },
  };
}

export async function startBuiltSurvey(
  world: BuiltWorld,
  { history, n, startsAt }: Start,
): Promise<BuiltSurvey> {
  const deps = { ...world.deps, clock: new TestClock(startsAt) };
  const owner = await makeFacilitator(deps, { email: `alma-${String(n)}@example.org`, lastName: "Berg" });
  // Pages ask for own words in various ways, so they are picked first.
  const round = await startSurvey(deps, owner, { ...history, picksLate: false });
  return { world, round, token: await deps.sessions.start(owner.userId) };
}
