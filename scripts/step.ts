import { spawn } from "node:child_process";

/** One thing that `npm test` does. */
export interface Step {
  readonly name: string;
  /** A tool of the project's packages, or a script of ours under `node`. */
  readonly command: readonly [string, ...string[]];
  readonly env?: Readonly<Record<string, string>>;
  /** What the step has counted, once it has ended; a step without it counts as one. */
  readonly count?: () => Count | null;
  /** What a person wants to read although nothing failed. */
  readonly details?: () => string;
}

export interface Count {
  readonly passed: number;
  readonly failed: number;
  /** What failed, by name and with its error. */
  readonly failures: readonly string[];
  /** What passed only when it was tried again, by name and with its first error: to be looked into. */
  readonly unsteady?: readonly string[];
}

export interface Outcome extends Count {
  readonly name: string;
}

/** Longer than any step needs, even on a busy machine: one that hangs must not hold up the others. */
const patienceMs = 60 * 60_000;

const colours = process.stdout.isTTY ? { FORCE_COLOR: "1" } : { NO_COLOR: "1" };

function run({ command, env }: Step): Promise<{ ok: boolean; output: string }> {
  const [program, ...args] = command;
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const child = spawn(program, args, {
      env: { ...process.env, ...colours, ...env },
      stdio: ["ignore", "pipe", "pipe"],
      timeout: patienceMs,
    });
    child.stdout.on("data", (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on("data", (chunk: Buffer) => chunks.push(chunk));
    const end = (ok: boolean, note: string) => {
      resolve({ ok, output: Buffer.concat(chunks).toString() + note });
    };
    child.on("error", (error) => end(false, `${program} could not be run: ${error.message}\n`));
    child.on("close", (code, signal) => {
      const killed = `${program} was ended by ${signal ?? ""}: it may have hung.\n`;
      end(code === 0, signal === null ? "" : killed);
    });
  });
}

const lastLinesOf = (output: string, count: number): string =>
  output.trimEnd().split("\n").slice(-count).join("\n");

/** What failed comes first: whoever keeps only the beginning of a long log finds it there. */
const whatToRead = ({ failures }: Outcome, output: string): string =>
  [...failures, "The last of what it printed:", lastLinesOf(output, 200)].join("\n\n");

function outcomeOf({ name, count }: Step, ok: boolean, output: string): Outcome {
  const counted = count?.() ?? { passed: ok ? 1 : 0, failed: 0, failures: [] };
  // A tool that fails without naming a failed test has still failed.
  if (ok || counted.failed > 0) return { name, ...counted };
  return { name, ...counted, failed: 1, failures: [lastLinesOf(output, 30)] };
}

/** Runs a step and says how it went; what it printed is shown when it failed. */
export async function runStep(step: Step): Promise<Outcome> {
  console.log(`...  ${step.name}`);
  const startedAt = performance.now();
  const { ok, output } = await run(step);
  const took = `${((performance.now() - startedAt) / 1_000).toFixed(1)} s`;
  const outcome = outcomeOf(step, ok, output);
  const tests = step.count === undefined ? "" : `, ${outcome.passed} passed, ${outcome.failed} failed`;
  console.log(`${outcome.failed === 0 ? "ok  " : "FAIL"} ${step.name} (${took}${tests})`);
  if (outcome.failed > 0) console.log(`\n${whatToRead(outcome, output)}\n`);
  if (step.details !== undefined) console.log(step.details());
  return outcome;
}
