import { eraseAccountRows } from "#src/server/domain/account/queries.ts";
import { eraseBilling, followEmail } from "#src/server/domain/billing/end-billing.ts";
import {
  detachPerson,
  detachRounds,
  findOpener,
  listLeaders,
  requireMayOpen,
} from "#src/server/domain/client/sharing.ts";
import { eraseInvitationsOf, rescheduleReminders } from "#src/server/domain/invitation/change-invitations.ts";
import { eraseEmails } from "#src/server/domain/mail/topics/forget-address.ts";
import { forgetHost } from "#src/server/domain/meeting/queries.ts";
import { leaveAll } from "#src/server/domain/organisation/members.ts";
import { eraseOpenedLists } from "#src/server/domain/overlap/queries.ts";
import { eraseOwnBrand } from "#src/server/domain/own-brand/own-brand.ts";
import { eraseOwnProgrammes } from "#src/server/domain/programme/ending/end-programme.ts";
import { stepOutOfAll } from "#src/server/domain/programme/leading/facilitators.ts";
import { eraseSurveysOf } from "#src/server/domain/survey/delete-survey.ts";
import { welcomeToRound } from "#src/server/domain/survey/create-survey.ts";
import { leaveTeams } from "#src/server/domain/team/ending/leave-team-rounds.ts";
import { detachParts } from "#src/server/domain/team/write-queries.ts";
import { eraseTickets } from "#src/server/domain/voice/queries.ts";
import { eraseOwnWorkshops } from "#src/server/domain/workshop/erase.ts";
import { findGuestReceipt, withdrawGuestAnswer } from "#src/server/domain/workshop/guest/guest-place.ts";
import type { Hooks, Deps, DepsSource } from "./deps.ts";
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
import { systemClock, systemTimers } from "./clock.ts";
import { ConfigurationError, loadEnv, type Env } from "./env.ts";
import { handlePaymentEvent } from "#src/server/domain/billing/handle-payment-event.ts";
import { createBlog } from "#src/server/domain/blog/reading/blog.ts";
import type { ArticleSource } from "#src/server/domain/blog/ports.ts";
import { createHourlyMails } from "#src/server/domain/admin/hourly-mails.ts";
import { createAnsweredRounds } from "#src/server/domain/survey/timed/answered-rounds.ts";
import { findOldestDueJob } from "#src/server/domain/job/run-job.ts";
import { createOpenTalks } from "#src/server/domain/voice/open-talks.ts";
import { randomIds } from "./ids.ts";
import { createBreachedPasswords } from "#src/server/integrations/breached-passwords.ts";
import { altcha } from "#src/server/integrations/altcha.ts";
import { plausible } from "#src/server/integrations/analytics.ts";
import { createCardPainter, drawLinkPicture, drawPicture } from "#src/server/integrations/card/painter.ts";
import { openAiWriter } from "#src/server/integrations/openai.ts";
import { paymentsFromEnv } from "#src/server/integrations/payments.ts";
import { encodePicture } from "#src/server/integrations/post/encode-picture.ts";
import { postFileFormat } from "#src/server/integrations/post/post-file-format.ts";
import { renderPost } from "#src/server/integrations/post/render-post.ts";
import { recaptcha } from "#src/server/integrations/recaptcha.ts";
import { printPicture, printReport, printSheet } from "#src/server/integrations/report/printer.ts";
import { createSealing, missingKeyAdvice } from "#src/server/integrations/sealing.ts";
import { transportFromEnv } from "#src/server/integrations/smtp.ts";
import { startVoice } from "#src/server/integrations/voice.ts";
import { startTimedWork } from "#src/server/jobs/timed-work.ts";
import { startMailWorker } from "#src/server/jobs/mail-worker.ts";
import { createLogger } from "./log.ts";
import { createMetrics } from "./metrics.ts";
import { createReachabilities } from "./reachability.ts";

/** What each feature erases with an account, highest first: each still finds the rows below it. */
const erasers: readonly Hooks["onAccountErased"][] = [
  eraseTickets,
  stepOutOfAll,
  eraseOwnProgrammes,
  forgetHost,
  detachPerson,
  leaveTeams,
  eraseOwnWorkshops,
  leaveAll,
  eraseSurveysOf,
  eraseOpenedLists,
  eraseOwnBrand,
  eraseBilling,
  eraseAccountRows,
  eraseEmails,
];

/** The features that answer each hook. */
export const hooks: Hooks = {
  onAccountErased: async (tx, deps, person) => {
    for (const erase of erasers) await erase(tx, deps, person);
  },
  onEmailChanged: followEmail,
  onOnboarded: welcomeToRound,
  onSurveysDeleted: async (tx, deps, surveyIds) => {
    await eraseInvitationsOf(tx, surveyIds);
    await detachRounds(tx, deps, surveyIds);
    await detachParts(tx, surveyIds);
  },
  onDeadlinesMoved: rescheduleReminders,
  findOpener,
  listLeaders,
  requireMayOpen,
  findOtherReceipt: findGuestReceipt,
  withdrawOtherAnswer: withdrawGuestAnswer,
};

let articles: ArticleSource = () => Promise.resolve([]);

/** Sets where articles in files come from. Astro's build knows; scripts and API tests have none. */
export function provideArticles(source: ArticleSource): void {
  articles = source;
}

const articlesOfBuild: ArticleSource = () => articles();

/** A running product: its dependencies, and how to stop it. */
export interface Runtime {
  readonly deps: Deps;
  /** Ends the workers, then closes the database. */
  stop(): Promise<void>;
}

/** The bot check that the settings ask for. */
function createBotCheck(ground: Pick<Deps, "env" | "db" | "log" | "clock">): BotCheck {
  const { botCheck } = ground.env;
  if (botCheck.mode === "off") return noBotCheck;
  return botCheck.mode === "altcha"
    ? proofOfWorkCheck(ground, altcha(botCheck.secret))
    : verdictCheck(ground, recaptcha(botCheck));
}

/** The dependencies of use cases over a database, without workers, model or payments: scripts use these. */
export const createDeps = (env: Env, db: Database): Deps => {
  hashCountersWith(env.BOT_CHECK_SECRET ?? "");
  const ground = {
    ...{ env, db, log: createLogger(env.LOG_LEVEL), clock: systemClock },
    reachability: createReachabilities(systemClock),
  };
  return {
    ...ground,
    botCheck: createBotCheck(ground),
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
    printPicture,
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

/** The composition root: migrates and opens the database, starts the workers, and connects everything. */
export async function createRuntime(env: Env): Promise<Runtime> {
  const settings = { url: env.DATABASE_URL, authToken: env.DATABASE_AUTH_TOKEN };
  await migrate(settings);
  if (env.SEALING_KEY === undefined && (await lacksKey(settings)))
    throw new ConfigurationError(
      `The key beside the database is missing, and descriptions are sealed by it. ${missingKeyAdvice}`,
    );
  const db = await openDatabase(settings);
  const ground = createDeps(env, db);
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
        : openAiWriter(env, env.OPENAI_API_KEY, ground.reachability.model, ground.log),
    voice: startVoice({ ...ground, timers: systemTimers }),
    // A failed run leaves its job to the worker.
    ...(await paymentsFromEnv(env, ground, (event) => {
      handlePaymentEvent(deps, event).catch(() => undefined);
    })),
  };
  const mailWorker = startMailWorker(deps, transportFromEnv(env));
  const stopTimedWork = startTimedWork(deps);
  return {
    deps,
    stop: async () => {
      await Promise.all([mailWorker.stop(), stopTimedWork()]);
      await db.close();
    },
  };
}

let started: Promise<Runtime> | undefined;
let current: Deps | null = null;

/** This process's runtime, created on first use: the build loads this module and must not open a database. */
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
