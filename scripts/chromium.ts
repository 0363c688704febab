import { spawnSync } from "node:child_process";

/** The first draws pages without the rest of a browser, and takes a fifth less time for it. */
const names = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];

/** Flags under which Chromium runs in containers, as root, and without asking the network for anything. */
export const chromiumFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** The path of the first of these programs that is installed. */
export function findProgram(candidates: readonly string[]): string | null {
  for (const name of candidates) {
    const { status, stdout } = spawnSync("sh", ["-c", `command -v ${name}`], { encoding: "utf8" });
    if (status === 0) return stdout.trim();
  }
  return null;
}

/** The path of an installed Chromium, as `CHROMIUM_PATH` or the PATH tell it. */
const findChromium = (): string | null => process.env.CHROMIUM_PATH ?? findProgram(names);

/** Runs a command for its effect, showing what it prints; true when it worked. */
function runs(command: string, args: readonly string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  return spawnSync(command, args, { stdio: "inherit", env }).status === 0;
}

/** Installs Debian's packages where this user may; true when it worked. */
export function installPackages(...packages: readonly string[]): boolean {
  if (process.getuid?.() !== 0 || findProgram(["apt-get"]) === null) return false;
  if (!(isUpdated ||= runs("apt-get", ["update", "-q"]))) return false;
  return runs("apt-get", ["install", "-y", "-q", "--no-install-recommends", ...packages]);
}
let isUpdated = false;

/**
 * Makes sure that there is a Chromium for the browser tests: an installed one, else Debian's where this user may install
 * packages, else the one that Playwright downloads. Tells Playwright's configuration through `CHROMIUM_PATH`, which
 * stays unset for the last of these.
 *
 * @returns whether there is one.
 */
export function ensureChromium(): boolean {
  let path = findChromium();
  if (path === null) {
    // Debian has had it since 12; elsewhere the whole browser does as well.
    if (!installPackages("fonts-liberation", "chromium-headless-shell"))
      installPackages("fonts-liberation", "chromium");
    path = findChromium();
  }
  if (path !== null) {
    process.env.CHROMIUM_PATH = path;
    return true;
  }
  return runs("playwright", ["install", "chromium"]);
}
