// @ts-check
/**
 * Adds optional packages of other platforms to package-lock.json, which npm leaves out; `npm ci` refuses such
 * a file (npm/cli issue 4828). Hash and licence come from the registry. Run after `npm install`.
 */
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";

const lockFile = new URL("../package-lock.json", import.meta.url);
const lock = JSON.parse(readFileSync(lockFile, "utf8"));
const platformName =
  /-(?<os>android|darwin|freebsd|linux|openharmony|win32)-(?<cpu>arm64|arm|x64|ia32|ppc64|riscv64|s390x)(?:-(?<abi>\w+))?$/;

/**
 * Where Node, starting in the package at `path`, would find `name` in the lock.
 * @param {string} path
 * @param {string} name
 */
function placeOf(path, name) {
  for (let folder = path; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf("/node_modules/")))) {
    const place = folder === "" ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (place in lock.packages) return place;
    if (folder === "") return null;
  }
}

/**
 * The fields by which npm skips a package on this machine.
 * @param {string} name
 */
function platformOf(name) {
  if (name.endsWith("-wasm32-wasi")) return { cpu: ["wasm32"] };
  const { os, cpu, abi = "" } = platformName.exec(name)?.groups ?? {};
  if (os === undefined || cpu === undefined) throw new Error(`${name}: the name tells no platform.`);
  return {
    os: [os],
    cpu: [cpu],
    ...(os === "linux" && { libc: [abi.startsWith("musl") ? "musl" : "glibc"] }),
  };
}

/**
 * A published package in the registry. Without the hash, `npm ci` would install anything.
 * @param {string} name
 * @param {string} version
 */
function askRegistry(name, version) {
  const args = ["view", `${name}@${version}`, "dist.integrity", "license", "--json"];
  const { status, stdout, stderr } = spawnSync("npm", args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`${name}@${version}: npm can’t ask the registry. ${stderr}`);
  const { "dist.integrity": integrity, license } = JSON.parse(stdout);
  if (typeof integrity !== "string") throw new Error(`${name}@${version}: the registry tells no hash of it.`);
  return { integrity, ...(typeof license === "string" && { license }) };
}

/** Entries that must move, by name@version: the same package is wanted further down the tree. */
const displaced = new Map();
let added = 0;
for (const [path, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const place = placeOf(path, name);
    if (place !== null && (lock.packages[place].version === version || /[\^~><*x|]/.test(version))) continue;
    if (path === "") throw new Error(`${name}: install it first.`);
    const sibling = `${path.slice(0, path.lastIndexOf("node_modules/"))}node_modules/${name}`;
    const present = lock.packages[sibling];
    if (present !== undefined) displaced.set(`${name}@${present.version}`, present);
    const known = displaced.get(`${name}@${version}`);
    lock.packages[sibling] = known ?? {
      version,
      ...(entry.dev === true && { dev: true }),
      optional: true,
      ...platformOf(name),
    };
    added += 1;
  }
}

let hashed = 0;
for (const [path, entry] of Object.entries(lock.packages)) {
  if (path === "" || entry.integrity !== undefined) continue;
  const name = path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
  Object.assign(entry, askRegistry(name, entry.version));
  hashed += 1;
}

lock.packages = Object.fromEntries(
  Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, "en")),
);
writeFileSync(lockFile, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`package-lock.json: ${added} packages of other platforms added, ${hashed} hashes fetched.`);
