/**
 * `npm test`: every check of the project. All of them run, whatever fails, and the last line counts tests and
 * checks. `--thorough`, as in CI, adds what takes minutes: all random histories, a libSQL server, long talks
 * and other browsers. `--without-browser` (`npm run verify`) leaves the browser tests out.
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statfsSync } from "node:fs";
import { resolve } from "node:path";
import { ensureLibsqlServer } from "./libsql-server.ts";
import { inTurn, reports, vitest, type Outcome, type Step } from "./steps.ts";

const isThorough = process.argv.includes("--thorough");
if (isThorough) process.env.THOROUGH = "1";
const withBrowser = !process.argv.includes("--without-browser");

/** None of these needs the build. Oxfmt doesn't know pages. */
const staticChecks: readonly Step[] = [
  { name: "format", command: ["oxfmt", "--check"] },
  { name: "format of pages", command: ["prettier", "--check", "--log-level", "warn", "**/*.astro"] },
  { name: "lint and room rules", command: ["eslint", "--max-warnings", "0", "."] },
  { name: "unused code", command: ["knip", "--no-progress"] },
];
const build: Step = { name: "build", command: ["node", "scripts/build.ts"] };

/** The first writes the same files as the build, which the second reads. Oxlint doesn't know pages. */
const types: readonly Step[] = [
  {
    name: "types of pages",
    command: ["astro", "check", "--minimumFailingSeverity", "warning", "--tsconfig", "tsconfig.pages.json"],
  },
  { name: "types, and lint with types", command: ["oxlint", "--type-check"] },
];

const browserReport = `${reports}/browser.json`;
const weightTable = `${reports}/weight.txt`;
const browserTests: Step = {
  name: "browser tests and weight budgets",
  command: ["node", "scripts/browser-tests.ts"],
  env: { E2E_REPORT: browserReport },
  report: browserReport,
  details: () => (existsSync(weightTable) ? readFileSync(weightTable, "utf8") : ""),
  isFirst: true,
};

/**
 * Integration tests that also run on a real libSQL server, by folder. They cover what differs: transactions,
 * concurrency, reported constraints, values over HTTP and failures, and a few usual writes.
 */
const onServer = {
  accounts: ["email-change-rivals", "registration", "reset"],
  // Triggers, full-text search, and rows compared as a whole.
  administration: ["acts", "log", "people"],
  billing: ["processes"],
  blog: ["reading", "pictures"],
  database: [
    "backup",
    "concurrency",
    "database-server-hangs",
    "database-writes",
    "migrate",
    "readiness",
    "sweeper",
    "two-processes",
  ],
  email: ["timed-work"],
  house: ["check-command", "server-state"],
  invitations: ["inviting"],
  organisations: ["workshops"],
  programmes: ["sharing-ledger", "starting-again"],
  promise: ["rules", "storage"],
  results: ["prediction", "snapshots"],
  "sign-in": ["limits", "password-meanwhile"],
};

const serverTests: readonly string[] = Object.entries(onServer).flatMap(([folder, files]) =>
  files.map((file) => `tests/integration/${folder}/${file}.test.ts`),
);

/** Some of the integration tests, on a real libSQL server instead of a file. */
function onDatabaseServer(): readonly Step[] {
  const program = ensureLibsqlServer();
  if (program === null) {
    console.log("There is no libSQL server for this platform; name one in SQLD to test against it.");
    return [];
  }
  const missing = serverTests.filter((file) => !existsSync(file));
  if (missing.length > 0) throw new Error(`There are no such tests: ${missing.join(", ")}`);
  const env = { TEST_DATABASE: "server", SQLD: program };
  return [vitest("integration tests on a libSQL server", serverTests, env)];
}

/** Test databases needn't survive a power cut. Containers often give this folder only 64 MB. */
function useMemoryForDatabases(): void {
  const memory = "/dev/shm";
  if (!existsSync(memory)) return;
  const { bavail, bsize } = statfsSync(memory);
  if (bavail * bsize < 2 * 2 ** 30) return;
  const folder = mkdtempSync(`${memory}/openpane-`);
  process.env.TMPDIR = folder;
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
}

function summarize(outcomes: readonly Outcome[], seconds: number): void {
  const sum = (of: "passed" | "failed") => outcomes.reduce((total, outcome) => total + outcome[of], 0);
  for (const { name, failed, failure } of outcomes)
    if (failed > 0) console.log(`\nFailed: ${name}\n${failure.split("\n").slice(-60).join("\n")}`);
  console.log(`\nAll of it took ${String(seconds)} s.`);
  console.log(`${String(sum("passed"))} passed, ${String(sum("failed"))} failed`);
  process.exitCode = sum("failed") === 0 ? 0 : 1;
}

const startedAt = performance.now();
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
// Tests choose it themselves.
delete process.env.NODE_ENV;
// Otherwise each Node would read and strip the types of hundreds of files again.
process.env.NODE_COMPILE_CACHE = resolve(reports, "compiled");
useMemoryForDatabases();

/* Two cores: static checks beside the build, then browser tests, which mostly wait, beside vitest. */
const built = inTurn([build]);
const outcomes = await Promise.all([
  built,
  built.then(() => inTurn(withBrowser ? [browserTests] : [])),
  built.then(() => inTurn([...types, ...(isThorough ? onDatabaseServer() : [])])),
  inTurn([...staticChecks, vitest("unit, property, contract and integration tests")]),
]);
summarize(outcomes.flat(), Math.round((performance.now() - startedAt) / 1_000));
