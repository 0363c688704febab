import type { Deps } from "#src/server/deps.ts";
import { sessionTokenName } from "#src/server/http/request/request-context.ts";
import { consentKey } from "#src/shared/site/analytics.ts";
import { paths } from "#src/shared/site/paths.ts";
import { codeFor } from "#tests/setup/local-mailbox.ts";
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import type { Place } from "./take-picture.ts";

/** What a walk can do. Each press is counted, and each frame is a picture of what a phone shows then. */
export interface Walker {
  readonly page: Page;
  readonly press: (target: Locator) => Promise<void>;
  /** After so many milliseconds; by default, once the page has come to rest. */
  readonly frame: (after?: number) => Promise<void>;
}

export interface Walk {
  readonly name: string;
  readonly go: (walker: Walker) => Promise<void>;
}

const phone = { width: 360, height: 740 };
/** Longer than any transition. */
const settledMs = 500;
const words = ["Calm", "Kind", "Observant", "Warm", "Witty"];

/** Takes a walk on a phone, frame by frame: name-01.webp, name-02.webp and so on. */
export async function takeWalk({ name, go }: Walk, { browser, url, token, folder }: Place): Promise<void> {
  const context = await browser.newContext({ baseURL: url, viewport: phone });
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  if (token !== null)
    await context.addCookies([
      { name: sessionTokenName, value: token, url, httpOnly: true, sameSite: "Strict" },
    ]);
  await context.addInitScript((key) => localStorage.setItem(key, "1"), consentKey);
  const page = await context.newPage();
  let frames = 0;
  let presses = 0;
  const frame = async (after = settledMs) => {
    await page.waitForTimeout(after);
    frames += 1;
    const number = String(frames).padStart(2, "0");
    const picture = await page.screenshot();
    await sharp(picture).webp({ quality: 80 }).toFile(`${folder}/${name}-${number}.webp`);
  };
  const press = async (target: Locator) => {
    presses += 1;
    await target.click();
  };
  await go({ page, press, frame });
  await context.close();
  console.log(`${folder}/${name}-*.webp: ${String(presses)} presses, ${String(frames)} frames`);
}

const chip = (page: Page, word: string) => page.locator(".chips label", { hasText: word }).first();

async function pickFive({ page, press, frame }: Walker): Promise<void> {
  for (const word of words) await press(chip(page, word));
  await frame();
}

/** From the landing page to a link to pass on. */
export const newcomerWalk = (deps: Deps): Walk => ({
  name: "walk-newcomer",
  go: async (walker) => {
    const { page, press, frame } = walker;
    const email = `alma-${crypto.randomUUID().slice(0, 8)}@example.org`;
    const button = (name: string) => page.getByRole("button", { name, exact: true });
    await page.goto(paths.home());
    await frame();
    await pickFive(walker);
    await page.getByLabel("Your email").fill(email);
    await frame();
    await press(button("Email me a code"));
    await page.getByLabel("Verification code").waitFor();
    await frame();
    await page.getByLabel("Verification code").fill(await codeFor(deps, email));
    await page.getByLabel("First name").fill("Alma");
    await page.getByLabel("Last name").fill("Sample");
    await page.getByLabel("Password", { exact: true }).fill("walking home at night");
    await frame();
    await press(button("Create account and start my round"));
    await button("Make a link and copy it").waitFor();
    await frame();
    await press(button("Make a link and copy it"));
    await button("Copied").waitFor();
    await frame();
  },
});

/** From a link that someone passed on to their thanks. */
export const peerWalk = (shareId: string): Walk => ({
  name: "walk-peer",
  go: async (walker) => {
    const { page, press, frame } = walker;
    await page.goto(paths.shared(shareId));
    await frame();
    await pickFive(walker);
    await press(page.getByRole("button", { name: /^Send my/ }));
    await page.waitForURL(`**${paths.complete()}`);
    await frame();
  },
});

/** A window opens, from its drawn curtains to the whole result. */
export const openingWalk = (surveyId: string): Walk => ({
  name: "walk-opening",
  go: async ({ page, press, frame }) => {
    await page.goto(paths.assessmentOpen(surveyId), { waitUntil: "networkidle" });
    await frame();
    await press(page.getByRole("button", { name: "Open my window" }));
    for (let moment = 0; moment < 5; moment += 1) await frame(300);
    for (const name of ["Blind Spot", "Façade", "Unknown"]) {
      await press(page.getByRole("button", { name: `Next: ${name}` }));
      await frame(600);
    }
    await press(page.getByRole("button", { name: "See my whole result" }));
    await page.waitForURL(/\/results$/);
    for (const screen of [0, 1, 2]) {
      await page.evaluate((top) => scrollTo(0, top), screen * phone.height);
      await frame();
    }
  },
});
