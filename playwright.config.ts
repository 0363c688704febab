import { defineConfig } from "@playwright/test";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "#tests/setup/process/free-port.ts";
import { trialSettings } from "./scripts/built-server.ts";
import { serverEntry } from "./scripts/build/builds.ts";
import { chromiumFlags } from "./scripts/browsers.ts";

/*
 * Browser tests run against the production build (`npm run build` first), on a port and a database of their own.
 * This file is read again in each worker, which finds what the first reading decided in the environment.
 */
if (process.env.E2E_URL === undefined) {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), "openpane-browser-tests-"));
  process.on("exit", () => {
    rmSync(folder, { recursive: true, force: true });
  });
  process.env.E2E_URL = `http://localhost:${port}`;
  process.env.E2E_DATABASE_URL = `file:${join(folder, "openpane.db")}`;
}
const talks = /voice\/[\w-]+-talk\.spec\.ts$/;
/** What takes minutes is left to CI: `npm test -- --thorough`. */
const leftOut = process.env.THOROUGH === "1" ? {} : { grepInvert: /@thorough/ };

const url = process.env.E2E_URL;
const databaseUrl = process.env.E2E_DATABASE_URL ?? "";

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results/e2e",
  // Node strips types itself, in a fifth of the time that Playwright's own compiler takes.
  build: { external: ["**/*.ts"] },
  fullyParallel: true,
  forbidOnly: true,
  // A browser on a busy machine can be late once. What passes only at the second try is named at the end of `npm test`.
  retries: 1,
  // More than cores: talks take as long as they take, and someone is often waiting for a pause to end.
  workers: 4,
  ...leftOut,
  // Patience costs nothing while tests pass: a busy machine makes them slower, not wrong.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [["list"], ["json", { outputFile: process.env.E2E_REPORT ?? "test-results/e2e.json" }]],
  use: {
    baseURL: url,
    browserName: "chromium",
    // Drawing what moves takes a good part of a browser's time; on phones (fixtures.ts) all moves as it does for most people.
    contextOptions: { viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" },
    launchOptions: {
      // A microphone that beeps, and no question before it. A test that chose that for itself would start a worker and a browser.
      args: [...chromiumFlags, "--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream"],
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
    },
    // A trace of each test costs a sixth of the time: ask for it with `npm run test:browser -- --trace retain-on-failure`.
    trace: "off",
    screenshot: "only-on-failure",
  },
  projects: [
    // The longest come first, one after the other: while someone speaks, the processor is free for other tests.
    { name: "talks", testMatch: talks, workers: 1 },
    { name: "pages", testIgnore: talks },
  ],
  webServer: {
    command: `node ${serverEntry}`,
    url: `${url}/readyz`,
    timeout: 300_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
    env: trialSettings(url, databaseUrl),
  },
});
