import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { sessionErrors } from "./errors.ts";
import type { SessionRow } from "#src/server/auth/session/sessions.ts";
import type { SessionInfo } from "#src/shared/account/account.output.ts";
import { unknownDevice } from "#src/shared/cookie-names.ts";

/** Ends all of the person's sessions but the one that asks. */
export const endOtherSessions = (
  { sessions }: Deps,
  { userId }: Actor,
  token: string | null,
): Promise<void> => sessions.endOthers(userId, token);

/**
 * Ends one of the person's sessions, be it the one that asks.
 *
 * @throws {DomainError} `not_found`: ended already, never there, or someone else's.
 */
export async function endSession({ sessions }: Deps, { userId }: Actor, id: string): Promise<void> {
  if (!(await sessions.endOne(userId, id))) throw sessionErrors.notFound();
}

/** The hour that a session was last seen in may have begun before the session did. */
function lastSeenOf({ createdAt, lastSeenAt }: SessionRow): Date {
  return lastSeenAt !== null && lastSeenAt > createdAt ? lastSeenAt : createdAt;
}

/** Where the person is signed in: the session that asks first, then by when they were last seen. */
export async function listSessions(
  { sessions }: Pick<Deps, "sessions">,
  { userId }: Actor,
  token: string | null,
): Promise<readonly SessionInfo[]> {
  const currentId = token === null ? null : sessions.idOf(token);
  const shown = (await sessions.list(userId)).map((session) => ({
    id: session.id,
    device: session.device ?? unknownDevice,
    createdAt: session.createdAt.toISOString(),
    lastSeenAt: lastSeenOf(session).toISOString(),
    current: session.id === currentId,
  }));
  return shown.sort(
    (a, b) => Number(b.current) - Number(a.current) || b.lastSeenAt.localeCompare(a.lastSeenAt),
  );
}

/** Ends the session of that token. Without one there is nothing to end, which is what was asked for. */
export async function logOut(deps: Deps, token: string | null): Promise<void> {
  if (token !== null) await deps.sessions.end(token);
}
