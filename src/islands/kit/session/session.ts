import { paths } from "#src/shared/site/paths.ts";
import { safeNext } from "#src/shared/account/safe-next.ts";
import { forgetToken } from "./token-store.ts";

/**
 * Calls whose refusal does not sign anybody out: those about assessments, results, surveys and the dashboard. The
 * procedures of `analysis`, `response` and `card` are about surveys, too.
 */
const keepsToken = /assessment|results|survey|dashboard|^analysis\.|^response\.|^card\./;

/** What happens when the server answers a call with 401. `path` is the procedure's, such as "account.me". */
export function sessionRefused(path: string): void {
  if (keepsToken.test(path)) {
    // A note for whoever looks into it: the page itself says what the person can do.
    globalThis.console.warn(`401 from ${path}: the session has ended, or never began.`);
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
