import type { Database } from "#db/client.ts";
import { sweepEmailLinks, sweepLimits, sweepPasswordResets, sweepSessions } from "#src/server/auth/sweep.ts";
import { sweepUnconfirmedAccounts } from "#src/server/domain/account/registration-sweep.ts";
import { sweepBlog } from "#src/server/domain/blog/sweep.ts";
import { sweepPaymentEvents } from "#src/server/domain/billing/sweep.ts";
import { sweepThrottled } from "#src/server/domain/mail/throttle/sweep.ts";
import { sweepMails } from "#src/server/domain/mail/queue/sweep.ts";
import { sweepOrgInvites } from "#src/server/domain/organisation/sweep.ts";
import { sweepOpenedLists } from "#src/server/domain/overlap/sweep.ts";
import { sweepWorkshops } from "#src/server/domain/workshop/erase.ts";
import { sweepTickets } from "#src/server/domain/voice/sweep.ts";
import { requestDueSyncs, syncStoredBilling } from "#src/server/domain/billing/sync-billing.ts";
import { checkTeamRounds } from "#src/server/domain/team/ending/freeze-team-round.ts";
import { type JobHandlers, runDueJobs } from "#src/server/domain/job/run-job.ts";
import { hours, minutes, seconds } from "#src/server/clock.ts";
import type { Deps } from "#src/server/deps.ts";
import { sendTrialMails } from "#src/server/domain/billing/trial/send-trial-mails.ts";
import { announceTeamReplies } from "#src/server/domain/organisation/inviting/announce-replies.ts";
import { announceReplies, sendDigests, announceSharedResults } from "#src/server/domain/facilitator/news.ts";
import { releaseMails } from "#src/server/domain/mail/throttle/release-mails.ts";
import { remindPeers } from "#src/server/domain/invitation/remind-peers.ts";
import { sendLookBacks } from "#src/server/domain/action-plan/send-look-backs.ts";
import { remindClients } from "#src/server/domain/programme/asking/remind-clients.ts";
import { closeDueSurveys } from "#src/server/domain/survey/timed/close-due-surveys.ts";
import { scanForReadySurveys, notifyOwners } from "#src/server/domain/survey/timed/notify-owners.ts";
import { describeFault } from "#src/server/log.ts";
import { retention } from "#src/shared/retention.ts";

/** Each feature erases its own leftovers. An account goes after the links that could confirm it. */
const sweeps = [
  sweepLimits,
  sweepEmailLinks,
  sweepPasswordResets,
  sweepSessions,
  sweepOpenedLists,
  sweepTickets,
  sweepMails,
  sweepThrottled,
  sweepPaymentEvents,
  sweepBlog,
  sweepOrgInvites,
  sweepWorkshops,
  sweepUnconfirmedAccounts,
] as const;

/** Erases what has expired, so that a quiet server doesn't remember its visitors. */
export async function sweepExpired(db: Database, now: Date): Promise<void> {
  for (const sweep of sweeps) await sweep(db, now);
}

/** The handler of each kind of stored job. */
export const jobHandlers: JobHandlers = {
  "sync billing": syncStoredBilling,
};

interface TimedTask {
  /** The name in a log line: "closing of due rounds". */
  readonly name: string;
  /** In milliseconds. Runs at multiples of it: every hour on the hour. */
  readonly every: number;
  /** For what may have been missed while nothing ran. */
  readonly isRunAtStart?: true;
  /** Other processes may run it at the same time. */
  readonly run: (deps: Deps) => Promise<void>;
}

/**
 * All scheduled work but sending. What emails people runs on the hour, so that no email tells when someone
 * answered (rule A6).
 */
export const timedWork = [
  { name: "closing of due rounds", every: minutes(1), isRunAtStart: true, run: closeDueSurveys },
  { name: "looking at team rounds", every: minutes(1), isRunAtStart: true, run: checkTeamRounds },
  {
    name: "stored jobs",
    every: seconds(5),
    isRunAtStart: true,
    run: (deps) => runDueJobs(deps, jobHandlers),
  },
  { name: "releasing emails that wait for room", every: minutes(1), isRunAtStart: true, run: releaseMails },
  { name: "asking for payments", every: minutes(1), run: requestDueSyncs },
  { name: "news of trials", every: hours(1), run: sendTrialMails },
  // A thousand rounds at a time, after a start and once a day.
  { name: "looking back at rounds", every: seconds(5), run: scanForReadySurveys },
  { name: "news of rounds", every: hours(1), run: notifyOwners },
  { name: "news of clients", every: hours(1), run: announceSharedResults },
  { name: "replies of clients", every: hours(1), run: announceReplies },
  { name: "replies of members", every: hours(1), run: announceTeamReplies },
  { name: "digests for facilitators", every: hours(1), run: sendDigests },
  { name: "reminding of invitations", every: hours(1), run: remindPeers },
  { name: "reminding of clients", every: hours(1), run: remindClients },
  { name: "reminding of plans", every: hours(1), run: sendLookBacks },
  { name: "counting of emails", every: hours(1), run: (deps) => deps.hourlyMails.count(deps) },
  {
    name: "sweeping",
    every: minutes(retention.sweepMinutes),
    run: ({ db, clock }) => sweepExpired(db, clock.now()),
  },
] as const satisfies readonly TimedTask[];

/**
 * Runs tasks at their times, independently. A failure is logged and retried next time; a task that is still
 * running is skipped.
 *
 * @returns what ends it, once running tasks are done
 */
export function startTimedWork(deps: Deps, tasks: readonly TimedTask[] = timedWork): () => Promise<void> {
  const running = new Map<TimedTask, Promise<void>>();
  let lookedAt = deps.clock.now().getTime();
  let timer: NodeJS.Timeout | undefined;

  function start(task: TimedTask): void {
    if (running.has(task)) return;
    const run = task
      .run(deps)
      .catch((error: unknown) => deps.log.error(`${task.name} failed`, describeFault(error)))
      .finally(() => running.delete(task));
    running.set(task, run);
  }

  function look(): void {
    const now = deps.clock.now().getTime();
    const before = lookedAt;
    lookedAt = now;
    for (const task of tasks) if (Math.floor(now / task.every) > Math.floor(before / task.every)) start(task);
    timer = setTimeout(look, Math.min(...tasks.map(({ every }) => every - (now % every)))).unref();
  }

  for (const task of tasks) if (task.isRunAtStart === true) start(task);
  look();
  return async () => {
    clearTimeout(timer);
    await Promise.all(running.values());
  };
}
