import { unknownDevice } from "#src/shared/account/session.ts";
import Bowser from "bowser";

/** Real ones are half as long. */
const readLength = 512;

const browserNames: ReadonlySet<string> = new Set(Object.values(Bowser.BROWSER_MAP));
const systemNames: ReadonlySet<string> = new Set(Object.values(Bowser.OS_MAP));

/**
 * What a request is made with, in words: "Firefox on Windows". Only names that Bowser knows are told: for all others it
 * repeats what the sender wrote, and the words end up in emails.
 */
export function deviceName(userAgent: string | undefined): string {
  const text = userAgent?.slice(0, readLength).trim() ?? "";
  if (text === "") return unknownDevice;
  const { browser, os } = Bowser.parse(text);
  const known = (names: ReadonlySet<string>, name: string | undefined) =>
    name !== undefined && names.has(name) ? name : null;
  const browserName = known(browserNames, browser.name);
  const systemName = known(systemNames, os.name);
  if (systemName === null) return browserName ?? unknownDevice;
  return `${browserName ?? "Unknown browser"} on ${systemName}`;
}
