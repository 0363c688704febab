import type { Database } from "#db/client.ts";
import { sweepEmailLinks } from "#src/server/auth/email/sweep.ts";
import { sweepLimits } from "#src/server/auth/limits/sweep.ts";
import { sweepPasswordResets } from "#src/server/auth/password/sweep.ts";
import { sweepSessions } from "#src/server/auth/session/sweep.ts";
import { sweepUnconfirmedAccounts } from "#src/server/domain/account/registration-sweep.ts";
import { sweepBlog } from "#src/server/domain/blog/sweep.ts";
import { sweepPaymentEvents } from "#src/server/domain/billing/sweep.ts";
import { sweepThrottled } from "#src/server/domain/mail/throttle/sweep.ts";
import { sweepMails } from "#src/server/domain/mail/queue/sweep.ts";
import { sweepOrgInvites } from "#src/server/domain/organisation/sweep.ts";
import { sweepOpenedLists } from "#src/server/domain/overlap/sweep.ts";
import { sweepWorkshops } from "#src/server/domain/workshop/sweep.ts";
import { sweepTickets } from "#src/server/domain/voice/sweep.ts";

/** Each feature erases its own leftovers. In this order: an account goes once the links that could confirm it are gone. */
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

/** Erases what has expired by now, so that a quiet server does not remember who came by. */
export async function sweepExpired(db: Database, now: Date): Promise<void> {
  for (const sweep of sweeps) await sweep(db, now);
}
