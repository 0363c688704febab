import { after, days } from "#src/server/clock.ts";
import type { Deps } from "#src/server/deps.ts";
import { queueMail } from "#src/server/domain/mail/queue/queue-mail.ts";
import { invitationsGivenUpMail } from "#src/server/domain/mail/templates/survey/invitations-given-up.ts";
import { keptFor } from "#src/shared/kept-for.ts";
import { giveUp, hasWaiting, listWaitingSince, releaseInTurn } from "./throttle-queries.ts";

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
