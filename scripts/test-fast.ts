/**
 * `npm run test:fast`: what a change can break within a minute. Types, the rules between rooms, and format, lint and unit tests of what differs
 * from `main`, or on `main` itself from the last commit. `npm test` is still what decides.
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { runStep, type Step } from "./step.ts";
import { countVitest } from "./test-counts.ts";

const git = (...args: string[]): string => execFileSync("git", args, { encoding: "utf8" }).trim();
const linesOf = (text: string): string[] => (text === "" ? [] : text.split("\n"));

/** A clone of a single branch has no `main`. */
function forkPoint(): string {
  try {
    return git("merge-base", "HEAD", "main");
  } catch {
    return git("rev-parse", "HEAD");
  }
}

const base = forkPoint();
const changed = [
  ...linesOf(git("diff", "--name-only", "--diff-filter=d", base)),
  ...linesOf(git("ls-files", "--others", "--exclude-standard")),
].filter((file) => existsSync(file));
const linted = changed.filter((file) => /\.(?:ts|tsx|js|mjs|astro|css)$/.test(file));
const typed = changed.filter((file) => /\.tsx?$/.test(file));
const reports = "test-results";
mkdirSync(reports, { recursive: true });

function vitest(name: string, args: readonly string[]): Step {
  const file = `${reports}/fast-${name.replaceAll(" ", "-")}.json`;
  const reporters = ["--reporter=json", `--outputFile.json=${file}`];
  return { name, command: ["vitest", "run", ...reporters, ...args], count: () => countVitest(file) };
}

const rules = ["room-rules", "browser-rules", "typed-rules", "no-circles"].map(
  (name) => `tests/integration/house/${name}.test.ts`,
);
const pages = changed.filter((file) => file.endsWith(".astro"));
const types: Step = {
  name: pages.length > 0 ? "types, pages included" : "types",
  command:
    pages.length > 0
      ? ["astro", "check", "--minimumFailingSeverity", "warning"]
      : ["tsc", "--noEmit", "--incremental", "--tsBuildInfoFile", "node_modules/.cache/types.tsbuildinfo"],
};
/** A step for some files; none where there are no files. */
const stepFor = (name: string, command: Step["command"], files: readonly string[]): Step[] =>
  files.length === 0 ? [] : [{ name, command: [...command, ...files] }];

const related = ["--passWithNoTests", `--changed=${base}`, "src", "db", "scripts"];
const lanes: Step[][] = [
  [types, vitest("rules", rules)],
  [
    ...stepFor("format", ["oxfmt", "--check", "--no-error-on-unmatched-pattern"], changed),
    ...stepFor("format of pages", ["prettier", "--check", "--log-level", "warn"], pages),
    ...stepFor("lint with types", ["oxlint"], typed),
    ...stepFor("lint", ["eslint", "--max-warnings", "0", "--no-warn-ignored"], linted),
    vitest("unit tests of what changed", related),
  ],
];

/** How many of them fail; each runs once the one before has ended. */
async function failuresIn(steps: readonly Step[]): Promise<number> {
  let failed = 0;
  for (const step of steps) failed += (await runStep(step)).failed;
  return failed;
}

const failures = await Promise.all(lanes.map(failuresIn));
process.exitCode = failures.every((count) => count === 0) ? 0 : 1;
