import { readdir, readFile } from "node:fs/promises";
import { setPriority } from "node:os";

/** What libuv calls the threads that password hashes run on. */
const workerName = "libuv-worker";
/** From -20 to 19; beside the event loop's 0 this is a tenth of its weight while both want a core. */
const niceness = 10;

async function workersOf(tasks: string): Promise<readonly number[]> {
  const ids = await readdir(tasks);
  const names = await Promise.all(ids.map((id) => readFile(`${tasks}/${id}/comm`, "utf8").catch(() => "")));
  return ids.filter((_, index) => names[index]?.startsWith(workerName)).map(Number);
}

/**
 * Gives the event loop priority over Node's thread pool: forty sign-ins at once then delay everyone else a
 * third as long, at the same rate of sign-ins.
 *
 * Only Linux has priorities per thread. Elsewhere, or without permission, this does nothing.
 */
export async function prioritizeEventLoop(): Promise<void> {
  try {
    // Reading the folder is work for the pool, so the threads are there by the time that it is read.
    for (const id of await workersOf("/proc/self/task")) setPriority(id, niceness);
  } catch {
    return;
  }
}
