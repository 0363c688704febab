import { spawnSync } from "node:child_process";
import { globSync } from "node:fs";

/*
 * Browsers for the browser tests: installed ones, else Debian's where this user may install packages. Tests and Playwright's
 * configuration learn from the environment where they are.
 */

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
function findProgram(...names: readonly string[]): string | undefined {
  const found = names.map((name) => spawnSync("sh", ["-c", `command -v ${name}`], { encoding: "utf8" }));
  return found.find(({ status }) => status === 0)?.stdout.trim();
}

/** Runs a command for its effect, showing what it prints; true when it worked. */
function runs(command: string, ...args: readonly string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  return spawnSync(command, args, { stdio: "inherit", env }).status === 0;
}

let isUpdated = false;
/** Installs Debian's packages where this user may; true when it worked. */
function installPackages(...packages: readonly string[]): boolean {
  if (process.getuid?.() !== 0 || findProgram("apt-get") === undefined) return false;
  isUpdated ||= runs("apt-get", "update", "-q");
  return isUpdated && runs("apt-get", "install", "-y", "-q", "--no-install-recommends", ...packages);
}

/** Finds a program and tells the environment; true when there is one. */
function found(variable: string, path: string | undefined): boolean {
  if (path !== undefined) process.env[variable] ??= path;
  return process.env[variable] !== undefined;
}

/** Draws pages without the rest of a browser, and takes little more than half of a whole Chromium's CPU. */
const findHeadlessShell = (): boolean => found("CHROMIUM_PATH", findProgram("chromium-headless-shell"));

const findChromium = (): boolean =>
  found(
    "CHROMIUM_PATH",
    findProgram("chromium", "chromium-browser", "google-chrome", "google-chrome-stable"),
  );

/** Finds or installs a Chromium. Where Playwright downloads its own, `CHROMIUM_PATH` stays unset. @returns whether there is one. */
export function ensureChromium(): boolean {
  if (findHeadlessShell()) return true;
  if (installPackages("fonts-liberation", "chromium-headless-shell") && findHeadlessShell()) return true;
  if (findChromium()) return true;
  installPackages("fonts-liberation", "chromium");
  return findChromium() || runs("playwright", "install", "chromium");
}

const findWebKit = (): boolean =>
  findProgram("xvfb-run") !== undefined &&
  found("WEBKIT_DRIVER_PATH", findProgram("WebKitWebDriver")) &&
  found("WEBKIT_BROWSER_PATH", globSync("/usr/lib/*/webkit2gtk-4.*/MiniBrowser").at(-1));

/** Firefox opens no sound where there is no sound card, so a talk by voice brings a sound server. */
const otherEngines: readonly (readonly [name: string, find: () => boolean, packages: readonly string[]])[] = [
  ["Firefox", () => found("FIREFOX_PATH", findProgram("firefox-esr", "firefox")), ["firefox-esr"]],
  ["PulseAudio for Firefox", () => found("PULSEAUDIO_PATH", findProgram("pulseaudio")), ["pulseaudio"]],
  ["WebKit", findWebKit, ["webkit2gtk-driver", "xvfb", "xauth"]],
];

/** Finds or installs Firefox and WebKit. Tests that need a missing one are left out, and a line says so. */
export function ensureOtherEngines(): void {
  for (const [name, find, packages] of otherEngines) {
    if (find() || (installPackages(...packages) && find())) continue;
    console.log(`There is no ${name}, and none could be installed: it is not tried.`);
  }
}
