import { seconds } from "#src/server/clock.ts";
import { describeFault, type Logger } from "#src/server/log.ts";
import { createHash } from "node:crypto";

/** Whether a password is known from breaches elsewhere. Never throws: whoever cannot be asked knows nothing. */
export type BreachedPasswords = (password: string) => Promise<boolean>;

interface Settings {
  /** What the first five digits of the hash are put behind. */
  readonly url: string;
  readonly log: Logger;
  readonly deadlineMs?: number;
}

const prefixLength = 5;

/**
 * Asks a service that speaks the range protocol of Pwned Passwords (haveibeenpwned.com/API/v3#PwnedPasswords). It is told
 * five hexadecimal digits of the password's SHA-1, which a million passwords share, and sends back the rest of every hash
 * that it knows with these digits, one `REST:COUNT` a line; lines with a count of 0 are padding.
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
      // Nobody is kept from signing up because someone else's service is down.
      log.warn("breached passwords cannot be asked", describeFault(error));
      return false;
    }
  };
}
