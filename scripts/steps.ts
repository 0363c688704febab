import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { setPriority } from "node:os";
import { z } from "zod";

export const reports = "test-results";

/** One tool that `npm test` runs. */
export interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  readonly env?: Readonly<Record<string, string>>;
  /** A runner's JSON report with its number of tests; a step without one counts as one. */
  readonly report?: string;
  /** Shown even if nothing failed. */
  readonly details?: () => string;
  /** Browser tests measure pauses in speech, so other steps wait for them. */
  readonly isFirst?: boolean;
}

export interface Outcome {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  /** The end of a failed step's output. */
  readonly failure: string;
}

const vitestReport = z.object({ numPassedTests: z.int(), numFailedTests: z.int() });
const playwrightReport = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }),
});

/** The totals of a report by vitest or Playwright. */
function readCounts(file: string): { passed: number; failed: number } {
  const report = z.union([vitestReport, playwrightReport]).parse(JSON.parse(readFileSync(file, "utf8")));
  if ("numPassedTests" in report) return { passed: report.numPassedTests, failed: report.numFailedTests };
  const { expected, flaky, unexpected } = report.stats;
  return { passed: expected + flaky, failed: unexpected };
}

/** Longer than any step needs, even on a busy machine. */
const longestMs = 60 * 60_000;
const colours = process.stdout.isTTY ? { FORCE_COLOR: "1" } : { NO_COLOR: "1" };

function run({
  command: [program, ...args],
  env,
  isFirst,
}: Step): Promise<{ isOk: boolean; output: string }> {
  return new Promise((resolve) => {
    let output = "";
    const child = spawn(program, args, {
      env: { ...process.env, ...colours, ...env },
      stdio: ["ignore", "pipe", "pipe"],
      timeout: longestMs,
    });
    if (child.pid !== undefined && isFirst !== true) setPriority(child.pid, 10);
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (text: string) => (output += text));
    child.on("error", ({ message }) =>
      resolve({ isOk: false, output: `${program} can't be run: ${message}` }),
    );
    child.on("close", (code, signal) => {
      const note = signal === null ? "" : `${program} was ended by ${signal}: it may have hung.\n`;
      resolve({ isOk: code === 0, output: output + note });
    });
  });
}

/** Playwright's list of tests that passed only when retried. */
const flakyIn = (output: string): string => /^ {2}\d+ flaky\n(?: {4}.*\n)*/m.exec(output)?.[0] ?? "";

/** Runs a step and reports its outcome. Vitest and Playwright print failures at their end. */
export async function runStep(step: Step): Promise<Outcome> {
  const { name, report } = step;
  console.log(`...  ${name}`);
  const startedAt = performance.now();
  const { isOk, output } = await run(step);
  const counted = report !== undefined && existsSync(report) ? readCounts(report) : null;
  const passed = counted?.passed ?? (isOk ? 1 : 0);
  // A runner fails without a failed test if a test file can't be loaded.
  const failed = isOk ? 0 : Math.max(1, counted?.failed ?? 0);
  const tests = counted === null ? "" : `, ${String(passed)} passed, ${String(failed)} failed`;
  const took = ((performance.now() - startedAt) / 1_000).toFixed(1);
  console.log(`${isOk ? "ok  " : "FAIL"} ${name} (${took} s${tests})`);
  const failure = isOk ? "" : output.trimEnd().split("\n").slice(-200).join("\n");
  for (const text of [failure, flakyIn(output), step.details?.() ?? ""]) if (text !== "") console.log(text);
  return { name, passed, failed, failure };
}

/** Runs steps one after the other, even after failures. */
export async function inTurn(steps: readonly Step[]): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const step of steps) outcomes.push(await runStep(step));
  return outcomes;
}

/** Some tests by vitest. */
export function vitest(name: string, args: readonly string[] = [], env: Step["env"] = {}): Step {
  const report = `${reports}/${name.replaceAll(/\W+/g, "-")}.json`;
  mkdirSync(reports, { recursive: true });
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  return { name, command: ["vitest", "run", ...reporters, ...args], env, report };
}
