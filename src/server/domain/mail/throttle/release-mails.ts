import { after, days } from "#src/server/clock.ts";
import type { Deps } from "#src/server/deps.ts";
import { queueMail } from "#src/server/domain/mail/queue/queue-mail.ts";
import { invitationsGivenUpMail } from "#src/server/domain/mail/templates/survey/invitation.ts";
import { retention } from "#src/shared/retention.ts";
import {
  failMails,
  hasWaiting,
  listFullMailboxes,
  listWaitingSince,
  releaseNextInTurn,
} from "./throttle-queries.ts";
import type { Transaction } from "#db/client.ts";
import type { Delivery } from "#src/shared/invitation/invitation.output.ts";

/**
 * Releases emails as their mailboxes have room. After three days an email fails and its sender is told. Only
 * sender and mailbox matter, so an email without a recipient waits like any other (rule A7).
 */
export async function releaseMails(deps: Deps): Promise<void> {
  if (!(await hasWaiting(deps.db.read))) return;
  await deps.db.write(async (tx) => {
    const now = deps.clock.now();
    await releaseNextInTurn(tx, now, deps.env.MAIL_URL === undefined);
    const expired = await listWaitingSince(tx, after(now, -days(retention.mailWaitDays)));
    if (expired.length === 0) return;
    const ids = expired.map(({ mailId }) => mailId);
    await failMails(tx, ids);
    for (const ofSender of Map.groupBy(expired, ({ sender }) => sender?.id).values()) {
      const sender = ofSender[0]?.sender;
      if (!sender) continue;
      const addresses = [...new Set(ofSender.map(({ to }) => to ?? ""))];
      const content = invitationsGivenUpMail(sender.firstName, addresses);
      await queueMail(tx, deps, { kind: "invitations given up", to: sender.email, content });
    }
  });
}

/** Finds which mailboxes are full. Call it before writing anything. */
export async function readRoom(
  tx: Transaction,
  now: Date,
  mailboxes: readonly string[],
): Promise<(mailbox: string) => Delivery> {
  if (mailboxes.length === 0) return () => "usual";
  const full = await listFullMailboxes(tx, now, mailboxes);
  return (mailbox) => (full.has(mailbox) ? "later" : "usual");
}
