import type { Database, Transaction } from "#db/client.ts";
import { sessions } from "#db/schema/index.ts";
import type { Actor } from "#src/server/actor.ts";
import { randomIds, sha256 } from "#src/server/ids.ts";
import { eq } from "drizzle-orm";
import { Lucia, TimeSpan } from "lucia";
import { sessionAdapter } from "./session-adapter.ts";

/*
 * How a signed-in person is known again.
 *
 * At sign-in the client gets a token of 256 random bits. The database keeps its SHA-256 as the session's id, so whoever
 * reads the database cannot act as anybody. A request shows the token; the session with that hash tells whose it is.
 *
 * A session lasts 30 days. Used in the second half of that, it gets 30 more, so it is written to once in a fortnight and
 * not with each request; after 90 days it is over all the same. Ending a session deletes its row, which every process
 * sees at once, because none of them remembers sessions.
 *
 * lucia is no longer developed. It stays behind this file, which is all that there is to replace.
 */

export interface Sessions {
  /** Signs a person in. Returns the token, which is nowhere else; must not be called within `db.write`. */
  start(userId: string): Promise<string>;
  /** Whose token that is; null when it is malformed, unknown, expired or ended. */
  findActor(token: string): Promise<Actor | null>;
  /** Ends the session of that token, if there is one. */
  end(token: string): Promise<void>;
  /** Ends all sessions of a person. */
  endAll(userId: string): Promise<void>;
}

/** Ends all sessions of a person, in the transaction that gives the reason. */
export async function endAllSessionsIn(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.userId, userId));
}

const tokenPattern = /^[\w-]{43}$/;

function createLucia(db: Database) {
  return new Lucia(sessionAdapter(db), {
    sessionExpiresIn: new TimeSpan(30, "d"),
    getUserAttributes: (actor) => ({ actor }),
  });
}

declare module "lucia" {
  interface Register {
    Lucia: ReturnType<typeof createLucia>;
    DatabaseUserAttributes: Actor;
    DatabaseSessionAttributes: { readonly createdAt: Date };
  }
}

/** Sessions over a database; one for each process. lucia reads the time from `Date`. */
export function createSessions(db: Database): Sessions {
  const lucia = createLucia(db);
  return {
    start: async (userId) => {
      const token = randomIds.token(256);
      await lucia.createSession(userId, { createdAt: new Date() }, { sessionId: sha256(token) });
      return token;
    },
    findActor: async (token) => {
      if (!tokenPattern.test(token)) return null;
      const { user } = await lucia.validateSession(sha256(token));
      return user?.actor ?? null;
    },
    end: (token) => lucia.invalidateSession(sha256(token)),
    endAll: (userId) => lucia.invalidateUserSessions(userId),
  };
}
