import type { Transaction } from "#db/client.ts";
import type { Deps, TransactionDeps } from "#src/server/deps.ts";
import type { EmailRules } from "#src/server/domain/mail/queue/deliver-mails.ts";
import { teamReminderMail } from "#src/server/domain/mail/templates/organisation/team-round.ts";
import { queueTopicMails } from "#src/server/domain/mail/topics/queue-topic-mail.ts";
import { type TeamRoundRow, listEndedOwnRounds, updateRound } from "#src/server/domain/team/queries.ts";
import { planNextCheck, quartersOf } from "#src/server/domain/team/rules.ts";
import { setImmediate } from "node:timers/promises";
import {
  countDescriptions,
  listDue,
  listTakingPart,
  listUnfinished,
  listWithSomeoneLeft,
} from "./look-queries.ts";
import { inBatches } from "#src/server/queue.ts";
import { type Job, type JobHandler, runStoredJob } from "#src/server/domain/job/run-job.ts";
import { queueRoundOverEmails } from "#src/server/domain/survey/timed/close-due-surveys.ts";

/** Which emails about team rounds are still wanted. */
export const teamEmails = {
  "team round": listTakingPart,
  "team round reminder": listWithSomeoneLeft,
} satisfies Partial<EmailRules>;

/** Rounds per write, so that other writes don't wait long. */
const roundsPerWrite = 5;

/**
 * Counts the progress of team rounds once a day, and reminds those who haven't described everyone, on a
 * fixed schedule and on the hour. Progress and emails share one write, so several processes may run it.
 */
export async function checkTeamRounds(deps: Deps): Promise<void> {
  for (;;) {
    const now = deps.clock.now();
    if ((await listDue(deps.db.read, now, 1)).length === 0) return;
    await deps.db.write(async (tx) => {
      for (const round of await listDue(tx, now, roundsPerWrite)) await checkRound(tx, deps, round, now);
    });
    // A database in a file never yields to the event loop by itself.
    await setImmediate();
  }
}

async function checkRound(
  tx: Transaction,
  deps: TransactionDeps,
  round: TeamRoundRow,
  now: Date,
): Promise<void> {
  const { isReminding, remindersDone, nextLookAt } = planNextCheck(round, now);
  const { described, all } = await countDescriptions(tx, round.id);
  const isNewDay = isFirstCheckOfDay(round, now);
  const quarters = isNewDay ? quartersOf(described, all) : round.quarters;
  await updateRound(tx, round.id, { quarters, remindersDone, nextLookAt });
  if (isReminding) await remind(tx, deps, round);
}

/** The first check of a day is due at midnight: progress must not change within a day. */
const isFirstCheckOfDay = ({ nextLookAt }: TeamRoundRow, now: Date): boolean =>
  nextLookAt !== null && nextLookAt.getTime() <= startOfDay(now).getTime();

const startOfDay = (now: Date): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()));

async function remind(tx: Transaction, deps: TransactionDeps, round: TeamRoundRow): Promise<void> {
  const people = await listUnfinished(tx, round.id);
  await queueTopicMails(
    tx,
    deps,
    people.map(({ id, email, firstName }) => ({
      kind: "team round reminder",
      to: email,
      subjectId: id,
      content: (unsubscribeUrl) => teamReminderMail(deps.env, { ...round, firstName }, unsubscribeUrl),
    })),
  );
}

/** Rounds per write, so that other writes don't wait long. */
const emailsPerWrite = 10;

/** Emails everyone whose own round ended with a team round. */
export const endOfRoundJob = (teamRoundId: string): Job => ({
  kind: "tell of team round",
  key: `team round ${teamRoundId}`,
  payload: teamRoundId,
});

/** The handler of `endOfRoundJob`; repeated runs queue each email once. */
export const emailEndedRound: JobHandler = (deps, { key, payload: teamRoundId }) =>
  runStoredJob(deps, key, async (finish) => {
    const ids = await listEndedOwnRounds(deps.db.read, teamRoundId);
    await inBatches(ids, emailsPerWrite, (some) =>
      deps.db.write((tx) => queueRoundOverEmails(tx, deps, some)),
    );
    await finish(() => Promise.resolve());
  });
