/**
 * `npm run screens`: pictures of every page, in screens/ (which git ignores), light and dark, on a phone and on a
 * desktop. Those of /screenshots go where the build takes them in. They show the sample data of `npm run seed:demo`, and results of 0 to 40 peers, in a database of their own.
 * `npm run screens -- results` takes those alone whose names begin so; `product` is what the landing page shows, and `walk`
 * takes three walks frame by frame and counts their presses.
 */
import { openServerDatabase } from "#tests/e2e/support/session.ts";
import { makeFacilitator } from "#tests/factories/programme/facilitator.ts";
import { makeUser } from "#tests/factories/user.ts";
import { shownScreens } from "#src/components/screens/shown-screens.ts";
import { paths } from "#src/shared/site/paths.ts";
import { chromium } from "@playwright/test";
import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { z } from "zod";
import { buildIfChanged } from "./build/build-if-changed.ts";
import { startBuiltServer } from "./built-server.ts";
import { chromiumFlags, ensureChromium } from "./chromium.ts";
import { survey, samplePages, type Pick, type Viewer } from "./screens/pages.ts";
import { takeProductPictures } from "./screens/product-picture.ts";
import { makePassedOnLinks } from "./screens/passed-on-links.ts";
import { makeProgrammeScreens, type ScreenOf } from "./screens/programmes.ts";
import { makeResultsByPeers } from "./screens/results-by-peers.ts";
import { makeTeamScreens } from "./screens/teams.ts";
import { takePictures, type Screen } from "./screens/take-picture.ts";
import { makeWorkshopScreens } from "./screens/workshops.ts";
import { newcomerWalk, openingWalk, peerWalk, takeWalk } from "./screens/walks.ts";

const folder = "screens";
/** The build takes these in. */
const builtFolder = "src/assets/screens";
const productFolder = "src/assets/product";
const isBuilt = ({ name }: { name: string }) => shownScreens.some((shown) => shown.name === name);

interface SampleData {
  readonly deps: Awaited<ReturnType<typeof openServerDatabase>>;
  readonly tokens: Readonly<Record<Viewer, string>>;
  /** Results of rounds of their own. */
  readonly results: readonly Screen[];
  /** What people see who follow a link. */
  readonly links: readonly Screen[];
  readonly programmes: readonly ScreenOf[];
}

async function addSampleData(databaseUrl: string): Promise<SampleData> {
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
async function surveyPicker(url: string, token: string): Promise<Pick> {
  const answer = await fetch(`${url}/api/surveys`, { headers: { authorization: `Bearer ${token}` } });
  const surveys = z.array(survey).parse(await answer.json());
  return (what, wanted) => {
    const found = surveys.find(wanted);
    if (found === undefined) throw new Error(`The sample data has no round that is ${what}.`);
    return found;
  };
}

const beginning = process.argv[2] ?? "";
const isWanted = ({ name }: { name: string }) => name.startsWith(beginning);

buildIfChanged();
if (!ensureChromium()) throw new Error("No Chromium could be had.");
const data = "test-results/screens";
rmSync(data, { recursive: true, force: true });
mkdirSync(data, { recursive: true });
mkdirSync(folder, { recursive: true });
const databaseUrl = `file:${data}/openpane.db`;
const seeding = spawnSync(process.execPath, ["db/seed.ts"], {
  env: { ...process.env, DATABASE_URL: databaseUrl },
  stdio: "inherit",
});
if (seeding.status !== 0) throw new Error("The sample data could not be loaded.");

const server = await startBuiltServer(databaseUrl);
const browser = await chromium.launch({
  args: chromiumFlags,
  ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
});
try {
  const { deps, tokens, results, links, programmes } = await addSampleData(databaseUrl);
  const { url } = server;
  const pick = await surveyPicker(url, tokens.owner);
  for (const { as, path, ...screen } of samplePages.filter(isWanted)) {
    const token = as === undefined ? null : tokens[as];
    const place = { browser, url, token, folder: isBuilt(screen) ? builtFolder : folder };
    await takePictures({ ...screen, path: path(pick) }, place);
  }
  for (const screen of links.filter(isWanted)) {
    const place = { browser, url, token: null, folder: isBuilt(screen) ? builtFolder : folder };
    await takePictures(screen, place);
  }
  for (const screen of results.filter(isWanted)) {
    await takePictures(screen, { browser, url, token: tokens.host, folder });
  }
  for (const { screen, token } of programmes.filter((one) => isWanted(one.screen))) {
    await takePictures(screen, { browser, url, token, folder });
  }
  if (isWanted({ name: "product" })) {
    const { id } = pick("closed", (each) => each.hasAnalysis && each.status === "completed");
    const place = { browser, url, token: tokens.owner, folder: productFolder };
    await takeProductPictures(paths.assessmentResults(id), place);
  }
  const walks = [
    { walk: newcomerWalk(deps), token: null },
    {
      walk: peerWalk(
        pick("open", (each) => each.shareId !== null && each.status === "in_progress").shareId ?? "",
      ),
      token: null,
    },
    {
      walk: openingWalk(pick("ready", (each) => each.canReveal && !each.hasAnalysis).id),
      token: tokens.owner,
    },
  ];
  for (const { walk, token } of walks.filter((one) => isWanted(one.walk)))
    await takeWalk(walk, { browser, url, token, folder });
  await deps.db.close();
} finally {
  await browser.close();
  await server.stop();
}
