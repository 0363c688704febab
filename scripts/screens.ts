/**
 * `npm run screens`: pictures of every page for the documentation, in docs/screens/, light and dark, on a phone and on a
 * desktop. They show the sample data of `npm run seed:demo`, loaded into a database of their own.
 */
import { openDatabase } from "#db/client.ts";
import { createSessions } from "#src/server/auth/sessions.ts";
import { tokenName } from "#src/server/http/request-context.ts";
import { paths } from "#src/shared/paths.ts";
import { chromium, type Browser, type Page } from "@playwright/test";
import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import sharp from "sharp";
import { z } from "zod";
import { buildIfChanged } from "./build-if-changed.ts";
import { startBuiltServer } from "./built-server.ts";
import { chromiumFlags, ensureChromium } from "./chromium.ts";

const folder = "docs/screens";
const sizes = [
  { name: "phone", width: 360, height: 740 },
  { name: "desktop", width: 1280, height: 800 },
];
/** A page is shown from its top; what is longer than this is cut. */
const mostHeight = 2_400;

const round = z.object({
  id: z.string(),
  selfAssessmentComplete: z.boolean(),
  hasAnalysis: z.boolean(),
  canReveal: z.boolean(),
  shareId: z.string().nullable(),
  status: z.string(),
});
type Round = z.output<typeof round>;

/** A session of the person whose rounds the sample data shows. */
async function startSession(databaseUrl: string): Promise<string> {
  const db = await openDatabase({ url: databaseUrl });
  const owner = await db.read.query.surveys.findFirst({ columns: { userId: true } });
  if (owner === undefined) throw new Error("The sample data has no round.");
  const token = await createSessions(db).start(owner.userId);
  await db.close();
  return token;
}

type Pick = (what: string, wanted: (round: Round) => boolean) => Round;

interface Screen {
  /** The name of the picture. */
  readonly name: string;
  readonly signedIn?: boolean;
  /** The page's address; `pick` finds a round of the sample data. */
  readonly path: (pick: Pick) => string;
  /** What leads from that address to the page that is shown. */
  readonly act?: (page: Page) => Promise<void>;
}

/** Answers as a peer would: the first six words, and send. */
async function answer(page: Page): Promise<void> {
  const words = page.getByRole("checkbox", { name: /^(Able|Calm|Kind|Patient|Warm|Witty)/ });
  for (const word of await words.all()) await word.check({ force: true });
  await page.getByRole("button", { name: /^Send my/ }).click();
  await page.waitForURL(`**${paths.complete()}`);
}

const isNew = (round: Round) => !round.selfAssessmentComplete;
const isWaiting = (round: Round) => round.selfAssessmentComplete && !round.canReveal && !round.hasAnalysis;
const isReady = (round: Round) => round.canReveal && !round.hasAnalysis;
const isOpen = (round: Round) => round.shareId !== null && round.status === "in_progress";

const screens: readonly Screen[] = [
  { name: "landing", path: () => paths.home() },
  { name: "register", path: () => paths.register() },
  { name: "login", path: () => paths.login() },
  { name: "forgot-password", path: () => paths.forgotPassword() },
  { name: "new-password", path: () => paths.resetPassword("token") },
  { name: "not-found", path: () => "/no-such-page" },
  { name: "peer", path: (pick) => paths.shared(pick("open", isOpen).shareId ?? "") },
  { name: "dashboard", signedIn: true, path: () => paths.dashboardSelf() },
  { name: "account", signedIn: true, path: () => paths.account() },
  { name: "new-round", signedIn: true, path: () => paths.assessmentNew() },
  { name: "round-new", signedIn: true, path: (pick) => paths.assessment(pick("new", isNew).id) },
  { name: "round-waiting", signedIn: true, path: (pick) => paths.assessment(pick("waiting", isWaiting).id) },
  { name: "round-ready", signedIn: true, path: (pick) => paths.assessment(pick("ready", isReady).id) },
  { name: "thank-you", signedIn: true, path: (pick) => paths.assessmentThankYou(pick("open", isOpen).id) },
  {
    name: "results",
    signedIn: true,
    path: (pick) => paths.assessmentResults(pick("revealed", (round) => round.hasAnalysis).id),
  },
  { name: "withdraw", path: () => paths.withdraw("a-withdraw-key") },
  { name: "api", path: () => paths.apiDocs() },
  // Last, because it stores answers.
  { name: "complete", path: (pick) => paths.shared(pick("open", isOpen).shareId ?? ""), act: answer },
];

/** Looks rounds up in the sample data. */
async function roundPicker(url: string, token: string): Promise<Pick> {
  const answer = await fetch(`${url}/api/surveys`, { headers: { authorization: `Bearer ${token}` } });
  const rounds = z.array(round).parse(await answer.json());
  return (what, wanted) => {
    const found = rounds.find(wanted);
    if (found === undefined) throw new Error(`The sample data has no round that is ${what}.`);
    return found;
  };
}

/** Takes a page in all sizes and both themes; the session's cookie is set where there is a token. */
async function take(browser: Browser, { name, act }: Screen, url: URL, token: string | null): Promise<void> {
  for (const size of sizes) {
    for (const colorScheme of ["light", "dark"] as const) {
      const context = await browser.newContext({ viewport: size, colorScheme, reducedMotion: "reduce" });
      if (token !== null) {
        const cookie = { name: tokenName, value: token, url: url.origin, httpOnly: true };
        await context.addCookies([{ ...cookie, sameSite: "Strict" }]);
      }
      const page = await context.newPage();
      await page.goto(url.href, { waitUntil: "networkidle" });
      await act?.(page);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      // A window as tall as the page: what sticks to its edge would stand in the middle of a longer picture.
      await page.setViewportSize({ width: size.width, height: Math.min(height, mostHeight) });
      const picture = await page.screenshot();
      await sharp(picture).webp({ quality: 80 }).toFile(`${folder}/${name}-${size.name}-${colorScheme}.webp`);
      await context.close();
    }
  }
  console.log(`${folder}/${name}-*.webp`);
}

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
  const token = await startSession(databaseUrl);
  const pick = await roundPicker(server.url, token);
  for (const screen of screens) {
    await take(
      browser,
      screen,
      new URL(screen.path(pick), server.url),
      screen.signedIn === true ? token : null,
    );
  }
} finally {
  await browser.close();
  await server.stop();
}
