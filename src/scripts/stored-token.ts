import { cookieNames } from "#src/shared/cookie-names.ts";

/** The session token that this browser keeps, which outlives the cookie; null for visitors. */
export function readToken(): string | null {
  try {
    return localStorage.getItem(cookieNames.session);
  } catch {
    return null;
  }
}
