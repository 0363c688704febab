import { expect, test, type Page } from "@playwright/test";
import type { RunOptions } from "axe-core";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { isOnPhone } from "./fixtures.ts";

/** One letter beyond ASCII would double the size of the text on its way to a page. */
const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8").replaceAll(
  /[^\0-\x7f]/g,
  (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`,
);

/** Rules of WCAG that axe doesn't run by default. */
const rules = {
  "label-content-name-mismatch": { enabled: true },
  "css-orientation-lock": { enabled: true },
  "td-has-header": { enabled: true },
} satisfies NonNullable<RunOptions["rules"]>;

/** Runs axe in the page. (Its wrapper for Playwright opens a second page each time, which is slower.) */
async function findingsOn(page: Page, options: RunOptions): Promise<string[]> {
  if ((await page.evaluate("typeof axe")) === "undefined") await page.evaluate(axe);
  const run = JSON.stringify({ ...options, resultTypes: ["violations"] });
  return page.evaluate<string[]>(
    `axe.run(${run}).then(({ violations }) => violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ html, failureSummary }) => id + " (" + help + "): " + html + "\\n" + failureSummary)))`,
  );
}

/** A toast covers links for some seconds, which axe would call too small. */
async function rulesFor(page: Page): Promise<NonNullable<RunOptions["rules"]>> {
  return { ...rules, "target-size": { enabled: (await page.locator(".toast").count()) === 0 } };
}

/** Checks the page with axe, in the dark theme on a phone, else in the light one. */
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
