import { noBotCheck } from "#src/server/auth/limits/bot-check.ts";
import { createPublicCallCounter } from "#src/server/auth/limits/limits.ts";
import { createSessions } from "#src/server/auth/session/sessions.ts";
import type { Deps } from "#src/server/deps.ts";
import { createBlog } from "#src/server/domain/blog/reading/blog.ts";
import { createHourlyMails } from "#src/server/domain/admin/hourly-mails.ts";
import { createAnsweredRounds } from "#src/server/domain/survey/timed/answered-rounds.ts";
import { findOldestDueJob } from "#src/server/domain/job/run-job.ts";
import { createOpenTalks } from "#src/server/domain/voice/open-talks.ts";
import { parseEnv } from "#src/server/env.ts";
import { hooks } from "#src/server/app.ts";
import { randomIds } from "#src/server/ids.ts";
import { createCardPainter, drawLinkPicture, drawPicture } from "#src/server/integrations/card/painter.ts";
import { encodePicture } from "#src/server/integrations/post/encode-picture.ts";
import { postFileFormat } from "#src/server/integrations/post/post-file-format.ts";
import { renderPost } from "#src/server/integrations/post/render-post.ts";
import { printPicture, printReport, printSheet } from "#src/server/integrations/report/printer.ts";
import type { PaymentEvent } from "#src/server/domain/billing/payment-provider.ts";
import { createDevPayments, type DevPayments } from "#src/server/integrations/dev-payments/dev-payments.ts";
import { memoryStore } from "#src/server/integrations/dev-payments/state.ts";
import { createSealing } from "#src/server/integrations/sealing.ts";
import { createLogger } from "#src/server/log.ts";
import { createMetrics } from "#src/server/metrics.ts";
import { createReachabilities } from "#src/server/reachability.ts";
import { TestClock } from "./test-clock.ts";

/** Seals descriptions of team rounds and workshops. */
export const testSealingKey = "a key that no database of a test has".replaceAll(" ", "-");

export interface TestDeps extends Deps {
  readonly clock: TestClock;
  /** Every logged line. */
  readonly logged: readonly string[];
  /** The database's file; null on a database server. */
  readonly file: string | null;
  readonly databaseUrl: string;
  /** The payment provider behind `payments`. */
  readonly devPayments: DevPayments;
  /** Its undelivered events. */
  readonly paymentEvents: PaymentEvent[];
}

interface OpenDatabase extends Pick<TestDeps, "db" | "file"> {
  readonly url: string;
}

/** Real parts on a database; only time stands still, and nothing is printed. */
export function depsOn(
  { db, url, file }: OpenDatabase,
  overrides: Partial<Deps> = {},
  clock = new TestClock(),
): TestDeps {
  const logged: string[] = [];
  const env = parseEnv({ SITE_URL: "http://localhost:4321" });
  const log = createLogger("debug", (line) => logged.push(line) > 0);
  const articles = overrides.articles ?? (() => Promise.resolve([]));
  const paymentEvents: PaymentEvent[] = [];
  const devPayments = createDevPayments({
    ...{ siteUrl: env.siteUrl, clock, store: memoryStore() },
    onEvent: (event) => paymentEvents.push(event),
  });
  return {
    env,
    db,
    hooks,
    ids: randomIds,
    log,
    sessions: createSessions(db),
    sealing: createSealing(testSealingKey, null),
    breachedPasswords: null,
    insightModel: null,
    voice: null,
    openTalks: createOpenTalks(env.VOICE_TALKS_AT_ONCE),
    printReport,
    printSheet,
    printPicture,
    cardPainter: createCardPainter(),
    drawLinkPicture,
    drawPicture,
    renderPost,
    encodePicture,
    postFiles: postFileFormat,
    articles,
    blog: createBlog({ db, clock, log, articles }),
    reachability: createReachabilities(clock),
    botCheck: noBotCheck,
    countPublicCall: createPublicCallCounter(clock),
    analytics: null,
    payments: devPayments,
    answeredRounds: createAnsweredRounds(),
    hourlyMails: createHourlyMails(),
    metrics: createMetrics(),
    findOldestDueJob: () => findOldestDueJob({ db, clock }),
    ...overrides,
    devPayments,
    paymentEvents,
    clock,
    logged,
    file,
    databaseUrl: url,
  };
}
