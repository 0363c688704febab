import { createSessions } from "#src/server/auth/session/sessions.ts";
import {
  invitationLinks,
  mails,
  organisations,
  rateLimits,
  throttledMails,
  unsubscribeLinks,
  users,
} from "#db/schema/index.ts";
import { openDatabase } from "#db/client.ts";
import { makeDatabaseUrl } from "#tests/setup/database/database.ts";
import { onTestFinished } from "vitest";
import { mailingEnv } from "#tests/factories/queued-invitations.ts";
import { countingIds, type CountingIds } from "#tests/histories/counting-ids.ts";
import { makeDeps, type TestDeps } from "#tests/setup/deps.ts";
import { TestClock } from "#tests/setup/test-clock.ts";

/** One database for many histories: each finds it empty, and draws the same ids at the same time of day. */
export interface World {
  readonly deps: TestDeps;
  readonly ids: CountingIds;
}

/**
 * Writes don't wait for the disk, and emails wait for a mail server. Statements aren't checked, which other
 * tests do and which would take a tenth of the time.
 */
export async function openWorld(): Promise<World> {
  const ids = countingIds();
  const { url } = await makeDatabaseUrl();
  const db = await openDatabase({ url });
  onTestFinished(() => db.close());
  const deps = await makeDeps({ ids, db, sessions: createSessions(db), env: mailingEnv });
  return {
    ids,
    deps: {
      ...deps,
      db: { ...db, write: (unit, options) => db.write(unit, { ...options, outlives: "crash" }) },
    },
  };
}

/** A history's own clock. PDFs are written as JSON unless the history is a thorough one. */
export function enter({ deps, ids }: World, isDrawn: boolean): TestDeps {
  ids.goOnFrom(0);
  const write = (printed: unknown) => Promise.resolve(Buffer.from(JSON.stringify(printed)));
  return {
    ...deps,
    clock: new TestClock(),
    ...(isDrawn ? {} : { printSheet: write, printPicture: write }),
  };
}

/** Deleting people and organisations deletes everything of theirs. */
export const sweep = ({ deps }: World): Promise<void> =>
  deps.db.write(async (tx) => {
    for (const table of [
      organisations,
      users,
      invitationLinks,
      mails,
      throttledMails,
      unsubscribeLinks,
      rateLimits,
    ])
      await tx.delete(table);
  });
