/** `npm run test:browser -- [what Playwright takes]`: the browser tests, with a Chromium found or fetched. */
import { spawnSync } from "node:child_process";
import { ensureChromium } from "./chromium.ts";

if (ensureChromium()) {
  const { status } = spawnSync("playwright", ["test", ...process.argv.slice(2)], { stdio: "inherit" });
  process.exitCode = status ?? 1;
} else {
  console.error(
    "There is no Chromium, and none could be installed. Install one, or name it in CHROMIUM_PATH.",
  );
  process.exitCode = 1;
}
