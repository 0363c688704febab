import { execFile } from "node:child_process";
import { resolve } from "node:path";
import type { TestDeps } from "#tests/setup/deps.ts";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Runs a task of tests/fakes/other-process.ts in its own process. Resolves with its result. */
export async function runOtherProcess(
  task: string,
  { databaseUrl, clock }: Pick<TestDeps, "databaseUrl" | "clock">,
  detail: string,
): Promise<unknown> {
  const script = resolve("tests/fakes/other-process.ts");
  const { stdout } = await run(process.execPath, [
    script,
    task,
    databaseUrl,
    clock.now().toISOString(),
    detail,
  ]);
  return JSON.parse(stdout);
}
