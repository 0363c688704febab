import type { Database } from "#db/client.ts";
import { paymentEvents } from "#db/schema/index.ts";
import { sweepTable } from "#db/sweep.ts";
import { after, days } from "#src/server/clock.ts";
import { retention } from "#src/shared/retention.ts";
import { lte } from "drizzle-orm";

/** Deletes webhook deliveries that can't be repeated any more. */
export const sweepPaymentEvents = (db: Database, now: Date): Promise<void> =>
  sweepTable(db, paymentEvents, lte(paymentEvents.handledAt, after(now, -days(retention.paymentEventDays))));
