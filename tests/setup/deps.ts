import { noBotCheck } from "#src/server/auth/limits/bot-check.ts";
import { createSessions } from "#src/server/auth/session/sessions.ts";
import type { Deps } from "#src/server/deps.ts";
import { createHourlyMails } from "#src/server/domain/admin/hourly-mails.ts";
import { parseEnv } from "#src/server/env.ts";
import { randomIds } from "#src/server/ids.ts";
import { createCardPainter } from "#src/server/integrations/card/card-painter.ts";
import { printReport } from "#src/server/integrations/report/printer.ts";
import { createLogger } from "#src/server/log.ts";
import { openTestDatabase } from "./database.ts";
import { TestClock } from "./test-clock.ts";

export interface TestDeps extends Deps {
  readonly clock: TestClock;
  /** Every line that was logged. */
  readonly logged: readonly string[];
  /** The database's file; null on a database server. */
  readonly file: string | null;
  readonly databaseUrl: string;
}

/** Real parts on a database of its own: only time stands still, and nothing is printed. */
export async function makeDeps(overrides: Partial<Deps> = {}): Promise<TestDeps> {
  const { db, url, file } = await openTestDatabase();
  const logged: string[] = [];
  return {
    env: parseEnv({ SITE_URL: "http://localhost:4321" }),
    db,
    ids: randomIds,
    log: createLogger("debug", (line) => logged.push(line) > 0),
    sessions: createSessions(db),
    breachedPasswords: null,
    insightModel: null,
    printReport,
    cardPainter: createCardPainter(),
    botCheck: noBotCheck,
    analytics: null,
    hourlyMails: createHourlyMails(),
    ...overrides,
    clock: new TestClock(),
    logged,
    file,
    databaseUrl: url,
  };
}
