import { openDatabase } from "#db/client.ts";
import { migrate } from "#db/migrate.ts";
import { depsOver } from "#src/server/app.ts";
import type { Actor } from "#src/server/actor.ts";
import { after } from "#src/server/clock.ts";
import type { Deps } from "#src/server/deps.ts";
import { revealSurvey } from "#src/server/domain/analysis/reveal-survey.ts";
import { findAccountById } from "#src/server/domain/account/queries.ts";
import { parseEnv } from "#src/server/env.ts";
import { makeAnswers, makeSharedSurvey } from "#tests/factories/survey.ts";
import { makeUser } from "#tests/factories/user.ts";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fillDatabase, type Amounts } from "./growth-data.ts";

/** A database with much or little in it, and who asks. */
export interface World {
  readonly deps: Deps;
  /** Lets time pass for all that is done from now on, in ms. */
  readonly advance: (ms: number) => void;
  /** Has one round of those that the database was filled with. */
  readonly owner: Actor;
  readonly surveyId: string;
  /** Has thousands of rounds, whatever else there is. */
  readonly collector: Actor;
  close(): Promise<void>;
}

async function accountOf(deps: Deps, userId: string): Promise<Actor> {
  const account = await findAccountById(deps.db.read, userId);
  if (account === null) throw new Error(`There is no ${userId}.`);
  return account;
}

export async function makeWorld(amounts: Amounts, ownSurveys: number): Promise<World> {
  const folder = await mkdtemp(join(tmpdir(), "openpane-growth-"));
  const url = `file:${join(folder, "bench.db")}`;
  await migrate({ url });
  const db = await openDatabase({ url });
  let aheadMs = 0;
  const clock = { now: () => after(new Date(), aheadMs) };
  const deps = { ...depsOver(parseEnv({ LOG_LEVEL: "warn" }), db), clock };
  const collector = await makeUser(deps);
  const { survey, shareId } = await makeSharedSurvey(deps, collector);
  await makeAnswers(deps, shareId, 10);
  await revealSurvey(deps, collector, survey.id);
  await fillDatabase(url, amounts, { surveyId: survey.id, ownerId: collector.userId, ownSurveys });
  return {
    deps,
    advance: (ms) => {
      aheadMs += ms;
    },
    owner: await accountOf(deps, "user-1"),
    surveyId: "round-1",
    collector,
    close: async () => {
      await db.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
