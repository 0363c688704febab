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
const refreshEveryMs = 1_000;
/** How long readers wait for the database before they get the last known edition. */
const timeoutMs = 300;

type Needs = Pick<BaseDeps, "db" | "clock" | "log"> & { readonly articles: ArticleSource };

/**
 * Caches the list data of all posts. Publishing increments `blog_state.version`; each process compares it on
 * a reader's request, at most once a second, and loads the changes.
 */
export function createBlog({ db, clock, log, articles }: Needs): Blog {
  const rows = new Map<number, ChangedRow>();
  let version = -1;
  let edition: Edition | null = null;
  let refreshedAt = -Infinity;
  let refreshing: Promise<Edition> | null = null;
  let isUnreachable = false;

  async function loadChanges(): Promise<boolean> {
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

  async function refresh(): Promise<Edition> {
    let isChanged = false;
    try {
      isChanged = await loadChanges();
      isUnreachable = false;
    } catch (error) {
      if (!isUnreachable) log.warn("the blog shows what was known last", describeFault(error));
      isUnreachable = true;
    }
    const now = clock.now();
    if (edition === null || isChanged || isDue(now))
      edition = makeEdition(await articles(), rows.values(), now);
    refreshedAt = now.getTime();
    return edition;
  }

  function refreshOnce(): Promise<Edition> {
    refreshing ??= refresh().finally(() => {
      refreshing = null;
    });
    return refreshing;
  }

  async function withinTimeout(known: Edition, refreshed: Promise<Edition>): Promise<Edition> {
    let timer: NodeJS.Timeout | undefined;
    const timedOut = new Promise<Edition>((resolve) => {
      timer = setTimeout(() => {
        // The next readers don't wait either; the database is tried again in a second.
        refreshedAt = clock.now().getTime();
        resolve(known);
      }, timeoutMs);
    });
    return Promise.race([refreshed, timedOut]).finally(() => {
      clearTimeout(timer);
    });
  }

  return {
    edition: async () => {
      const now = clock.now();
      const isFresh = Math.abs(now.getTime() - refreshedAt) < refreshEveryMs;
      if (edition !== null && isFresh && !isDue(now)) return edition;
      const refreshed = refreshOnce();
      return edition === null ? refreshed : withinTimeout(edition, refreshed);
    },
  };
}
