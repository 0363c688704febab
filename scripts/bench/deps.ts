import type { Database } from "#db/client.ts";
import { users } from "#db/schema/index.ts";
import type { Actor } from "#src/server/actor.ts";
import { createSessions } from "#src/server/auth/sessions.ts";
import { systemClock } from "#src/server/clock.ts";
import type { Deps } from "#src/server/deps.ts";
import { parseEnv } from "#src/server/env.ts";
import { randomIds } from "#src/server/ids.ts";
import { createLogger } from "#src/server/log.ts";

/** What use cases need, over a database; nothing is mailed or logged. */
export const makeBenchDeps = (db: Database): Deps => ({
  env: parseEnv({}),
  db,
  clock: systemClock,
  ids: randomIds,
  log: createLogger("silent"),
  sessions: createSessions(db),
  insightModel: null,
  wakeMailWorker: () => undefined,
});

/** A person with an account that nobody can sign in to by password. */
export async function makeOwner(deps: Deps): Promise<Actor> {
  const now = deps.clock.now();
  const actor: Actor = {
    userId: deps.ids.id(),
    email: `${deps.ids.id().toLowerCase()}@bench.example`,
    mailbox: "bench@bench.example",
    firstName: "Bench",
    lastName: "Mark",
    username: null,
    role: "user",
    isAdmin: false,
    onboardingStatus: "completed",
    intendedAccountType: "individual",
    returnTo: null,
  };
  const { userId, ...fields } = actor;
  const row = {
    ...fields,
    id: userId,
    passwordHash: "none",
    emailVerifiedAt: now,
    createdAt: now,
    updatedAt: now,
  };
  await deps.db.write((tx) => tx.insert(users).values(row));
  return actor;
}
