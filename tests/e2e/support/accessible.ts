import { expect, type Page } from "@playwright/test";
import axe, { type AxeResults, type NodeResult, type RunOptions } from "axe-core";

/** What a theme can change: the rest of a page is the same in both. */
const colourRules = ["color-contrast", "link-in-text-block"];

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
async function violationsOn(page: Page, options: RunOptions): Promise<AxeResults["violations"]> {
  if ((await page.evaluate("typeof axe")) === "undefined") await page.evaluate(axe.source);
  const run = JSON.stringify({ ...options, resultTypes: ["violations"] });
  return (await page.evaluate<AxeResults>(`axe.run(${run})`)).violations;
}

/** A toast covers links for some seconds, which axe would find too small then. */
async function rulesFor(page: Page): Promise<NonNullable<RunOptions["rules"]>> {
  return { ...rules, "target-size": { enabled: (await page.locator(".toast").count()) === 0 } };
}

const describeNode = ({ html, failureSummary = "" }: NodeResult): string => `${html}\n${failureSummary}`;

/** Expects axe to find nothing on the page as it stands, in either theme. Leaves the page in the system's theme. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const violations = await violationsOn(
      page,
      colorScheme === "light"
        ? { rules: await rulesFor(page) }
        : { runOnly: { type: "rule", values: colourRules } },
    );
    const findings = violations.flatMap(({ id, help, nodes }) =>
      nodes.map((node) => `${id} (${help}): ${describeNode(node)}`),
    );
    expect(findings, `what axe finds on ${page.url()}, ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
}
