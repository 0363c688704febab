import { sessionTokenName } from "#src/server/http/request/request-context.ts";
import { consentKey } from "#src/shared/site/analytics.ts";
import type { Browser, Page } from "@playwright/test";
import sharp from "sharp";

const sizes = [
  { name: "phone", width: 360, height: 740 },
  { name: "desktop", width: 1280, height: 800 },
];
/** A page is shown from its top; what is longer than this is cut. Quality is of 100. */
const usual = { mostHeight: 2_400, quality: 80 };
const small = { mostHeight: 1_600, quality: 45 };

/** A page of which pictures are taken. */
export interface Screen {
  /** The name of the picture. */
  readonly name: string;
  /** The page's address. */
  readonly path: string;
  /** What leads from that address to the page that is shown. */
  readonly act?: (page: Page) => Promise<void>;
  /** Shows what a window shows, as where a dialog stands in its middle. */
  readonly isWindow?: boolean;
  /** One of many that are much alike: shorter, and less exact. */
  readonly isSmall?: boolean;
}

export interface Place {
  readonly browser: Browser;
  /** Where the server answers. */
  readonly url: string;
  /** Who looks; null is nobody who is signed in. */
  readonly token: string | null;
  readonly folder: string;
}

/** Takes a page in all sizes and both themes. */
export async function takePictures(
  { name, path, act, isWindow = false, isSmall = false }: Screen,
  { browser, url, token, folder }: Place,
): Promise<void> {
  const { mostHeight, quality } = isSmall ? small : usual;
  for (const size of sizes) {
    for (const colorScheme of ["light", "dark"] as const) {
      const context = await browser.newContext({ viewport: size, colorScheme, reducedMotion: "reduce" });
      if (token !== null) {
        const cookie = { name: sessionTokenName, value: token, url, httpOnly: true };
        await context.addCookies([{ ...cookie, sameSite: "Strict" }]);
      }
      // Pictures show pages, not the cookie banner on them.
      await context.addInitScript((key) => {
        if (location.protocol.startsWith("http")) localStorage.setItem(key, "1");
      }, consentKey);
      const page = await context.newPage();
      await page.goto(new URL(path, url).href, { waitUntil: "networkidle" });
      await act?.(page);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      // A window as tall as the page: what sticks to its edge would stand in the middle of a longer picture.
      if (!isWindow) await page.setViewportSize({ width: size.width, height: Math.min(height, mostHeight) });
      // What `act` has pressed may have led further down.
      await page.evaluate(() => scrollTo(0, 0));
      const picture = await page.screenshot();
      await sharp(picture).webp({ quality }).toFile(`${folder}/${name}-${size.name}-${colorScheme}.webp`);
      await context.close();
    }
  }
  console.log(`${folder}/${name}-*.webp`);
}
