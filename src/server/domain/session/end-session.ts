import { sessionErrors } from "./errors.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";

/**
 * Ends one of the person's sessions, be it the one that asks.
 *
 * @throws {DomainError} `not_found`: ended already, never there, or someone else's.
 */
export async function endSession({ sessions }: Deps, { userId }: Actor, id: string): Promise<void> {
  if (!(await sessions.endOne(userId, id))) throw sessionErrors.notFound();
}
