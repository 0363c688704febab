import { isLoopbackHost } from "#src/shared/loopback.ts";
import { isLocalCaller } from "./local-caller.ts";
import type { PageLocals } from "#src/server/http/pages/pages.ts";

/**
 * Whether someone may open the pages that look at the server itself: an administrator, or whoever runs it on their own
 * machine and sits at it. For everyone else there are no such pages.
 */
export async function mayInspect(
  request: Request,
  { user, deps, remoteAddress }: PageLocals,
): Promise<boolean> {
  if ((await user())?.isAdmin === true) return true;
  return isLoopbackHost(new URL(deps.env.siteUrl).hostname) && isLocalCaller(request, remoteAddress);
}
