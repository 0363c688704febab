import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { sessionErrors } from "./errors.ts";
import type { SessionRow } from "#src/server/auth/session/sessions.ts";
import type { SessionInfo } from "#src/shared/account/account.output.ts";
import { unknownDevice } from "#src/shared/cookie-names.ts";

export const endOtherSessions = (
  { sessions }: Deps,
  { userId }: Actor,
  token: string | null,
): Promise<void> => sessions.endOthers(userId, token);

/** @throws {DomainError} `not_found` if it has ended, never existed or is someone else's. */
export async function endSession({ sessions }: Deps, { userId }: Actor, id: string): Promise<void> {
  if (!(await sessions.endOne(userId, id))) throw sessionErrors.notFound();
}

/** `lastSeenAt` is rounded down to the hour, which may begin before the session. */
function lastSeenOf({ createdAt, lastSeenAt }: SessionRow): Date {
  return lastSeenAt !== null && lastSeenAt > createdAt ? lastSeenAt : createdAt;
}

/** The current session first, then the most recently seen. */
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

/** Ends the session, if there is one. */
export async function logOut(deps: Deps, token: string | null): Promise<void> {
  if (token !== null) await deps.sessions.end(token);
}
