// @ts-check
/**
 * Adds to package-lock.json the platform-specific optional packages (`…-darwin-arm64` and the like) that npm leaves out
 * when it updates the file on a machine of another platform; `npm ci` refuses such a file (npm/cli issue 4828).
 * What the name tells is enough: a package of a foreign platform is never fetched, and its own platform's npm reads
 * the rest from the registry. Run it after `npm install`, by `npm run lock:complete`.
 */
import { readFileSync, writeFileSync } from "node:fs";

const lockFile = new URL("../package-lock.json", import.meta.url);
const lock = JSON.parse(readFileSync(lockFile, "utf8"));
const platformName =
  /-(?<os>android|darwin|freebsd|linux|openharmony|win32)-(?<cpu>arm64|arm|x64|ia32|ppc64|riscv64|s390x)(?:-(?<abi>\w+))?$/;

/**
 * The place in the lock at which Node, starting in the package at `path`, would find `name`.
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
 * The fields by which npm decides that a package is not for this machine.
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

/** Entries that have to make room, by name@version: the same package is wanted further down the tree. */
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

lock.packages = Object.fromEntries(
  Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, "en")),
);
writeFileSync(lockFile, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`package-lock.json: ${added} packages of other platforms added.`);
