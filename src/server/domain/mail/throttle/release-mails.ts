import { after, days } from "#src/server/clock.ts";
import type { Deps } from "#src/server/deps.ts";
import { queueMail } from "#src/server/domain/mail/queue/queue-mail.ts";
import { invitationsGivenUpMail } from "#src/server/domain/mail/templates/survey/invitation.ts";
import { keptFor } from "#src/shared/kept-for.ts";
import { giveUp, hasWaiting, listFull, listWaitingSince, releaseInTurn } from "./throttle-queries.ts";
import type { Transaction } from "#db/client.ts";
import type { Delivery } from "#src/shared/invitation/invitation.output.ts";

/**
 * Lets emails go as their mailboxes have room. After three days they are given up, and their senders are told. It goes by who asks whom
 * alone, so an email without a recipient waits its turn like any other (rule A7).
 */
export async function releaseMails(deps: Deps): Promise<void> {
  if (!(await hasWaiting(deps.db.read))) return;
  await deps.db.write(async (tx) => {
    const now = deps.clock.now();
    await releaseInTurn(tx, now, deps.env.MAIL_URL === undefined);
    const late = await listWaitingSince(tx, after(now, -days(keptFor.mailWaitDays)));
    if (late.length === 0) return;
    const ids = late.map(({ mailId }) => mailId);
    await giveUp(tx, ids);
    for (const own of Map.groupBy(late, ({ sender }) => sender?.id).values()) {
      const sender = own[0]?.sender;
      if (!sender) continue;
      const addresses = [...new Set(own.map(({ to }) => to ?? ""))];
      const content = invitationsGivenUpMail(deps.env, sender.firstName, addresses);
      await queueMail(tx, deps, { kind: "invitations given up", to: sender.email, content });
    }
  });
}

/** Whether an email to each of `mailboxes` would go out as usual, or wait its turn. To be asked before anything is written. */
export async function readRoom(
  tx: Transaction,
  now: Date,
  mailboxes: readonly string[],
): Promise<(mailbox: string) => Delivery> {
  if (mailboxes.length === 0) return () => "usual";
  const full = await listFull(tx, now, mailboxes);
  return (mailbox) => (full.has(mailbox) ? "later" : "usual");
}
