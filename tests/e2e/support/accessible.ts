import { expect, test, type Page } from "@playwright/test";
import type { RunOptions } from "axe-core";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { isOnPhone } from "./fixtures.ts";

/** Where a text has one letter beyond ASCII, each letter takes two bytes, and so it takes longer on its way to a page. */
const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8").replaceAll(
  /[^\0-\x7f]/g,
  (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`,
);

/** Rules of WCAG that axe leaves to be asked for. */
const rules = {
  "label-content-name-mismatch": { enabled: true },
  "css-orientation-lock": { enabled: true },
  "td-has-header": { enabled: true },
} satisfies NonNullable<RunOptions["rules"]>;

/**
 * Runs axe in the page itself, and gives it to the page once. (axe's wrapper for Playwright opens a second page for each run,
 * which takes longer than the run; it does so for frames, and we have none.)
 */
async function findingsOn(page: Page, options: RunOptions): Promise<string[]> {
  if ((await page.evaluate("typeof axe")) === "undefined") await page.evaluate(axe);
  const run = JSON.stringify({ ...options, resultTypes: ["violations"] });
  // What axe tells beside its findings is far more, and stays in the page.
  return page.evaluate<string[]>(
    `axe.run(${run}).then(({ violations }) => violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ html, failureSummary }) => id + " (" + help + "): " + html + "\\n" + failureSummary)))`,
  );
}

/** A toast covers links for some seconds, which axe would find too small then. */
async function rulesFor(page: Page): Promise<NonNullable<RunOptions["rules"]>> {
  return { ...rules, "target-size": { enabled: (await page.locator(".toast").count()) === 0 } };
}

/** Expects axe to find nothing on the page as it is now: on a phone in the dark theme, else in the light one. Leaves the page in the system's theme. */
export async function expectAccessible(page: Page): Promise<void> {
  const colorScheme = (page.viewportSize()?.width ?? 0) < 700 ? "dark" : "light";
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
  const findings = await findingsOn(page, { rules: await rulesFor(page) });
  expect(findings, `what axe finds on ${page.url()}, ${colorScheme}`).toEqual([]);
  await page.emulateMedia({
    colorScheme: null,
    reducedMotion: isOnPhone(test.info().tags) ? null : "reduce",
  });
}
