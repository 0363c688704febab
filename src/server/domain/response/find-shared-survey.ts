import type { Queryable } from "#db/client.ts";
import type { Key } from "#db/key.ts";
import { findSharedById, type SharedSurveyRow } from "./queries.ts";
import { surroundingsBy } from "./shuffled-insert-queries.ts";

/*
 * For a feature that lets people in by another way than a link.
 */

/** A round as the rules about its peers need it. */
export const findSharedSurvey = (db: Queryable, surveyId: Key): Promise<SharedSurveyRow | undefined> =>
  findSharedById(db, surveyId);

/** What stands around an answer: see `surroundingsBy`. */
export const aroundAnswerBy: typeof surroundingsBy = (roundBy) => surroundingsBy(roundBy);
