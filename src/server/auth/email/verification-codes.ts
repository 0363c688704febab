import { minutes } from "#src/server/clock.ts";
import { keptFor } from "#src/shared/kept-for.ts";
import { createHmac, timingSafeEqual } from "node:crypto";

export const codeLifeMs = minutes(keptFor.codeMinutes);
export const maxCodeTries = 5;

/** How a code rests in the database: salted, so that nobody can look it up in a table made beforehand. */
export const hashCode = (salt: string, code: string): string =>
  createHmac("sha256", salt).update(code).digest("hex");

/** Whether the code is the one that was hashed. */
export function fitsCode(
  hashed: { readonly codeHash: string; readonly salt: string },
  code: string,
): boolean {
  return timingSafeEqual(Buffer.from(hashed.codeHash), Buffer.from(hashCode(hashed.salt, code)));
}
