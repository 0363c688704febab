import type { Actor } from "#src/server/actor.ts";
import type { SessionRow } from "#src/server/auth/session/sessions.ts";
import type { Deps } from "#src/server/deps.ts";
import type { SessionInfo } from "#src/shared/account/account.output.ts";
import { unknownDevice } from "#src/shared/cookie-names.ts";

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
