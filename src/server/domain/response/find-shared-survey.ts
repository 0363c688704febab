import type { Queryable } from "#db/client.ts";
import { findSharedById, type SharedSurveyRow } from "./queries.ts";

/** A round as the rules about its peers need it, for who is let in another way than by a link. */
export const findSharedSurvey = (db: Queryable, surveyId: string): Promise<SharedSurveyRow | undefined> =>
  findSharedById(db, surveyId);
