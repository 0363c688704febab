import { openServerDatabase } from "#tests/e2e/support/session.ts";
import { makeFacilitator } from "#tests/factories/programme/facilitator.ts";
import { makeUser } from "#tests/factories/user.ts";
import { spawnSync } from "node:child_process";
import { z } from "zod";
import { survey, type Pick, type Viewer } from "./pages.ts";
import { makePassedOnLinks } from "./passed-on-links.ts";
import { makeProgrammeScreens, type ScreenOf } from "./programmes.ts";
import { makeResultsByPeers } from "./results-by-peers.ts";
import type { Screen } from "./take-picture.ts";
import { makeTeamScreens } from "./teams.ts";
import { makeWorkshopScreens } from "./workshops.ts";

export interface SampleData {
  readonly deps: Awaited<ReturnType<typeof openServerDatabase>>;
  readonly tokens: Readonly<Record<Viewer, string>>;
  /** Results of rounds of their own. */
  readonly results: readonly Screen[];
  /** What people see who follow a link. */
  readonly links: readonly Screen[];
  readonly programmes: readonly ScreenOf[];
}

/** Adds people, results, programmes, teams and workshops to what `seedSampleData` has stored. */
export async function addSampleData(databaseUrl: string): Promise<SampleData> {
  const deps = await openServerDatabase(databaseUrl);
  const owner = await deps.db.read.query.surveys.findFirst({ columns: { userId: true } });
  if (owner === undefined) throw new Error("The sample data has no round.");
  const newcomer = await makeUser(deps, { onboardingStatus: "not_started", intendedAccountType: null });
  const admin = await makeUser(deps, { isAdmin: true });
  const host = await makeFacilitator(deps, { firstName: "Robin", lastName: "Vale" });
  const start = (userId: string) => deps.sessions.start(userId, { device: "Chrome on Linux" });
  const tokens = {
    owner: await start(owner.userId),
    newcomer: await start(newcomer.userId),
    admin: await start(admin.userId),
    host: await start(host.userId),
  };
  const results = await makeResultsByPeers(deps, host);
  const links = await makePassedOnLinks(deps, host);
  const programmes = [
    ...(await makeProgrammeScreens(deps)),
    ...(await makeTeamScreens(deps)),
    ...(await makeWorkshopScreens(deps)),
  ];
  return { deps, tokens, results, links, programmes };
}

/** Looks rounds up in the sample data. */
export async function surveyPicker(url: string, token: string): Promise<Pick> {
  const answer = await fetch(`${url}/api/surveys`, { headers: { authorization: `Bearer ${token}` } });
  const surveys = z.array(survey).parse(await answer.json());
  return (what, wanted) => {
    const found = surveys.find(wanted);
    if (found === undefined) throw new Error(`The sample data has no round that is ${what}.`);
    return found;
  };
}

/** Migrates a database, and stores the rounds of `npm run seed:demo` in it. */
export function seedSampleData(databaseUrl: string): void {
  const seeding = spawnSync(process.execPath, ["db/seed.ts"], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: "inherit",
  });
  if (seeding.status !== 0) throw new Error("The sample data could not be loaded.");
}
