import { paths } from "#src/shared/site/paths.ts";
import { safeNext } from "#src/shared/account/safe-next.ts";
import { forgetToken } from "./token-store.ts";

/** What happens when the server answers a call with 401. `stays`: the page itself says what the person can do. */
export function sessionRefused(stays: boolean): void {
  if (stays) {
    // For a developer who looks into it.
    globalThis.console.warn("401: the session has ended, or never began.");
    return;
  }
  forgetToken();
  if (location.pathname !== paths.login()) goToLogin();
}

/** The page that is open, for a `next` to lead back to. */
export const here = (): string => safeNext(location.pathname + location.search) ?? paths.home();

/** Leaves for the sign-in page, which leads back here. */
export function goToLogin(): void {
  location.replace(paths.login(here()));
}
