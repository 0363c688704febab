import type { Transaction } from "#db/client.ts";
import { rescanSurveys } from "./reminder-queries.ts";

/** The deadline of some rounds has moved: what is due to whom is worked out again within the hour. */
export const rescheduleReminders = (tx: Transaction, surveyIds: readonly string[]): Promise<void> =>
  rescanSurveys(tx, surveyIds);
