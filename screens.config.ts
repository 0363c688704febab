/**
 * `npm run screens`: pictures of every page in screens/, which git ignores, on a phone and on a desktop, light and dark; those that the
 * product shows itself go to src/assets. `npm run screens -- -g results-of` takes those whose names match.
 */
import { defineConfig } from "@playwright/test";
import browserTests from "./playwright.config.ts";

const phone = { name: "phone", viewport: { width: 360, height: 740 } };
const desktop = { name: "desktop", viewport: { width: 1280, height: 800 } };

export default defineConfig({
  ...browserTests,
  testDir: "tests/screens",
  outputDir: "test-results/screens",
  reporter: "list",
  retries: 0,
  // Each worker makes sample data of its own.
  workers: 1,
  projects: [phone, desktop].flatMap(({ name, ...use }) =>
    (["light", "dark"] as const).map((colorScheme) => ({
      name: `${name}-${colorScheme}`,
      use: { ...use, colorScheme, contextOptions: { reducedMotion: "reduce" as const } },
    })),
  ),
});
