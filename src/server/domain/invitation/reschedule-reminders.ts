import type { Transaction } from "#db/client.ts";
import { rescanSurvey } from "./reminder-queries.ts";

/** A round's deadline has moved: what is due to whom is worked out again within the hour. */
export const rescheduleReminders = (tx: Transaction, surveyId: string): Promise<void> =>
  rescanSurvey(tx, surveyId);
