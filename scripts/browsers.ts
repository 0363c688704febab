import { spawnSync } from "node:child_process";
import { globSync } from "node:fs";

/*
 * Browsers for the browser tests: installed ones, else Debian's where this user may install packages.
 * Tests and Playwright's configuration find them through the environment.
 */

/** Flags for Chromium in containers, as root, and without background requests. */
export const chromiumFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** The path of the first installed program. */
function findProgram(...names: readonly string[]): string | undefined {
  const found = names.map((name) => spawnSync("sh", ["-c", `command -v ${name}`], { encoding: "utf8" }));
  return found.find(({ status }) => status === 0)?.stdout.trim();
}

/** Runs a command with its output shown; true on success. */
function runs(command: string, ...args: readonly string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  return spawnSync(command, args, { stdio: "inherit", env }).status === 0;
}

let isUpdated = false;
/** Installs Debian's packages if this user may; true on success. */
function installPackages(...packages: readonly string[]): boolean {
  if (process.getuid?.() !== 0 || findProgram("apt-get") === undefined) return false;
  isUpdated ||= runs("apt-get", "update", "-q");
  return isUpdated && runs("apt-get", "install", "-y", "-q", "--no-install-recommends", ...packages);
}

/** Finds a program and sets the environment; true if there is one. */
function found(variable: string, path: string | undefined): boolean {
  if (path !== undefined) process.env[variable] ??= path;
  return process.env[variable] !== undefined;
}

/** Chromium without a window takes little more than half of the CPU. */
const findHeadlessShell = (): boolean => found("CHROMIUM_PATH", findProgram("chromium-headless-shell"));

const findChromium = (): boolean =>
  found(
    "CHROMIUM_PATH",
    findProgram("chromium", "chromium-browser", "google-chrome", "google-chrome-stable"),
  );

/** Finds or installs a Chromium. If Playwright downloads its own, `CHROMIUM_PATH` stays unset. */
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

/** Firefox needs a sound server where there is no sound card. */
const otherEngines: readonly (readonly [name: string, find: () => boolean, packages: readonly string[]])[] = [
  ["Firefox", () => found("FIREFOX_PATH", findProgram("firefox-esr", "firefox")), ["firefox-esr"]],
  ["PulseAudio for Firefox", () => found("PULSEAUDIO_PATH", findProgram("pulseaudio")), ["pulseaudio"]],
  ["WebKit", findWebKit, ["webkit2gtk-driver", "xvfb", "xauth"]],
];

/** Finds or installs Firefox and WebKit. Tests without theirs are left out, with a note. */
export function ensureOtherEngines(): void {
  for (const [name, find, packages] of otherEngines) {
    if (find() || (installPackages(...packages) && find())) continue;
    console.log(`There is no ${name}, and none could be installed: it is not tried.`);
  }
}
