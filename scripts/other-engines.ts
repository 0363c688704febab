import { globSync } from "node:fs";
import { findProgram, installPackages } from "./chromium.ts";

/*
 * Firefox and WebKit for tests/e2e/site/engines.spec.ts and the talks in tests/e2e/voice/firefox-talk.spec.ts: installed ones, else
 * Debian's where this user may install packages. Where there is none, what needs it is left out and a line says so.
 */

const miniBrowser = (): string | undefined => globSync("/usr/lib/*/webkit2gtk-4.*/MiniBrowser").at(-1);

function findFirefox(): boolean {
  const path = process.env.FIREFOX_PATH ?? findProgram(["firefox-esr", "firefox"]);
  if (path !== null) process.env.FIREFOX_PATH = path;
  return path !== null;
}

/** Firefox opens no sound where there is no sound card, so a talk by voice brings one. */
function findSoundServer(): boolean {
  const path = findProgram(["pulseaudio"]);
  if (path !== null) process.env.PULSEAUDIO_PATH = path;
  return path !== null;
}

function findWebKit(): boolean {
  const driver = findProgram(["WebKitWebDriver"]);
  const browser = miniBrowser();
  if (driver === null || browser === undefined || findProgram(["xvfb-run"]) === null) return false;
  process.env.WEBKIT_DRIVER_PATH = driver;
  process.env.WEBKIT_BROWSER_PATH = browser;
  return true;
}

/** Finds or installs both, and tells the tests through the environment. */
export function ensureOtherEngines(): void {
  const engines = [
    ["Firefox", findFirefox, ["firefox-esr"]],
    ["PulseAudio for Firefox", findSoundServer, ["pulseaudio"]],
    ["WebKit", findWebKit, ["webkit2gtk-driver", "xvfb", "xauth"]],
  ] as const;
  for (const [name, find, packages] of engines) {
    if (find() || (installPackages(...packages) && find())) continue;
    console.log(`There is no ${name}, and none could be installed: it is not tried.`);
  }
}
