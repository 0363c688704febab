import { spawnSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Scene } from "./fault.ts";

function run(command: string, ...args: readonly string[]): void {
  const { status, stderr } = spawnSync(command, args, { encoding: "utf8" });
  if (status !== 0)
    throw new Error(
      `${command} ${args.join(" ")} failed: ${stderr.trim()} As another user than root, run this command under: unshare --map-root-user --mount`,
    );
}

/** Mounts a disk of that size in the scene's folder. @returns where it is. */
export function smallDiskIn({ folder, afterwards }: Scene, megabytes: number): string {
  const disk = join(folder, "disk");
  mkdirSync(disk);
  run("mount", "-t", "tmpfs", "-o", `size=${String(megabytes)}m`, "tmpfs", disk);
  afterwards(() => {
    run("umount", "--lazy", disk);
  });
  return disk;
}
