import type { Queryable, Transaction } from "#db/client.ts";
import { overlapErrors } from "./errors.ts";
import type { Overlap } from "#src/shared/survey/survey.output.ts";
import {
  hasOpenedLists,
  listInvitedTo,
  listOpenedBeside,
  type InvitedTo,
  type OpenedRow,
} from "./queries.ts";
import { tellingDifference, type TellingDifference } from "./rules.ts";

/** The list is fine, and those who were invited last have had no time to answer. */
const nobodyIsMissing: TellingDifference = { missing: 0, added: 0, needed: 0 };

interface SurveyView {
  readonly id: string;
  readonly minResponses: number;
}

/** The first of the others that a list differs from by too few; `said` is told in place of by how many. */
function findAmong(
  others: readonly OpenedRow[],
  list: Parameters<typeof tellingDifference>[0],
  said?: TellingDifference,
): Overlap | null {
  for (const other of others) {
    const difference = tellingDifference(list, other);
    if (difference !== null) return presentOverlap(said ?? difference, other);
  }
  return null;
}

/** Of several rounds in the way, a round gets the one that is so for longest. */
function overlapOf(
  list: InvitedTo | undefined,
  opened: readonly OpenedRow[],
  { id, minResponses }: SurveyView,
): Overlap | null {
  if (list === undefined) return null;
  const lastFirst = opened.toSorted((a, b) => b.expiresAt.getTime() - a.expiresAt.getTime());
  const others = lastFirst.filter(({ surveyId }) => surveyId !== id);
  return (
    findAmong(others, { mailboxes: new Set(list.all), minResponses }) ??
    findAmong(others, { mailboxes: new Set(list.early), minResponses }, nobodyIsMissing)
  );
}

/**
 * Which of an owner's rounds cannot open beside another that they opened in the last six months, and why (rule A12). The same
 * two statements for any number of rounds, of which those without invitations are never in the list.
 */
export async function findOverlaps(
  db: Queryable,
  userId: string,
  surveys: readonly SurveyView[],
  now: Date,
): Promise<ReadonlyMap<string, Overlap>> {
  if (surveys.length === 0 || !(await hasOpenedLists(db, userId, now))) return new Map();
  const ids = surveys.map(({ id }) => id);
  const invited = await listInvitedTo(db, ids);
  const opened = await listOpenedBeside(db, userId, ids, now);
  return new Map(
    surveys.flatMap((survey) => {
      const overlap = overlapOf(invited.get(survey.id), opened, survey);
      return overlap === null ? [] : [[survey.id, overlap] as const];
    }),
  );
}

/** As `findOverlaps`, of one round; null where nothing is in its way. */
export const findOverlap = async (
  db: Queryable,
  survey: SurveyView & { readonly userId: string },
  now: Date,
): Promise<Overlap | null> => (await findOverlaps(db, survey.userId, [survey], now)).get(survey.id) ?? null;

const presentOverlap = (
  { missing, added, needed }: TellingDifference,
  { surveyId, title, expiresAt }: OpenedRow,
): Overlap => ({
  peopleMissing: missing,
  peopleAdded: added,
  needed,
  otherRound: title === null ? null : { id: surveyId, title },
  until: expiresAt.toISOString(),
});

/**
 * The one place that decides on rule A12: whom a round has invited must not tell, beside whom another one had, what a few people
 * picked. To be called once `rememberInvited` has everyone in the list.
 *
 * @throws {DomainError} conflict with a sentence that says what to do, and names nobody.
 */
export async function requireNoOverlap(
  tx: Transaction,
  survey: SurveyView & { readonly userId: string; readonly isOpen: boolean },
  now: Date,
): Promise<void> {
  const overlap = await findOverlap(tx, survey, now);
  if (overlap === null) return;
  throw overlapErrors.tooClose({ overlap, status: survey.isOpen ? "in_progress" : "completed" });
}
