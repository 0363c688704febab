import { spawnSync } from "node:child_process";
import { getPriority } from "node:os";
import { expect, it } from "vitest";

/** Runs in its own process, because threads are created once. Prints each thread's name and priority. */
const program = `
  import { existsSync, readdirSync, readFileSync } from "node:fs";
  import { getPriority } from "node:os";
  const { prioritizeEventLoop } = await import(${JSON.stringify(import.meta.resolve("./thread-pool.ts"))});
  await prioritizeEventLoop();
  const tasks = "/proc/self/task";
  const found = { own: getPriority(process.pid), workers: [] };
  for (const id of existsSync(tasks) ? readdirSync(tasks) : []) {
    const name = readFileSync(tasks + "/" + id + "/comm", "utf8");
    if (name.startsWith("libuv-worker")) found.workers.push(getPriority(Number(id)));
  }
  console.log(JSON.stringify(found));
`;

it("the pool's threads give way to the event loop where each has a priority of its own", () => {
  const { stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", program], {
    encoding: "utf8",
  });
  const workers = process.platform === "linux" ? [10, 10, 10, 10] : [];
  expect(stderr).toBe("");
  expect(JSON.parse(stdout)).toEqual({ own: getPriority(), workers });
});
