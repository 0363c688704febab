import { readdir, readFile } from "node:fs/promises";
import { setPriority } from "node:os";

/** What libuv calls the threads that password hashes run on. */
const workerName = "libuv-worker";
/** Of -20 to 19; beside the event loop's 0 this is a tenth of the weight while both want a core. */
const niceness = 10;

async function workersOf(tasks: string): Promise<readonly number[]> {
  const ids = await readdir(tasks);
  const names = await Promise.all(ids.map((id) => readFile(`${tasks}/${id}/comm`, "utf8").catch(() => "")));
  return ids.filter((_, index) => names[index]?.startsWith(workerName)).map(Number);
}

/**
 * Lets the event loop go first where Node's pool of threads wants the same cores: forty sign-ins at once hold up
 * everyone else a third as long, and no fewer of them are done in a second.
 *
 * Linux alone gives threads a priority of their own. Elsewhere, and where the system says no, all stays as it is.
 */
export async function prioritizeEventLoop(): Promise<void> {
  try {
    // Reading the folder is work for the pool, so the threads are there by the time that it is read.
    for (const id of await workersOf("/proc/self/task")) setPriority(id, niceness);
  } catch {
    return;
  }
}
