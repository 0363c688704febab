/** `npm run test:browser -- [Playwright's arguments]`: the browser tests of a fresh build. */
import { spawnSync } from "node:child_process";
import { buildIfChanged } from "./build/build-if-changed.ts";
import { ensureChromium, ensureOtherEngines } from "./browsers.ts";

if (process.argv.includes("@thorough")) process.env.THOROUGH = "1";
// Playwright sets FORCE_COLOR; beside NO_COLOR, each Node in the tests would print a warning.
delete process.env.NO_COLOR;
buildIfChanged();
if (ensureChromium()) {
  if (process.env.THOROUGH === "1") ensureOtherEngines();
  const { status } = spawnSync("playwright", ["test", ...process.argv.slice(2)], { stdio: "inherit" });
  process.exitCode = status ?? 1;
} else {
  console.error(
    "There is no Chromium, and none could be installed. Install one, or name it in CHROMIUM_PATH.",
  );
  process.exitCode = 1;
}
