import { spawn } from "node:child_process";
import { once } from "node:events";
import { z } from "zod";

/** Where in a write a worker dies: before it, before its commit, or after it. */
const writePoint = z.object({
  /** The number of the write, the first being 1. */
  at: z.number(),
  point: z.enum(["before", "inside", "after"]),
});
export type WritePoint = z.output<typeof writePoint>;

/** An email worker, and where it dies. */
const doom = z.object({
  name: z.string(),
  databaseUrl: z.string(),
  smtpUrl: z.string(),
  now: z.string(),
  /** null: not at a write; the mail server stops instead. */
  write: writePoint.nullable(),
});
export type Doom = z.output<typeof doom>;
export const dooms = z.array(doom);

/** A worker's report. */
const word = z.object({ name: z.string(), isFinished: z.boolean() });

/**
 * Runs tests/fakes/dying-mail-worker.ts and kills it when every worker has stopped or finished.
 *
 * @returns the names of those that finished
 */
export async function killWorkers(
  workers: readonly { readonly doom: Doom; readonly reached: Promise<void> }[],
): Promise<ReadonlySet<string>> {
  const list = JSON.stringify(workers.map((worker) => worker.doom));
  const child = spawn(process.execPath, ["tests/fakes/dying-mail-worker.ts", list], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const exited = once(child, "exit");
  const finished = new Set<string>();
  const fates = new Map(workers.map(({ doom: { name } }) => [name, Promise.withResolvers<undefined>()]));
  child.on("message", (message) => {
    const { name, isFinished } = word.parse(message);
    if (isFinished) finished.add(name);
    fates.get(name)?.resolve(undefined);
  });
  for (const { doom, reached } of workers)
    void reached.then(() => {
      fates.get(doom.name)?.resolve(undefined);
    });
  await Promise.race([
    Promise.all([...fates.values()].map(({ promise }) => promise)),
    exited.then(() => Promise.reject(new Error("The workers ended by themselves."))),
  ]);
  child.kill("SIGKILL");
  await exited;
  if (child.signalCode !== "SIGKILL") throw new Error("The workers were not killed.");
  return finished;
}
