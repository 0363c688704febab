import type { Deps } from "#src/server/deps.ts";
import { createDelivery } from "#src/server/domain/mail/queue/deliver-mails.ts";
import { hasDueMail } from "#src/server/domain/mail/queue/claim-queries.ts";
import type { MailTransport } from "#src/server/domain/mail/queue/mail-transport.ts";
import { tickMs } from "#src/server/domain/mail/queue/slots.ts";
import type { Timers } from "#src/server/timers.ts";

/** Every email starts as soon as it is claimed, and a worker does not tick a second time. */
export const withoutWaiting: Timers = {
  now: () => 0,
  wait: (ms, run) => {
    if (ms < tickMs) queueMicrotask(run);
    return () => undefined;
  },
  chance: () => 0,
};

/** Delivers all emails that are due, as a worker does in as many ticks as it takes, and settles them. */
export async function deliverDueMails(
  deps: Pick<Deps, "db" | "clock" | "log" | "env" | "reachability">,
  transport: MailTransport,
): Promise<void> {
  while (await hasDueMail(deps.db.read, deps.clock.now())) {
    const delivery = createDelivery(deps, transport, withoutWaiting);
    await delivery.tick(0);
    await delivery.stop();
  }
}
