import { openDatabase, type Database } from "#db/client.ts";
import { lacksKey } from "#db/sealing-key.ts";
import { migrate } from "#db/migrate.ts";
import {
  noBotCheck,
  proofOfWorkCheck,
  verdictCheck,
  type BotCheck,
} from "#src/server/auth/limits/bot-check.ts";
import { hashCountersWith } from "#src/server/auth/limits/counters.ts";
import { createPublicCallCounter } from "#src/server/auth/limits/limits.ts";
import { createSessions } from "#src/server/auth/session/sessions.ts";
import { systemClock } from "./clock.ts";
import type { Deps, DepsSource } from "./deps.ts";
import { ConfigurationError, loadEnv, type Env } from "./env.ts";
import { handlePaymentEvent } from "./domain/billing/handle-payment-event.ts";
import { createBlog } from "./domain/blog/reading/blog.ts";
import type { ArticleSource } from "./domain/blog/articles.ts";
import { createHourlyMails } from "./domain/admin/hourly-mails.ts";
import { createAnsweredRounds } from "./domain/survey/timed/answered-rounds.ts";
import { findOldestDueJob } from "./domain/job/run-job.ts";
import { createOpenTalks } from "./domain/voice/open-talks.ts";
import { hooks } from "./features.ts";
import { randomIds } from "./ids.ts";
import { createBreachedPasswords } from "./integrations/breached-passwords.ts";
import { altcha } from "./integrations/altcha.ts";
import { plausible } from "./integrations/analytics.ts";
import { createCardPainter, drawLinkPicture, drawPicture } from "./integrations/card/painter.ts";
import { openAiWriter } from "./integrations/openai.ts";
import { paymentsFromEnv } from "./integrations/payments.ts";
import { encodePicture } from "./integrations/post/encode-picture.ts";
import { postFileFormat } from "./integrations/post/post-file-format.ts";
import { renderPost } from "./integrations/post/render-post.ts";
import { recaptcha } from "./integrations/recaptcha.ts";
import { printReport, printSheet } from "./integrations/report/printer.ts";
import { createSealing, missingKeyAdvice } from "./integrations/sealing.ts";
import { transportFromEnv } from "./integrations/smtp.ts";
import { startVoice, stopVoice } from "./integrations/voice.ts";
import { startTimedWork } from "./jobs/timed-work.ts";
import { startMailWorker } from "./jobs/mail-worker.ts";
import { createLogger } from "./log.ts";
import { createMetrics } from "./metrics.ts";
import { createReachabilities } from "./reachability.ts";
import { systemTimers } from "./timers.ts";

let articles: ArticleSource = () => Promise.resolve([]);

/** Says where articles in files are. Astro's build knows them; scripts and tests of the API do without. */
export function provideArticles(source: ArticleSource): void {
  articles = source;
}

const articlesOfBuild: ArticleSource = () => articles();

/** One running product: what requests use, and how to end it. */
export interface Runtime {
  readonly deps: Deps;
  /** Ends the workers, then closes the database. */
  stop(): Promise<void>;
}

/** The bot check that the settings ask for. */
function botCheckOver(ground: Pick<Deps, "env" | "db" | "log" | "clock">): BotCheck {
  const { botCheck } = ground.env;
  if (botCheck.mode === "off") return noBotCheck;
  return botCheck.mode === "altcha"
    ? proofOfWorkCheck(ground, altcha(botCheck.secret))
    : verdictCheck(ground, recaptcha(botCheck));
}

/** What use cases need, over a database: as it is for scripts, which have no workers, no model and no payments. */
export const depsOver = (env: Env, db: Database): Deps => {
  hashCountersWith(env.BOT_CHECK_SECRET ?? "");
  const ground = {
    ...{ env, db, log: createLogger(env.LOG_LEVEL), clock: systemClock },
    reachability: createReachabilities(systemClock),
  };
  return {
    ...ground,
    botCheck: botCheckOver(ground),
    countPublicCall: createPublicCallCounter(systemClock),
    hooks,
    ids: randomIds,
    sessions: createSessions(db),
    sealing: createSealing(env.SEALING_KEY, db.keyFile),
    breachedPasswords: null,
    insightModel: null,
    voice: null,
    openTalks: createOpenTalks(env.VOICE_TALKS_AT_ONCE),
    printReport,
    printSheet,
    cardPainter: createCardPainter(),
    drawLinkPicture,
    drawPicture,
    renderPost,
    encodePicture,
    postFiles: postFileFormat,
    articles: articlesOfBuild,
    blog: createBlog({ ...ground, articles: articlesOfBuild }),
    analytics: null,
    payments: null,
    devPayments: null,
    answeredRounds: createAnsweredRounds(),
    hourlyMails: createHourlyMails(),
    metrics: createMetrics(),
    findOldestDueJob: () => findOldestDueJob(ground),
  };
};

/** The composition root: migrates and opens the database, starts the workers, ties everything together. */
export async function createRuntime(env: Env): Promise<Runtime> {
  const settings = { url: env.DATABASE_URL, authToken: env.DATABASE_AUTH_TOKEN };
  await migrate(settings);
  if (env.SEALING_KEY === undefined && (await lacksKey(settings)))
    throw new ConfigurationError(
      `The key beside the database is missing, and descriptions are sealed by it. ${missingKeyAdvice}`,
    );
  const db = await openDatabase(settings);
  const ground = depsOver(env, db);
  const deps: Deps = {
    ...ground,
    breachedPasswords:
      env.BREACHED_PASSWORDS_URL === undefined
        ? null
        : createBreachedPasswords({ url: env.BREACHED_PASSWORDS_URL, log: ground.log }),
    analytics:
      env.ANALYTICS_URL === undefined
        ? null
        : plausible({ url: env.ANALYTICS_URL, siteUrl: env.siteUrl }, ground),
    insightModel:
      env.OPENAI_API_KEY === undefined
        ? null
        : openAiWriter(env, env.OPENAI_API_KEY, ground.reachability.model),
    voice: startVoice({ ...ground, timers: systemTimers }),
    // A run that fails leaves its job to the worker.
    ...(await paymentsFromEnv(env, ground, (event) => {
      handlePaymentEvent(deps, event).catch(() => undefined);
    })),
  };
  const mailWorker = startMailWorker(deps, transportFromEnv(env));
  const stopTimedWork = startTimedWork(deps);
  return {
    deps,
    stop: async () => {
      await Promise.all([mailWorker.stop(), stopTimedWork(), stopVoice(deps.voice)]);
      await db.close();
    },
  };
}

let started: Promise<Runtime> | undefined;
let current: Deps | null = null;

/** The runtime of this process, made on first use: the build loads this module too and must not open a database. */
export function getRuntime(): Promise<Runtime> {
  started ??= createRuntime(loadEnv()).then((runtime) => {
    current = runtime.deps;
    return runtime;
  });
  return started;
}

export const processDeps: DepsSource = {
  get: async () => (await getRuntime()).deps,
  peek: () => current,
};
