/**
 * `npm test`: every check of the project, from nothing. All of them run, whatever fails; the last line counts each test,
 * and each check that has no tests as one. `--engines` adds the long talks in other browsers, `--without-browser` (`npm run verify`) leaves the browser tests out.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { ensureLibsqlServer } from "./libsql-server.ts";
import { makeMemoryFolder } from "./memory-folder.ts";
import { serverTests } from "./server-tests.ts";
import { runStep, type Outcome, type Step } from "./step.ts";
import { countPlaywright, countVitest } from "./test-counts.ts";

const startedAt = performance.now();
if (process.argv.includes("--engines")) process.env.ENGINES = "1";
const withBrowser = !process.argv.includes("--without-browser");
const reports = "test-results";

const format: Step = { name: "format", command: ["oxfmt", "--check"] };
/** Oxfmt doesn't know pages. */
const pageFormat: Step = {
  name: "format of pages",
  command: ["prettier", "--check", "--log-level", "warn", "**/*.astro"],
};
/** TypeScript's native compiler, which Oxlint loads, takes a fifth of the time; it doesn't know pages. */
const typesAndLint: Step = { name: "types, and lint with types", command: ["oxlint", "--type-check"] };
const lint: Step = { name: "lint and room rules", command: ["eslint", "--max-warnings", "0", "."] };
const pageTypes: Step = {
  name: "types of pages",
  command: ["astro", "check", "--minimumFailingSeverity", "warning", "--tsconfig", "tsconfig.pages.json"],
};
const unused: Step = { name: "unused code", command: ["knip", "--no-progress"] };
const build: Step = { name: "build", command: ["node", "scripts/build.ts"] };

function vitest(name: string, report: string, args: readonly string[], env: Step["env"] = {}): Step {
  const file = `${reports}/${report}.json`;
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  return { name, command: ["vitest", "run", ...reporters, ...args], env, count: () => countVitest(file) };
}

const browserReport = `${reports}/browser.json`;
const weightTable = `${reports}/weight.txt`;
const browser: Step = {
  name: "browser tests and weight budgets",
  command: ["node", "scripts/browser-tests.ts"],
  env: { E2E_REPORT: browserReport },
  count: () => countPlaywright(browserReport),
  details: () => (existsSync(weightTable) ? readFileSync(weightTable, "utf8") : ""),
};

async function inTurn(steps: readonly Step[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const step of steps) outcomes.push(await runStep(step));
  return outcomes;
}

/** Some of the integration tests once more, with a real libSQL server in the place of a file. */
function onDatabaseServer(): Step[] {
  const program = ensureLibsqlServer();
  if (program === null) {
    console.log("There is no libSQL server for this platform; name one in SQLD to test against it.");
    return [];
  }
  const missing = serverTests.filter((file) => !existsSync(file));
  if (missing.length > 0)
    throw new Error(`scripts/server-tests.ts names files that aren’t there: ${missing.join(", ")}`);
  const env = { TEST_DATABASE: "server", SQLD: program };
  return [vitest("integration tests on a libSQL server", "database-server", serverTests, env)];
}

function summarise(outcomes: readonly Outcome[]): void {
  const failed = outcomes.filter((outcome) => outcome.failed > 0);
  for (const { name, failures } of failed) console.log(`\nFailed: ${name}\n${failures.join("\n")}`);
  for (const { unsteady = [] } of outcomes)
    for (const test of unsteady) console.log(`\nPassed only when tried again, so look into it: ${test}`);
  const total = (pick: (outcome: Outcome) => number) =>
    outcomes.reduce((sum, outcome) => sum + pick(outcome), 0);
  console.log(`\nAll of it took ${Math.round((performance.now() - startedAt) / 1_000)} s.`);
  console.log(`${total(({ passed }) => passed)} passed, ${total(({ failed: count }) => count)} failed`);
  process.exitCode = failed.length === 0 ? 0 : 1;
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
// Tests choose it themselves; what the caller happens to have set is not theirs.
delete process.env.NODE_ENV;
// Each Node that tests start would read and strip the types of hundreds of files again.
process.env.NODE_COMPILE_CACHE = resolve(reports, "compiled");
// And it would read the package.json of Drizzle hundreds of times.
const quickImports = `--import=${pathToFileURL("scripts/quick-imports.mjs").href}`;
process.env.NODE_OPTIONS = [process.env.NODE_OPTIONS, quickImports].join(" ").trim();

const memory = makeMemoryFolder();
if (memory !== null) {
  process.env.TMPDIR = memory;
  process.on("exit", () => {
    rmSync(memory, { recursive: true, force: true });
  });
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
}

/*
 * Two at a time, as there are two cores. `pageTypes` and `build` write the same generated files and take turns;
 * `typesAndLint` reads them, and follows. The tests on a database server wait a lot: beside others, that costs nothing.
 */
const checked = await Promise.all([
  inTurn([pageTypes, typesAndLint, build, ...onDatabaseServer()]),
  inTurn([
    format,
    pageFormat,
    lint,
    unused,
    vitest("unit, property, contract and integration tests", "vitest", []),
  ]),
]);
const browsed = withBrowser ? [await runStep(browser)] : [];
summarise([...checked.flat(), ...browsed]);
