import type { BaseDeps } from "#src/server/base-deps.ts";
import type { ArticleSource } from "#src/server/domain/blog/ports.ts";
import { describeFault } from "#src/server/log.ts";
import { makeEdition, type Edition } from "./edition.ts";
import { findVersion, listChanges, type ChangedRow } from "./reading-queries.ts";

/** What this process knows of the blog. */
export interface Blog {
  /** All that readers can see now. */
  readonly edition: () => Promise<Edition>;
}

/** So long a process may show what another has changed. */
const looksEveryMs = 1_000;
/** So long readers wait for a database that doesn't answer, before they get what was known last. */
const patienceMs = 300;

type Needs = Pick<BaseDeps, "db" | "clock" | "log"> & { readonly articles: ArticleSource };

/**
 * Keeps what lists show of all posts in memory. Whoever publishes counts `blog_state.version` up, in whichever process; each looks
 * at that number when a reader comes, at most once a second, and asks for what has changed since.
 */
export function createBlog({ db, clock, log, articles }: Needs): Blog {
  const rows = new Map<number, ChangedRow>();
  let version = -1;
  let edition: Edition | null = null;
  let lookedAt = -Infinity;
  let looking: Promise<Edition> | null = null;
  let isAway = false;

  /** Whether anything has changed. */
  async function takeChanges(): Promise<boolean> {
    const newest = await findVersion(db.read);
    if (newest === version) return false;
    // A backup that was restored has older numbers than we know: all of it is new.
    const since = newest < version ? -1 : version;
    const changes = await listChanges(db.read, since);
    if (since === -1) rows.clear();
    for (const row of changes) {
      if (row.liveRevision === null || row.deletedAt !== null) rows.delete(row.number);
      else rows.set(row.number, row);
    }
    version = newest;
    return true;
  }

  const isDue = (now: Date): boolean => {
    const until = edition?.until ?? null;
    return until !== null && until <= now;
  };

  async function look(): Promise<Edition> {
    let isChanged = false;
    try {
      isChanged = await takeChanges();
      isAway = false;
    } catch (error) {
      if (!isAway) log.warn("the blog shows what was known last", describeFault(error));
      isAway = true;
    }
    const now = clock.now();
    if (edition === null || isChanged || isDue(now))
      edition = makeEdition(await articles(), rows.values(), now);
    lookedAt = now.getTime();
    return edition;
  }

  function lookOnce(): Promise<Edition> {
    looking ??= look().finally(() => {
      looking = null;
    });
    return looking;
  }

  async function inTime(known: Edition, looked: Promise<Edition>): Promise<Edition> {
    let timer: NodeJS.Timeout | undefined;
    const tired = new Promise<Edition>((resolve) => {
      timer = setTimeout(() => {
        // The next readers don't wait as well: whether it answers again is looked at in a second.
        lookedAt = clock.now().getTime();
        resolve(known);
      }, patienceMs);
    });
    return Promise.race([looked, tired]).finally(() => {
      clearTimeout(timer);
    });
  }

  return {
    edition: async () => {
      const now = clock.now();
      const isFresh = Math.abs(now.getTime() - lookedAt) < looksEveryMs;
      if (edition !== null && isFresh && !isDue(now)) return edition;
      const looked = lookOnce();
      return edition === null ? looked : inTime(edition, looked);
    },
  };
}
