/**
 * `npm run test:fast`: what a change can break within a minute. Types, the rules between rooms, and format, lint and unit tests of what differs
 * from `main`, or on `main` itself from the last commit. `npm test` is still what decides.
 */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { inTurn, vitest, type Step } from "./steps.ts";

const git = (...args: string[]): string => execFileSync("git", args, { encoding: "utf8" }).trim();

/** A clone of a single branch has no `main`. */
function forkPoint(): string {
  try {
    return git("merge-base", "HEAD", "main");
  } catch {
    return git("rev-parse", "HEAD");
  }
}

const base = forkPoint();
const untracked = git("ls-files", "--others", "--exclude-standard");
const changed = `${git("diff", "--name-only", "--diff-filter=d", base)}\n${untracked}`
  .split("\n")
  .filter((file) => existsSync(file));
const pages = changed.filter((file) => file.endsWith(".astro"));

/** A step for changed files; none where there are no such files. */
const stepFor = (name: string, command: Step["command"], files: readonly string[]): readonly Step[] =>
  files.length === 0 ? [] : [{ name, command: [...command, ...files] }];
const types: Step["command"] =
  pages.length > 0
    ? ["astro", "check", "--minimumFailingSeverity", "warning"]
    : ["tsc", "--noEmit", "--incremental", "--tsBuildInfoFile", "node_modules/.cache/types.tsbuildinfo"];
const rules = ["room-rules", "browser-rules", "no-circles"].map(
  (name) => `tests/integration/house/${name}.test.ts`,
);
const linted = changed.filter((file) => /\.(?:ts|tsx|js|mjs|astro|css)$/.test(file));
const typed = changed.filter((file) => /\.tsx?$/.test(file));

const outcomes = await Promise.all([
  inTurn([{ name: "types", command: types }, vitest("rules", rules)]),
  inTurn([
    ...stepFor("format", ["oxfmt", "--check", "--no-error-on-unmatched-pattern"], changed),
    ...stepFor("format of pages", ["prettier", "--check", "--log-level", "warn"], pages),
    ...stepFor("lint with types", ["oxlint"], typed),
    ...stepFor("lint", ["eslint", "--max-warnings", "0", "--no-warn-ignored"], linted),
    vitest("unit tests of what changed", ["--passWithNoTests", `--changed=${base}`, "src", "db", "scripts"]),
  ]),
]);
process.exitCode = outcomes.flat().some(({ failed }) => failed > 0) ? 1 : 0;
