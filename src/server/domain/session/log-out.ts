import type { Deps } from "#src/server/deps.ts";

/** Ends the session of that token. Without one there is nothing to end, which is what was asked for. */
export async function logOut(deps: Deps, token: string | null): Promise<void> {
  if (token !== null) await deps.sessions.end(token);
}
