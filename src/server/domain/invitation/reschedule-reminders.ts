import type { Transaction } from "#db/client.ts";
import type { Ids } from "#db/key.ts";
import { rescanSurveys } from "./reminder-queries.ts";

/** The deadline of some rounds has moved: what is due to whom is worked out again within the hour. */
export const rescheduleReminders = (tx: Transaction, surveyIds: Ids): Promise<void> =>
  rescanSurveys(tx, surveyIds);
