import type { Reader } from "#db/client.ts";
import { prepared } from "#db/prepared.ts";
import { billings } from "#db/schema/index.ts";
import { eq, sql } from "drizzle-orm";

/** What someone pays for: on the way of every signed-in page, for the account menu. */
export const billingByUser = prepared((db: Reader) =>
  db
    .select({
      planId: billings.planId,
      status: billings.status,
      trialEndsAt: billings.trialEndsAt,
      currentPeriodEnd: billings.currentPeriodEnd,
    })
    .from(billings)
    .where(eq(billings.userId, sql.placeholder("userId")))
    .prepare(),
);
