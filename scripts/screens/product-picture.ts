import { sessionTokenName } from "#src/server/http/request/request-context.ts";
import { consentKey } from "#src/shared/site/analytics.ts";
import sharp from "sharp";
import type { Place } from "./take-picture.ts";

/** From above the heading to below the window; sharper than a usual screen, as pictures get smaller on the page. */
const sizes = [
  { name: "", width: 1120, height: 640, sharpness: 1.5 },
  { name: "-narrow", width: 380, height: 664, sharpness: 2 },
];
const aboveHeading = 64;

/** Takes what the landing page shows of the product: the top of a result, wide and narrow, in both themes. */
export async function takeProductPictures(path: string, place: Place): Promise<void> {
  const { browser, url, token, folder } = place;
  for (const { name, width, height, sharpness } of sizes) {
    for (const colorScheme of ["light", "dark"] as const) {
      const context = await browser.newContext({
        viewport: { width, height },
        colorScheme,
        reducedMotion: "reduce",
        deviceScaleFactor: sharpness,
      });
      if (token !== null)
        await context.addCookies([
          { name: sessionTokenName, value: token, url, httpOnly: true, sameSite: "Strict" },
        ]);
      await context.addInitScript((key) => localStorage.setItem(key, "1"), consentKey);
      const page = await context.newPage();
      await page.goto(new URL(path, url).href, { waitUntil: "networkidle" });
      const heading = await page.evaluate(
        () => (document.querySelector("h1")?.getBoundingClientRect().top ?? 0) + scrollY,
      );
      const clip = { x: 0, y: heading - aboveHeading, width, height };
      const picture = await page.screenshot({ fullPage: true, clip });
      await sharp(picture).webp({ quality: 72 }).toFile(`${folder}/result${name}-${colorScheme}.webp`);
      await context.close();
    }
  }
  console.log(`${folder}/result*.webp`);
}
