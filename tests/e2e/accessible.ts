import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** What a theme can change: the rest of a page is the same in both. */
const colourRules = ["color-contrast", "link-in-text-block"];

/** Expects axe to find nothing on the page as it stands, in either theme. Leaves the page in the system's theme. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"] });
    const { violations } = await (colorScheme === "light" ? axe : axe.withRules(colourRules)).analyze();
    const findings = violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id} (${help}): ${html}\n${failureSummary ?? ""}`),
    );
    expect(findings, `what axe finds on ${page.url()}, ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
}
