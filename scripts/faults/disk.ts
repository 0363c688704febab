import { spawnSync } from "node:child_process";
import { mkdtempSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Scene } from "./fault.ts";

/** Runs a tool of the system. */
export function run(command: string, ...args: readonly string[]): void {
  const { status, stderr } = spawnSync(command, args, { encoding: "utf8" });
  if (status !== 0)
    throw new Error(`Mounting a disk needs root. ${command} ${args.join(" ")} failed: ${stderr.trim()}`);
}

function mountIn({ folder, afterwards }: Scene, ...how: readonly string[]): string {
  const disk = mkdtempSync(join(folder, "disk-"));
  run("mount", ...how, disk);
  // Lazily: a server that was just killed may still be closing its files.
  afterwards(() => {
    run("umount", "--lazy", disk);
  });
  return disk;
}

/** Mounts a disk of that size in the scene's folder. @returns where it is. */
export const smallDiskIn = (scene: Scene, megabytes: number): string =>
  mountIn(scene, "-t", "tmpfs", "-o", `size=${String(megabytes)}m`, "tmpfs");

/** Mounts an empty disk that can't be written to in the scene's folder. @returns where it is. */
export const readOnlyDiskIn = (scene: Scene): string => mountIn(scene, "-t", "tmpfs", "-o", "ro", "tmpfs");

/** Mounts a disk on which files can be made immutable in the scene's folder. @returns where it is. */
export function ext4DiskIn(scene: Scene): string {
  const image = join(scene.folder, "image");
  writeFileSync(image, "");
  truncateSync(image, 64 * 2 ** 20);
  run("mkfs.ext4", "-q", image);
  return mountIn(scene, "-o", "loop", image);
}
