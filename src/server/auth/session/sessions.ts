import type { Database, Transaction } from "#db/client.ts";
import { sessions } from "#db/schema/index.ts";
import { hours } from "#src/server/clock.ts";
import { inArray, and, eq, ne } from "drizzle-orm";
import type { Actor } from "#src/server/actor.ts";
import { randomIds, sha256 } from "#src/server/ids.ts";
import { keptFor } from "#src/shared/kept-for.ts";
import { Lucia, TimeSpan } from "lucia";
import { sessionAdapter } from "./session-adapter.ts";

/** When a session was last seen is kept to the hour: enough to know it again, too little to follow someone's day. */
const hourOf = (time: Date): Date => new Date(Math.floor(time.getTime() / hours(1)) * hours(1));

interface SessionMarks {
  /** Notes that a session is used now. Returns at once; costs a comparison but for the first use in an hour. */
  note(id: string, lastSeenAt: Date | null): void;
}

/**
 * Marks sessions as seen, beside the requests that use them, once an hour for each. Sessions that come while a write runs
 * share the next one: at the turn of an hour everyone's is due. A write that fails is left at that until the next hour.
 */
function sessionMarks(db: Pick<Database, "write">): SessionMarks {
  let hour = hourOf(new Date());
  /** In this hour, by this process. */
  const noted = new Set<string>();
  let waiting: string[] = [];
  let isWriting = false;

  async function writeAll(): Promise<void> {
    while (waiting.length > 0) {
      const ids = waiting;
      waiting = [];
      const isAmongThem = inArray(sessions.id, ids);
      await db
        .write((tx) => tx.update(sessions).set({ lastSeenAt: hour }).where(isAmongThem), {
          outlives: "crash",
        })
        .catch(() => undefined);
    }
    isWriting = false;
  }

  return {
    note(id, lastSeenAt) {
      if (lastSeenAt !== null && Date.now() - lastSeenAt.getTime() < hours(1)) return;
      const present = hourOf(new Date());
      if (present.getTime() !== hour.getTime()) noted.clear();
      hour = present;
      if (noted.has(id)) return;
      noted.add(id);
      waiting.push(id);
      if (isWriting) return;
      isWriting = true;
      void writeAll();
    },
  };
}

/*
 * How a signed-in person is known again.
 *
 * At sign-in the client gets a token of 256 random bits. The database keeps its SHA-256 as the session's id, so whoever
 * reads the database cannot act as anyone. A request shows the token; the session with that hash tells whose it is.
 *
 * A session lasts 30 days. Used in the second half of that, it gets 30 more, so it is written to once in a fortnight and
 * not with each request; after 90 days it is over all the same. Ending a session deletes its row, which every process
 * sees at once. When it was last seen is written once an hour at most, beside the request that it is seen with.
 *
 * lucia is no longer developed. It stays behind this file, which is all that there is to replace.
 */

/** A session as its owner may see it. */
export interface SessionRow {
  /** The hash of its token: names the session, and opens nothing. */
  readonly id: string;
  readonly device: string | null;
  readonly createdAt: Date;
  /** To the hour. */
  readonly lastSeenAt: Date | null;
}

interface NewSession {
  /** What it was begun with, in words: "Firefox on Windows". */
  readonly device?: string | undefined;
}

export interface Sessions {
  /** Signs a person in. Returns the token, which is nowhere else; must not be called within `db.write`. */
  start(userId: string, session?: NewSession): Promise<string>;
  /** As `start`, in the transaction of what else a sign-in does. */
  startIn(tx: Transaction, userId: string, session?: NewSession): Promise<string>;
  /** Whose token that is; null when it is malformed, unknown, expired or ended. */
  findActor(token: string): Promise<Actor | null>;
  /** The id of the session that a token opens. */
  idOf(token: string): string;
  /** The sessions of a person that are not over, in no order. */
  list(userId: string): Promise<readonly SessionRow[]>;
  /** Ends the session of that token, if there is one. */
  end(token: string): Promise<void>;
  /** Ends one session of a person by its id. Says whether there was one. */
  endOne(userId: string, id: string): Promise<boolean>;
  /** Ends all sessions of a person but the one of that token, if there is one. */
  endOthers(userId: string, token: string | null): Promise<void>;
  /** Ends all sessions of a person. */
  endAll(userId: string): Promise<void>;
}

/** Ends all sessions of a person, in the transaction that gives the reason. */
export async function endAllSessionsIn(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.userId, userId));
}

/** Ends all sessions of a person but that of `token`, which may be someone else's, or none. */
export async function endOtherSessionsIn(
  tx: Transaction,
  userId: string,
  token: string | null,
): Promise<void> {
  const isOther = token === null ? undefined : ne(sessions.id, sha256(token));
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), isOther));
}

const tokenPattern = /^[\w-]{43}$/;

function createLucia(db: Pick<Database, "read" | "write">) {
  return new Lucia(sessionAdapter(db), {
    sessionExpiresIn: new TimeSpan(keptFor.sessionDays, "d"),
    getUserAttributes: (actor) => ({ actor }),
    getSessionAttributes: (session) => session,
  });
}

declare module "lucia" {
  interface Register {
    Lucia: ReturnType<typeof createLucia>;
    DatabaseUserAttributes: Actor;
    DatabaseSessionAttributes: Omit<SessionRow, "id">;
  }
}

/** Sessions over a database; one for each process. lucia reads the time from `Date`. */
export function createSessions(db: Database): Sessions {
  const lucia = createLucia(db);
  const marks = sessionMarks(db);

  async function start(by: typeof lucia, userId: string, { device }: NewSession): Promise<string> {
    const token = randomIds.token(256);
    const createdAt = new Date();
    const attributes = { createdAt, device: device ?? null, lastSeenAt: hourOf(createdAt) };
    await by.createSession(userId, attributes, { sessionId: sha256(token) });
    return token;
  }

  return {
    start: (userId, session = {}) => start(lucia, userId, session),
    startIn: (tx, userId, session = {}) =>
      start(createLucia({ read: db.read, write: (work) => work(tx) }), userId, session),
    findActor: async (token) => {
      if (!tokenPattern.test(token)) return null;
      const { user, session } = await lucia.validateSession(sha256(token));
      if (user === null) return null;
      marks.note(session.id, session.lastSeenAt);
      return user.actor;
    },
    idOf: sha256,
    list: (userId) => lucia.getUserSessions(userId),
    end: async (token) => {
      await db.write((tx) => tx.delete(sessions).where(eq(sessions.id, sha256(token))));
    },
    endOne: async (userId, id) => {
      const isTheirs = and(eq(sessions.userId, userId), eq(sessions.id, id));
      const ended = await db.write((tx) =>
        tx.delete(sessions).where(isTheirs).returning({ id: sessions.id }),
      );
      return ended.length > 0;
    },
    endOthers: async (userId, token) => {
      const isOther = and(eq(sessions.userId, userId), ne(sessions.id, sha256(token ?? "")));
      await db.write((tx) => tx.delete(sessions).where(isOther));
    },
    endAll: (userId) => lucia.invalidateUserSessions(userId),
  };
}
