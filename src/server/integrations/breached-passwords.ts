import { seconds } from "#src/server/clock.ts";
import { describeFault, type Logger } from "#src/server/log.ts";
import { createHash } from "node:crypto";

/** Whether a password is known from breaches elsewhere. Never throws: false if the service is down. */
export type BreachedPasswords = (password: string) => Promise<boolean>;

interface Settings {
  /** The service's address, to which five hash digits are appended. */
  readonly url: string;
  readonly log: Logger;
  readonly deadlineMs?: number;
}

const prefixLength = 5;

/**
 * Asks a service with the range protocol of Pwned Passwords (haveibeenpwned.com/API/v3#PwnedPasswords). We
 * send five hex digits of the password's SHA-1, which a million passwords share. It answers with the rest of
 * each known hash, one `REST:COUNT` a line; a count of 0 is padding.
 */
export function createBreachedPasswords({ url, log, deadlineMs = seconds(2) }: Settings): BreachedPasswords {
  return async (password) => {
    const digits = createHash("sha1").update(password).digest("hex").toUpperCase();
    try {
      const answer = await fetch(url + digits.slice(0, prefixLength), {
        headers: { "add-padding": "true" },
        redirect: "error",
        signal: AbortSignal.timeout(deadlineMs),
      });
      if (!answer.ok) throw new Error(`status ${String(answer.status)}`);
      const rest = digits.slice(prefixLength);
      return (await answer.text()).split(/\r?\n/).some((line) => {
        const [suffix, count] = line.split(":");
        return suffix === rest && Number(count) > 0;
      });
    } catch (error) {
      // Sign-up doesn't depend on another service being up.
      log.warn("breached passwords cannot be asked", describeFault(error));
      return false;
    }
  };
}
