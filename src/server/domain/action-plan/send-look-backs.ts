import type { Transaction } from "#db/client.ts";
import { after, days } from "#src/server/clock.ts";
import type { Deps, TransactionDeps } from "#src/server/deps.ts";
import type { EmailRules } from "#src/server/domain/mail/queue/deliver-mails.ts";
import { lookBackMail } from "#src/server/domain/mail/templates/look-back.ts";
import { queueTopicMail } from "#src/server/domain/mail/topics/queue-topic-mail.ts";
import { lookBackTime } from "#src/shared/action-plan/action-plan-limits.ts";
import { quadrants } from "#src/shared/result/analysis.ts";
import { setImmediate } from "node:timers/promises";
import { listDueSurveys, listOwners, listReminded, claimDue } from "./queries.ts";

/** Which plans' reminders are still wanted. */
export const planEmails = { "look back": listReminded } satisfies Partial<EmailRules>;

/** Plans per write, so that other writes don't wait long. */
const plansPerWrite = 100;

/** After a longer downtime the day is long over, so nobody is reminded. */
const newsForMs = days(7);

/**
 * Emails owners about plans that are due today: one email per round. Claiming and queueing share one write,
 * so several processes may run it.
 */
export async function sendLookBacks(deps: Deps): Promise<void> {
  for (;;) {
    const surveyIds = await listDueSurveys(deps.db.read, deps.clock.now(), plansPerWrite);
    if (surveyIds.length === 0) return;
    await deps.db.write((tx) => remind(tx, deps, surveyIds));
    // A database in a file never yields to the event loop by itself.
    await setImmediate();
  }
}

async function remind(tx: Transaction, deps: TransactionDeps, surveyIds: readonly string[]): Promise<void> {
  const now = deps.clock.now();
  const claimed = await claimDue(tx, now, surveyIds);
  const due = Map.groupBy(
    claimed.filter(({ until }) => until !== null && lookBackTime(until) > after(now, -newsForMs)),
    ({ surveyId }) => surveyId,
  );
  if (due.size === 0) return;
  for (const { email, emailVerifiedAt, ...round } of await listOwners(tx, [...due.keys()])) {
    const plans = due.get(round.surveyId) ?? [];
    if (emailVerifiedAt === null) continue;
    const panes = quadrants.filter((quadrant) => plans.some(({ pane }) => pane === quadrant));
    const day = plans.map(({ until }) => until ?? "").reduce((a, b) => (a > b ? a : b));
    await queueTopicMail(tx, deps, {
      kind: "look back",
      eventKey: `look back ${round.surveyId} ${day}`,
      to: email,
      subjectId: round.surveyId,
      content: lookBackMail({ ...round, panes }),
    });
  }
}
