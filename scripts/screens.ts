/**
 * `npm run screens`: pictures of every page, in screens/ (which git ignores), light and dark, on a phone and on a
 * desktop. Those of /screenshots go where the build takes them in. They show the sample data of `npm run seed:demo`, and results of 0 to 40 peers, in a database of their own.
 * `npm run screens -- results` takes those alone whose names begin so; `product` is what the landing page shows, and `walk`
 * takes three walks frame by frame and counts their presses.
 */
import { shownScreens } from "#src/components/screens/shown-screens.ts";
import { paths } from "#src/shared/site/paths.ts";
import { chromium } from "@playwright/test";
import { mkdirSync, rmSync } from "node:fs";
import { buildIfChanged } from "./build/build-if-changed.ts";
import { startBuiltServer } from "./built-server.ts";
import { chromiumFlags, ensureChromium } from "./chromium.ts";
import { samplePages } from "./screens/pages.ts";
import { takeProductPictures } from "./screens/product-picture.ts";
import { addSampleData, seedSampleData, surveyPicker } from "./screens/sample-data.ts";
import { takePictures } from "./screens/take-picture.ts";
import { newcomerWalk, openingWalk, peerWalk, takeWalk } from "./screens/walks.ts";

const folder = "screens";
/** The build takes these in. */
const builtFolder = "src/assets/screens";
const productFolder = "src/assets/product";
const isBuilt = ({ name }: { name: string }) => shownScreens.some((shown) => shown.name === name);

const beginning = process.argv[2] ?? "";
const isWanted = ({ name }: { name: string }) => name.startsWith(beginning);

buildIfChanged();
if (!ensureChromium()) throw new Error("No Chromium could be had.");
const data = "test-results/screens";
rmSync(data, { recursive: true, force: true });
mkdirSync(data, { recursive: true });
mkdirSync(folder, { recursive: true });
const databaseUrl = `file:${data}/openpane.db`;
seedSampleData(databaseUrl);

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
