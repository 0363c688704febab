import { cookieNames } from "#src/shared/cookie-names.ts";

/** The session token that this browser keeps, which outlives the cookie; null for visitors. */
export function readToken(): string | null {
  try {
    return localStorage.getItem(cookieNames.session);
  } catch {
    return null;
  }
}

/** Signs in here, on other pages as well. Where the browser keeps nothing, the cookie has to do. */
export function keepToken(token: string): void {
  try {
    localStorage.setItem(cookieNames.session, token);
  } catch {
    // Storage is full or forbidden.
  }
}
