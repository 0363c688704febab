import type { Transaction } from "#db/client.ts";
import type { Deps, TransactionDeps } from "#src/server/deps.ts";
import type { EmailRules } from "#src/server/domain/mail/queue/deliver-mails.ts";
import { teamReminderMail } from "#src/server/domain/mail/templates/organisation/team-round.ts";
import { queueTopicMails } from "#src/server/domain/mail/topics/queue-topic-mail.ts";
import { type TeamRoundRow, listEndedOwnRounds, updateRound } from "#src/server/domain/team/queries.ts";
import { planLook, quartersOf } from "#src/server/domain/team/rules.ts";
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
import { tellOwners } from "#src/server/domain/survey/timed/close-due-surveys.ts";

/** Which emails that ask someone to describe their team are still to be sent. */
export const teamEmails = {
  "team round": listTakingPart,
  "team round reminder": listWithSomeoneLeft,
} satisfies Partial<EmailRules>;

/** So many in one write: others wait for it. */
const mostAtOnce = 5;

/**
 * Once a day counts how far team rounds are, and reminds those who haven't described everyone, on a fixed schedule and on the hour. What is
 * done and the emails are written together: many processes may do it at once.
 */
export async function lookAtTeamRounds(deps: Deps): Promise<void> {
  for (;;) {
    const now = deps.clock.now();
    if ((await listDue(deps.db.read, now, 1)).length === 0) return;
    await deps.db.write(async (tx) => {
      for (const round of await listDue(tx, now, mostAtOnce)) await look(tx, deps, round, now);
    });
    // A database in a file answers without ever waiting: requests need a turn, too.
    await setImmediate();
  }
}

async function look(tx: Transaction, deps: TransactionDeps, round: TeamRoundRow, now: Date): Promise<void> {
  const { isReminding, remindersDone, nextLookAt } = planLook(round, now);
  const { described, all } = await countDescriptions(tx, round.id);
  const isNewDay = isFirstLookOfDay(round, now);
  const quarters = isNewDay ? quartersOf(described, all) : round.quarters;
  await updateRound(tx, round.id, { quarters, remindersDone, nextLookAt });
  if (isReminding) await remind(tx, deps, round);
}

/** The day's first look is due at midnight: how far a team is must not move in the course of a day. */
const isFirstLookOfDay = ({ nextLookAt }: TeamRoundRow, now: Date): boolean =>
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

/** So many in one write: others wait for it. */
const mostToldAtOnce = 10;

/** Tells everyone whose own round has ended with a team round. */
export const endOfRoundJob = (teamRoundId: string): Job => ({
  kind: "tell of team round",
  key: `team round ${teamRoundId}`,
  payload: teamRoundId,
});

/** The handler of these jobs. Each email is there once, however often it runs. */
export const tellOfEndedRound: JobHandler = (deps, { key, payload: teamRoundId }) =>
  runStoredJob(deps, key, async (finish) => {
    const ids = await listEndedOwnRounds(deps.db.read, teamRoundId);
    await inBatches(ids, mostToldAtOnce, (some) => deps.db.write((tx) => tellOwners(tx, deps, some)));
    await finish(() => Promise.resolve());
  });
