import type { Queryable } from "#db/client.ts";
import { surveyErrors } from "#src/server/domain/survey/errors.ts";
import type { Deps } from "#src/server/deps.ts";
import { isOpen } from "#src/server/domain/survey/rules.ts";
import { catalogue } from "#src/shared/words/catalogue.ts";
import type { SharedSurvey } from "#src/shared/invitation/response.output.ts";
import { maxSelected, minSelected } from "#src/shared/words/trait.ts";
import { joinName } from "#src/shared/account/names.ts";
import { findByShareId, findSharedById, type SharedSurveyRow } from "./queries.ts";
import { openToOf } from "./rules.ts";

export const ownerNameOf = ({ ownerFirstName, ownerLastName }: SharedSurveyRow): string =>
  joinName(ownerFirstName, ownerLastName);

/** What friends call the owner; all of the name where no part of it is a first one. */
export const firstNameOf = (row: SharedSurveyRow): string => row.ownerFirstName || ownerNameOf(row);

const traits = catalogue.map(({ id, name, description }) => ({ id, name, description }));

/** What a peer may see: nothing of the owner's words, of other answers, or of their number (rule A10). */
export const presentShared = (row: SharedSurveyRow, open: boolean): SharedSurvey => ({
  ownerName: ownerNameOf(row),
  ownerFirstName: firstNameOf(row),
  title: row.title,
  note: row.note,
  traits,
  minSelected,
  maxSelected,
  minResponses: row.minResponses,
  closesAt: row.closesAt?.toISOString() ?? null,
  open,
  openTo: openToOf(row),
  ownerMayShowWords: row.ownerMayShowWords,
});

/** A round as the rules about its peers need it, for a feature that lets people in by another way than a link. */
export const findSharedSurvey = (db: Queryable, surveyId: string): Promise<SharedSurveyRow | undefined> =>
  findSharedById(db, surveyId);

/**
 * The round behind an open link as a peer may see it.
 *
 * @throws {DomainError} not_found for an unknown or revoked link.
 */
export async function getSharedSurvey(deps: Deps, shareId: string): Promise<SharedSurvey> {
  const row = await findByShareId(deps.db.read, shareId);
  if (row === undefined) throw surveyErrors.notFound();
  return presentShared(row, isOpen(row, deps.clock.now()));
}
