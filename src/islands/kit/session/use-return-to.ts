import type { User } from "#src/shared/account/account.output.ts";
import { paths } from "#src/shared/site/paths.ts";
import { safeNext } from "#src/shared/account/safe-next.ts";
import { useEffect } from "react";
import { tabStore, storeKey } from "#src/islands/kit/browser/browser-storage.ts";
import { request } from "#src/islands/kit/api/request.ts";

const delayMs = 500;
/** Where this tab was sent. It isn't sent there twice, or a page that redirects would loop. */
const followedKey = storeKey("returned-to");

export type Returning = Pick<User, "onboardingStatus" | "onboardingState">;

const isUnder = (path: string): boolean =>
  location.pathname === path || location.pathname.startsWith(`${path}/`);

/** Where someone has broken off who is on another page now; null where there is nothing to do. */
function returnTarget(person: Returning | null): string | null {
  if (person?.onboardingStatus !== "completed") return null;
  if (isUnder(paths.onboarding()) || isUnder(paths.admin())) return null;
  const target = safeNext(person.onboardingState.return_to);
  return target === tabStore.read(followedKey) ? null : target;
}

function isHere(target: string): boolean {
  const { pathname, search } = new URL(target, location.origin);
  return pathname === location.pathname && search === location.search;
}

/** Has the server forget where someone has broken off, who goes there now. */
export async function forgetPlace(target: string): Promise<void> {
  const data = { onboardingState: { return_to: null } };
  try {
    await request("patch", "/api/me", data, { seesTo401: true });
    tabStore.write(followedKey, null);
  } catch {
    // They go there all the same.
    tabStore.write(followedKey, target);
  }
}

/** Leads someone past onboarding to where they left off, once, but not from onboarding or admin pages. */
export function useReturnTo(person: Returning | null): void {
  useEffect(() => {
    const target = returnTarget(person);
    if (target === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    void forgetPlace(target).then(() => {
      if (!isGone && !isHere(target)) timer = setTimeout(() => location.assign(target), delayMs);
    });
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [person]);
}
