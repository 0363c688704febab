import type { BaseDeps } from "#src/server/base-deps.ts";
import type { ArticleSource } from "#src/server/domain/blog/ports.ts";
import { describeFault } from "#src/server/log.ts";
import { makeEdition, type Edition } from "./edition.ts";
import { findVersion, listChanges, type ChangedRow } from "./reading-queries.ts";

/** The blog in this process's memory. */
export interface Blog {
  /** The posts that readers can see now. */
  readonly edition: () => Promise<Edition>;
}

/** How long a process may show an outdated post. */
const looksEveryMs = 1_000;
/** How long readers wait for the database before they get the last known edition. */
const patienceMs = 300;

type Needs = Pick<BaseDeps, "db" | "clock" | "log"> & { readonly articles: ArticleSource };

/**
 * Caches the list data of all posts. Publishing increments `blog_state.version`; each process compares it on
 * a reader's request, at most once a second, and loads the changes.
 */
export function createBlog({ db, clock, log, articles }: Needs): Blog {
  const rows = new Map<number, ChangedRow>();
  let version = -1;
  let edition: Edition | null = null;
  let lookedAt = -Infinity;
  let looking: Promise<Edition> | null = null;
  let isAway = false;

  async function takeChanges(): Promise<boolean> {
    const newest = await findVersion(db.read);
    if (newest === version) return false;
    // A restored backup has a lower version: reload everything.
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
        // The next readers don't wait either; the database is tried again in a second.
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
