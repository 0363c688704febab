import type { Database } from "#db/client.ts";
import { paymentEvents } from "#db/schema/index.ts";
import { sweepTable } from "#db/sweep.ts";
import { after, days } from "#src/server/clock.ts";
import { lte } from "drizzle-orm";

/** A provider stops delivering an event again after three days. */
const keptMs = days(30);

/** Forgets webhook deliveries that can't come again. */
export const sweepPaymentEvents = (db: Database, now: Date): Promise<void> =>
  sweepTable(db, paymentEvents, lte(paymentEvents.handledAt, after(now, -keptMs)));
