import { leadScreens, shownScreens } from "#src/components/screens/shown-screens.ts";
import { consentKey } from "#src/shared/site/analytics.ts";
import { adminPaths } from "#src/shared/site/admin-paths.ts";
import { paths } from "#src/shared/site/paths.ts";
import { serverPaths } from "#src/shared/site/server-paths.ts";
import { pickAndSend } from "#tests/e2e/support/answer.ts";
import { testOfServer } from "#tests/e2e/support/fixtures.ts";
import { waitForIslands } from "#tests/e2e/support/hydrated.ts";
import { rememberToken } from "#tests/e2e/support/session.ts";
import type { Page } from "@playwright/test";
import { mkdirSync } from "node:fs";
import sharp from "sharp";
import type { Sample } from "./group-samples.ts";
import { samplesIn, type Samples } from "./samples.ts";

const test = testOfServer.extend<object, { samples: Samples }>({
  samples: [async ({ deps }, use) => use(samplesIn(deps)), { scope: "worker" }],
});

type Screen = (samples: Samples) => Promise<Sample>;

const nobodys = (path: string): Screen => {
  const sample = { path, viewer: null };
  return () => Promise.resolve(sample);
};
type Viewer = "owner" | "newcomer" | "admin";
const seenBy =
  (viewer: Viewer, path: string): Screen =>
  async (samples) => ({ path, viewer: await samples[viewer]() });
const roundSeenByOwner =
  (stage: Parameters<Samples["round"]>[0], pathOf: (id: string) => string): Screen =>
  async (samples) => ({ path: pathOf((await samples.round(stage)).id), viewer: await samples.owner() });
const peerPage: Screen = async ({ round }) => ({
  path: paths.shared((await round("open")).shareId ?? ""),
  viewer: null,
});

const screens: Readonly<Record<string, Screen>> = {
  landing: nobodys(paths.home()),
  register: nobodys(paths.register()),
  "register-code": nobodys(paths.register()),
  "register-by-link": nobodys("/register?by=link"),
  "account-created": nobodys("/register?by=link"),
  verified: nobodys(paths.verifySuccess()),
  confirmation: nobodys(paths.verifyEmail()),
  unsubscribe: nobodys(serverPaths.unsubscribe("token")),
  "verification-failed": nobodys(`${paths.verifyEmail()}?success=false`),
  "confirm-email": nobodys(serverPaths.confirmEmail("token")),
  "account-deleted": nobodys(paths.accountDeleted()),
  login: nobodys(paths.login()),
  "forgot-password": nobodys(paths.forgotPassword()),
  "new-password": nobodys(paths.resetPassword("token")),
  "admin-login": nobodys(paths.adminLogin()),
  pricing: nobodys(paths.subscribe()),
  "not-found": nobodys("/no-such-page"),
  code: nobodys(serverPaths.direct()),
  withdraw: nobodys(paths.withdraw("a-withdraw-key")),
  api: nobodys(serverPaths.apiDocs()),
  peer: peerPage,
  complete: peerPage,
  card: ({ card }) => card(),
  invitation: ({ invitation }) => invitation(),
  onboarding: seenBy("newcomer", paths.onboarding()),
  "onboarding-promise": seenBy("newcomer", paths.onboardingStep("individual", 1)),
  "onboarding-first-round": seenBy("newcomer", paths.onboardingStep("individual", 2)),
  "onboarding-role": seenBy("newcomer", paths.onboardingStep("facilitator", 1)),
  "first-dashboard": seenBy("newcomer", paths.dashboardSelf()),
  admin: seenBy("admin", paths.admin()),
  "blog-desk": seenBy("admin", adminPaths.blog()),
  "make-team": seenBy("admin", paths.team()),
  facilitator: seenBy("admin", paths.dashboardFacilitator()),
  "new-programme": seenBy("admin", paths.newFacilitator()),
  "upgrade-required": seenBy("newcomer", paths.dashboardFacilitator()),
  "no-team": seenBy("newcomer", paths.team()),
  dashboard: seenBy("owner", paths.dashboardSelf()),
  "list-of-results": seenBy("owner", paths.results()),
  invitations: seenBy("owner", paths.inviteeDashboard()),
  answering: seenBy("owner", serverPaths.newInvitee()),
  account: seenBy("owner", paths.account()),
  plan: seenBy("owner", paths.accountPlan()),
  "delete-account": seenBy("owner", paths.account()),
  "new-round": seenBy("owner", paths.assessmentNew()),
  "round-new": roundSeenByOwner("new", paths.assessment),
  "round-waiting": roundSeenByOwner("waiting", paths.assessment),
  "round-ready": roundSeenByOwner("ready", paths.assessment),
  "thank-you": roundSeenByOwner("open", paths.assessmentThankYou),
  results: roundSeenByOwner("revealed", paths.assessmentResults),
};

async function openDeletion(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Delete my account" }).click();
  await page.getByRole("dialog", { name: "Delete your account?" }).waitFor();
}

/** A fresh address. */
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

/** Steps from the address to the picture's subject. */
const acts: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  "register-code": askForCode,
  "account-created": registerByLink,
  "delete-account": openDeletion,
  complete: async (page) => {
    await pickAndSend(page);
    await page.waitForURL(`**${paths.complete()}`);
  },
};

async function open(page: Page, samples: Samples, { path, viewer }: Sample): Promise<void> {
  waitForIslands(page.context());
  // Pictures show pages without the cookie banner.
  await page.addInitScript((key) => {
    if (location.protocol.startsWith("http")) localStorage.setItem(key, "1");
  }, consentKey);
  if (viewer !== null) await rememberToken(page, await samples.tokenOf(viewer));
  await page.goto(path, { waitUntil: "networkidle" });
}

/** A window as tall as the page, up to this limit, since sticky parts would be in a picture's middle. */
async function grow(page: Page, mostHeight: number): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const width = page.viewportSize()?.width ?? 0;
  await page.setViewportSize({ width, height: Math.min(height, mostHeight) });
  await page.evaluate(() => scrollTo(0, 0));
}

async function write(picture: Buffer, folder: string, name: string, quality = 80): Promise<void> {
  mkdirSync(folder, { recursive: true });
  await sharp(picture).webp({ quality }).toFile(`${folder}/${name}.webp`);
}

for (const [name, screen] of Object.entries(screens))
  test(name, async ({ page, samples }, { project }) => {
    await open(page, samples, await screen(samples));
    await acts[name]?.(page);
    // A dialog is in the middle of its window.
    if (name !== "delete-account") await grow(page, 2_400);
    const isShown = shownScreens.some((shown) => shown.name === name);
    await write(
      await page.screenshot(),
      isShown ? "src/assets/screens" : "screens",
      `${name}-${project.name}`,
    );
  });

const server = { baseURL: process.env.E2E_URL ?? "" };

/** Similar pages: smaller and less exact. */
const series = ["results-of", "programme", "team", "workshop"] as const;
for (const name of series)
  test(name, async ({ browser, contextOptions, viewport, colorScheme, samples }, { project }) => {
    for (const [part, sample] of await samples[name]()) {
      const context = await browser.newContext({ ...contextOptions, ...server, viewport, colorScheme });
      const page = await context.newPage();
      await open(page, samples, sample);
      const isShown = leadScreens.some((shown) => shown.name === `${name}-${part}`);
      if (!isShown) await grow(page, 1_600);
      const [folder, quality] = isShown ? (["src/assets/screens", 70] as const) : (["screens", 45] as const);
      await write(await page.screenshot(), folder, `${name}-${part}-${project.name}`, quality);
      await context.close();
    }
  });

/** The landing page's picture: a result down to the foot of its window, sharp enough to be shrunk. */
const product = {
  desktop: { suffix: "", width: 1120, height: 640, deviceScaleFactor: 1.5 },
  phone: { suffix: "-narrow", width: 380, height: 664, deviceScaleFactor: 2 },
};
test("product", async ({ browser, contextOptions, colorScheme, samples }, { project }) => {
  const { suffix, width, height, ...sharpness } =
    product[project.name.startsWith("phone") ? "phone" : "desktop"];
  const viewport = { width, height };
  const options = { ...contextOptions, ...server, colorScheme, viewport, ...sharpness };
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const { id } = await samples.round("completed");
  await open(page, samples, { path: paths.assessmentResults(id), viewer: await samples.owner() });
  const heading = await page.locator("h1").first().boundingBox();
  const drawing = await page.locator(".window").first().boundingBox();
  const top = (heading?.y ?? 0) - 64;
  const bottom = (drawing?.y ?? 0) + (drawing?.height ?? 0) + 12;
  const clip = { x: 0, y: top, width, height: bottom - top };
  const picture = await page.screenshot({ fullPage: true, clip });
  await write(picture, "src/assets/product", `result${suffix}-${colorScheme}`, 72);
  await context.close();
});
