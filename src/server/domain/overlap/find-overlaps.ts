import type { Queryable } from "#db/client.ts";
import type { Ids, Key } from "#db/key.ts";
import type { Overlap } from "#src/shared/survey/overlap.output.ts";
import { invitedIn, type MailboxList } from "./mailbox-list.ts";
import {
  hasOpenedLists,
  listInvitedTo,
  listOpened,
  listOpenedBeside,
  type InvitedTo,
  type OpenedRow,
} from "./queries.ts";
import { tellingDifference, type TellingDifference } from "./rules.ts";

export type { OpenedRow } from "./queries.ts";

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

/** What it goes by whether one round is in another's way. */
async function askFor(db: Queryable, userId: Key, surveyIds: Ids, now: Date) {
  const [invited, opened] = await Promise.all([
    listInvitedTo(db, surveyIds),
    listOpenedBeside(db, userId, surveyIds, now),
  ]);
  return { invited, opened };
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

const overlapAmong = (
  { invited, opened }: Awaited<ReturnType<typeof askFor>>,
  survey: SurveyView,
): Overlap | null => overlapOf(invited.get(survey.id), opened, survey);

/** The lists under which an owner has opened rounds: what a round's own list is held against. */
export const listOpenedBy = (db: Queryable, userId: string, now: Date): Promise<readonly OpenedRow[]> =>
  listOpened(db, userId, now);

/**
 * What is in the way of a round whose list a unit has read, and may have added to.
 *
 * @param opened from `listOpenedBy`
 */
export const overlapBeside = (
  list: MailboxList,
  opened: readonly OpenedRow[],
  minResponses: number,
): Overlap | null => overlapOf(invitedIn(list), opened, { id: list.surveyId, minResponses });

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
  if (surveys.length === 0) return new Map();
  const ids = surveys.map(({ id }) => id);
  const known = await askFor(db, userId, ids, now);
  return new Map(
    surveys.flatMap((survey) => {
      const overlap = overlapAmong(known, survey);
      return overlap === null ? [] : [[survey.id, overlap] as const];
    }),
  );
}

/**
 * As `findOverlaps`, of rounds that are themselves still being asked for: it's known meanwhile whether there is anything to look for.
 *
 * @returns what gives the overlaps of those rounds
 */
export async function lookForOverlaps(
  db: Queryable,
  userId: string,
  now: Date,
): Promise<(surveys: readonly SurveyView[]) => Promise<ReadonlyMap<string, Overlap>>> {
  const hasOpened = await hasOpenedLists(db, userId, now);
  return async (surveys) => (hasOpened ? findOverlaps(db, userId, surveys, now) : new Map());
}

/**
 * As `findOverlaps`, of one round that is itself still being asked for.
 *
 * @param survey its id, or a selection of it
 * @returns what is in its way, if anything is, once the round is known
 */
export async function lookForOverlap(
  db: Queryable,
  userId: Key,
  survey: Key,
  now: Date,
): Promise<(survey: SurveyView) => Overlap | null> {
  const known = await askFor(db, userId, typeof survey === "string" ? [survey] : survey, now);
  return (found) => overlapAmong(known, found);
}

/** As `findOverlaps`, of one round; null where nothing is in its way. */
export const findOverlap = async (
  db: Queryable,
  survey: SurveyView & { readonly userId: string },
  now: Date,
): Promise<Overlap | null> => (await lookForOverlap(db, survey.userId, survey.id, now))(survey);

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
