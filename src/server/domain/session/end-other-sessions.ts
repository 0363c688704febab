import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";

/** Ends all of the person's sessions but the one that asks. */
export const endOtherSessions = (
  { sessions }: Deps,
  { userId }: Actor,
  token: string | null,
): Promise<void> => sessions.endOthers(userId, token);
