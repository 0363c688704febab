import type { Transaction } from "#db/client.ts";
import type { Deps, TransactionDeps } from "#src/server/deps.ts";
import type { EmailRules } from "#src/server/domain/mail/queue/deliver-mails.ts";
import { teamReminderMail } from "#src/server/domain/mail/templates/organisation/team-round.ts";
import { queueTopicMails } from "#src/server/domain/mail/topics/queue-topic-mail.ts";
import { freezeTeamRound } from "#src/server/domain/team/ending/freeze-team-round.ts";
import { type SeenRound, getDueRound } from "#src/server/domain/team/gate.ts";
import { updateRound } from "#src/server/domain/team/queries.ts";
import { isRunning, planNextCheck } from "#src/server/domain/team/rules.ts";
import { describeFault } from "#src/server/log.ts";
import { setImmediate } from "node:timers/promises";
import { listDue, listTakingPart, listUnfinished, listWithSomethingLeft } from "./look-queries.ts";

/** Which emails about team rounds are still wanted. */
export const teamEmails = {
  "team round": listTakingPart,
  "team round ends": listTakingPart,
  "team round nudge": listTakingPart,
  "team round reminder": listWithSomethingLeft,
} satisfies Partial<EmailRules>;

/**
 * Ends team rounds at their deadline, and reminds those who haven't finished, on a fixed schedule and on the
 * hour. Each round has one write, so several processes may run it, and a crash leaves all of it or nothing.
 */
export async function checkTeamRounds(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  for (const id of await listDue(deps.db.read, now)) {
    try {
      await deps.db.write(async (tx) => {
        const round = await getDueRound(tx, id, now);
        if (round !== null) await (isRunning(round, now) ? remind : freezeTeamRound)(tx, deps, round);
      });
    } catch (error) {
      // The others go on; this one is tried again in a minute.
      deps.log.error("team round not checked", describeFault(error));
    }
    // A database in a file never yields to the event loop by itself.
    await setImmediate();
  }
}

async function remind(tx: Transaction, deps: TransactionDeps, round: SeenRound): Promise<void> {
  const { isReminding, remindersDone, nextLookAt } = planNextCheck(round, deps.clock.now());
  await updateRound(tx, round.id, { remindersDone, nextLookAt });
  if (!isReminding) return;
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
