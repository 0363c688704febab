import type { Database, Transaction } from "#db/client.ts";
import { sessions } from "#db/schema/index.ts";
import { hours } from "#src/server/clock.ts";
import { inArray, and, eq, ne } from "drizzle-orm";
import type { Actor } from "#src/server/actor.ts";
import { randomIds, sha256 } from "#src/server/ids.ts";
import { retention } from "#src/shared/retention.ts";
import { Lucia, TimeSpan } from "lucia";
import { sessionAdapter } from "./session-adapter.ts";

/** Last use is kept to the hour: enough to recognise a session, too little to follow someone's day. */
const hourOf = (time: Date): Date => new Date(Math.floor(time.getTime() / hours(1)) * hours(1));

interface LastSeenNotes {
  /** Notes that a session is used now. Returns at once; writes only at the first use in an hour. */
  note(id: string, lastSeenAt: Date | null): void;
}

/**
 * Notes the use of sessions, once an hour for each. Sessions noted during a write share the next one, since
 * all are due at the turn of the hour. A failed write waits for the next hour.
 */
function createLastSeenNotes(db: Pick<Database, "write">): LastSeenNotes {
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
 * How a signed-in person is recognised.
 *
 * A client gets a token of 256 random bits at sign-in. The database has its SHA-256 as the session's id, so
 * that reading the database lets nobody act as anyone.
 *
 * A session lasts 30 days, and gets 30 more when used in their second half, so that it is written once in a
 * fortnight; after 90 days it ends for good. Ending a session deletes its row, which all processes see at
 * once.
 *
 * lucia is no longer developed. Only this file and session-adapter.ts use it.
 */

/** A session as its owner may see it. */
export interface SessionRow {
  /** The hash of its token: identifies the session, and grants nothing. */
  readonly id: string;
  readonly device: string | null;
  readonly createdAt: Date;
  /** To the hour. */
  readonly lastSeenAt: Date | null;
}

interface NewSession {
  /** The client in words: "Firefox on Windows". */
  readonly device?: string | undefined;
}

export interface Sessions {
  /** Signs a person in. Returns the token, which isn't stored. Must not be called within `db.write`. */
  start(userId: string, session?: NewSession): Promise<string>;
  /** As `start`, within a transaction. */
  startIn(tx: Transaction, userId: string, session?: NewSession): Promise<string>;
  /** The owner of the token; null if it is malformed, unknown, expired or ended. */
  findActor(token: string): Promise<Actor | null>;
  /** The id of a token's session. */
  idOf(token: string): string;
  /** A person's sessions that haven't ended, unordered. */
  list(userId: string): Promise<readonly SessionRow[]>;
  /** Ends the session of that token, if there is one. */
  end(token: string): Promise<void>;
  /** Ends one session of a person by its id. Returns whether it existed. */
  endOne(userId: string, id: string): Promise<boolean>;
  /** Ends all sessions of a person but the token's. */
  endOthers(userId: string, token: string | null): Promise<void>;
  endAll(userId: string): Promise<void>;
}

/** Ends all sessions of a person, within a transaction. */
export async function endAllSessionsIn(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.userId, userId));
}

/** Ends all sessions of a person but that of `token`, which may be someone else's, or null. */
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
    sessionExpiresIn: new TimeSpan(retention.sessionDays, "d"),
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
  const marks = createLastSeenNotes(db);

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
