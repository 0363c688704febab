import { openDatabase } from "#db/client.ts";
import { migrate } from "#db/migrate.ts";
import type { Actor } from "#src/server/actor.ts";
import { revealSurvey } from "#src/server/domain/analysis/reveal-survey.ts";
import { findAccountById } from "#src/server/domain/account/queries.ts";
import type { Deps } from "#src/server/deps.ts";
import { scriptedBrain } from "#tests/fakes/scripted-brain.ts";
import { makeUserWithPassword } from "#tests/factories/password.ts";
import { makeAnswers, makeSharedSurvey } from "#tests/factories/survey.ts";
import { depsOn, type TestDeps } from "#tests/setup/deps-on.ts";
import { TestClock } from "#tests/setup/test-clock.ts";
import { amountsFor } from "./data/amounts.ts";
import { fillDatabase } from "./data/fill-database.ts";
import { firstRoundId } from "./data/filling.ts";

/** A database with much or little in it, and who asks. */
export interface World {
  /** With a clock that starts now, and stands still until it's moved. */
  readonly deps: TestDeps;
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

/**
 * Makes a database file full of data.
 *
 * @param share of the full amounts, see amounts.ts
 * @param ownSurveys how many rounds one person has beside that
 */
export async function makeWorld(file: string, share: number, ownSurveys: number): Promise<World> {
  const url = `file:${file}`;
  await migrate({ url });
  const db = await openDatabase({ url });
  const clock = new TestClock(new Date().toISOString());
  const deps = depsOn({ db, url, file }, { voice: scriptedBrain() }, clock);
  const collector = await makeUserWithPassword(deps);
  const { survey, shareId } = await makeSharedSurvey(deps, collector);
  await makeAnswers(deps, shareId, 10);
  await revealSurvey(deps, collector, survey.id);
  await fillDatabase(url, {
    amounts: amountsFor(share),
    surveyId: survey.id,
    ownerId: collector.userId,
    ownSurveys,
    now: clock.now().getTime(),
  });
  return {
    deps,
    owner: await accountOf(deps, "user-1"),
    surveyId: firstRoundId,
    collector,
    close: () => db.close(),
  };
}
