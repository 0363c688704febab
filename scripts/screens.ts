/**
 * `npm run screens`: pictures of every page for the documentation, in docs/screens/, light and dark, on a phone and on a
 * desktop. They show the sample data of `npm run seed:demo`, loaded into a database of their own.
 */
import { tokenName } from "#src/server/http/request-context.ts";
import { consentKey } from "#src/shared/analytics.ts";
import { paths } from "#src/shared/paths.ts";
import { openServerDatabase } from "#tests/e2e/session.ts";
import { makeUser } from "#tests/factories/user.ts";
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

/** The person whose rounds the sample data shows, and others whom it has not. */
type Viewer = "owner" | "newcomer" | "admin";

async function startSessions(databaseUrl: string): Promise<Record<Viewer, string>> {
  const deps = await openServerDatabase(databaseUrl);
  const owner = await deps.db.read.query.surveys.findFirst({ columns: { userId: true } });
  if (owner === undefined) throw new Error("The sample data has no round.");
  const newcomer = await makeUser(deps, { onboardingStatus: "not_started", intendedAccountType: null });
  const admin = await makeUser(deps, { isAdmin: true });
  const start = (userId: string) => deps.sessions.start(userId, { device: "Chrome on Linux" });
  const tokens = {
    owner: await start(owner.userId),
    newcomer: await start(newcomer.userId),
    admin: await start(admin.userId),
  };
  await deps.db.close();
  return tokens;
}

type Pick = (what: string, wanted: (round: Round) => boolean) => Round;

interface Screen {
  /** The name of the picture. */
  readonly name: string;
  /** Who looks at it; nobody who is signed in where this is left out. */
  readonly as?: Viewer;
  /** The page's address; `pick` finds a round of the sample data. */
  readonly path: (pick: Pick) => string;
  /** What leads from that address to the page that is shown. */
  readonly act?: (page: Page) => Promise<void>;
  /** Shows what a window shows, as where a dialog stands in its middle. */
  readonly isWindow?: boolean;
}

/** Answers as a peer would: the first six words, and send. */
async function answer(page: Page): Promise<void> {
  const words = page.getByRole("checkbox", { name: /^(Able|Calm|Kind|Patient|Warm|Witty)/ });
  for (const word of await words.all()) await word.check({ force: true });
  await page.getByRole("button", { name: /^Send my/ }).click();
  await page.waitForURL(`**${paths.complete()}`);
}

/** An address that no picture before had. */
const someEmail = () => `alma-${crypto.randomUUID().slice(0, 8)}@example.org`;

async function askForCode(page: Page): Promise<void> {
  await page.getByLabel("Email").fill(someEmail());
  await page.getByRole("button", { name: "Send verification code" }).click();
  await page.getByLabel("Verification code").waitFor();
}

async function registerByLink(page: Page): Promise<void> {
  await page.getByLabel("Name").fill("Alma Sample");
  await page.getByLabel("Email").fill(someEmail());
  await page.getByLabel("Password", { exact: true }).fill("walking home at night");
  await page.getByRole("button", { name: "Create account" }).click();
  await page.getByRole("heading", { name: "Account Created!" }).waitFor();
}

async function askToDelete(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Delete my account" }).click();
  await page.getByRole("dialog", { name: "Delete your account?" }).waitFor();
}

const isNew = (round: Round) => !round.selfAssessmentComplete;
const isWaiting = (round: Round) => round.selfAssessmentComplete && !round.canReveal && !round.hasAnalysis;
const isReady = (round: Round) => round.canReveal && !round.hasAnalysis;
const isOpen = (round: Round) => round.shareId !== null && round.status === "in_progress";

const screens: readonly Screen[] = [
  { name: "landing", path: () => paths.home() },
  { name: "register", path: () => paths.register() },
  { name: "register-code", path: () => paths.register(), act: askForCode },
  { name: "register-by-link", path: () => "/register?by=link" },
  { name: "account-created", path: () => "/register?by=link", act: registerByLink },
  { name: "verified", path: () => paths.verifySuccess() },
  { name: "verification-failed", path: () => `${paths.verifyEmail()}?success=false` },
  { name: "confirm-email", path: () => paths.confirmEmail("token") },
  { name: "account-deleted", path: () => paths.accountDeleted() },
  { name: "login", path: () => paths.login() },
  { name: "forgot-password", path: () => paths.forgotPassword() },
  { name: "new-password", path: () => paths.resetPassword("token") },
  { name: "admin-login", path: () => paths.adminLogin() },
  { name: "pricing", path: () => paths.subscribe() },
  { name: "not-found", path: () => "/no-such-page" },
  { name: "peer", path: (pick) => paths.shared(pick("open", isOpen).shareId ?? "") },
  { name: "onboarding", as: "newcomer", path: () => paths.onboarding() },
  { name: "onboarding-promise", as: "newcomer", path: () => paths.onboardingStep("individual", 1) },
  { name: "onboarding-first-round", as: "newcomer", path: () => paths.onboardingStep("individual", 2) },
  { name: "onboarding-role", as: "newcomer", path: () => paths.onboardingStep("facilitator", 1) },
  { name: "first-dashboard", as: "newcomer", path: () => paths.dashboardSelf() },
  { name: "admin", as: "admin", path: () => paths.admin() },
  { name: "facilitator", as: "admin", path: () => paths.dashboardFacilitator() },
  { name: "upgrade-required", as: "owner", path: () => paths.dashboardFacilitator() },
  { name: "dashboard", as: "owner", path: () => paths.dashboardSelf() },
  { name: "account", as: "owner", path: () => paths.account() },
  { name: "delete-account", as: "owner", path: () => paths.account(), act: askToDelete, isWindow: true },
  { name: "new-round", as: "owner", path: () => paths.assessmentNew() },
  { name: "round-new", as: "owner", path: (pick) => paths.assessment(pick("new", isNew).id) },
  { name: "round-waiting", as: "owner", path: (pick) => paths.assessment(pick("waiting", isWaiting).id) },
  { name: "round-ready", as: "owner", path: (pick) => paths.assessment(pick("ready", isReady).id) },
  { name: "thank-you", as: "owner", path: (pick) => paths.assessmentThankYou(pick("open", isOpen).id) },
  {
    name: "results",
    as: "owner",
    path: (pick) => paths.assessmentResults(pick("revealed", (round) => round.hasAnalysis).id),
    act: (page) => page.getByRole("button", { name: "Show all" }).click(),
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
async function take(
  browser: Browser,
  { name, act, isWindow = false }: Screen,
  url: URL,
  token: string | null,
): Promise<void> {
  for (const size of sizes) {
    for (const colorScheme of ["light", "dark"] as const) {
      const context = await browser.newContext({ viewport: size, colorScheme, reducedMotion: "reduce" });
      if (token !== null) {
        const cookie = { name: tokenName, value: token, url: url.origin, httpOnly: true };
        await context.addCookies([{ ...cookie, sameSite: "Strict" }]);
      }
      // Pictures show pages, not the cookie banner on them.
      await context.addInitScript((key) => {
        if (location.protocol.startsWith("http")) localStorage.setItem(key, "1");
      }, consentKey);
      const page = await context.newPage();
      await page.goto(url.href, { waitUntil: "networkidle" });
      await act?.(page);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      // A window as tall as the page: what sticks to its edge would stand in the middle of a longer picture.
      if (!isWindow) await page.setViewportSize({ width: size.width, height: Math.min(height, mostHeight) });
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
  const tokens = await startSessions(databaseUrl);
  const pick = await roundPicker(server.url, tokens.owner);
  for (const screen of screens) {
    await take(
      browser,
      screen,
      new URL(screen.path(pick), server.url),
      screen.as === undefined ? null : tokens[screen.as],
    );
  }
} finally {
  await browser.close();
  await server.stop();
}
