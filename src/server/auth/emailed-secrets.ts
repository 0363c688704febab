import { hours, minutes, days } from "#src/server/clock.ts";
import { retention } from "#src/shared/retention.ts";
import { createHmac, timingSafeEqual } from "node:crypto";

/** How long a link for a new address works. */
export const emailChangeLifeMs = hours(retention.emailChangeHours);

export const codeLifeMs = minutes(retention.codeMinutes);
export const maxCodeTries = 5;

/** A salted hash of a code, so that a precomputed table doesn't help. */
export const hashCode = (salt: string, code: string): string =>
  createHmac("sha256", salt).update(code).digest("hex");

/** Whether the code matches the hash. */
export function fitsCode(
  hashed: { readonly codeHash: string; readonly salt: string },
  code: string,
): boolean {
  return timingSafeEqual(Buffer.from(hashed.codeHash), Buffer.from(hashCode(hashed.salt, code)));
}

/** How long the link for a new password works. */
export const resetLifeMs = hours(retention.resetHours);

/** How long a link that signs its reader in works. */
export const signInLinkLifeMs = minutes(retention.signInLinkMinutes);

/** How long a link that confirms an address works. */
export const verificationLifeMs = hours(retention.confirmationHours);
/** How long a one-time code for a session works. */
export const autoTokenLifeMs = minutes(10);
/** How long an account waits for confirmation after its last registration. */
export const unverifiedLifeMs = days(retention.unconfirmedDays);

/**
 * Proof, kept by the browser that registered an account, which signs it in once the address is confirmed.
 * Derived from the password's hash, so nothing is stored, and a new registration invalidates the old key.
 */
export const registrationKey = (passwordHash: string): string =>
  createHmac("sha256", passwordHash).update("the browser that registered").digest("base64url");

/** Whether a browser is the one that registered the account with that password hash. */
export function isRegistrationKey(key: string | null, passwordHash: string): boolean {
  const own = Buffer.from(registrationKey(passwordHash));
  const shown = Buffer.from(key ?? "");
  return shown.length === own.length && timingSafeEqual(shown, own);
}
