import type { Queryable } from "#db/client.ts";
import type { Overlap } from "#src/shared/survey/overlap.output.ts";
import { listInvitedTo, listOpened } from "./queries.ts";
import { tellingDifference, type TellingDifference } from "./rules.ts";

type OpenedRow = Awaited<ReturnType<typeof listOpened>>[number];

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

/**
 * Which of an owner's rounds cannot open beside another that they opened in the last six months, and why (rule A12). The same
 * two statements for any number of rounds; one where none of them has invited anyone, as nothing is in the way of those. Of
 * several rounds in the way, each gets the one that is so for longest.
 */
export async function findOverlaps(
  db: Queryable,
  userId: string,
  surveys: readonly SurveyView[],
  now: Date,
): Promise<ReadonlyMap<string, Overlap>> {
  const invited = await listInvitedTo(
    db,
    surveys.map(({ id }) => id),
  );
  if (invited.size === 0) return new Map();
  const opened = await listOpened(db, userId, now);
  const lastFirst = opened.toSorted((a, b) => b.expiresAt.getTime() - a.expiresAt.getTime());
  const overlaps = surveys.flatMap(({ id, minResponses }) => {
    const others = lastFirst.filter(({ surveyId }) => surveyId !== id);
    const { all = [], early = [] } = invited.get(id) ?? {};
    const overlap =
      findAmong(others, { mailboxes: new Set(all), minResponses }) ??
      findAmong(others, { mailboxes: new Set(early), minResponses }, nobodyIsMissing);
    return overlap === null ? [] : [[id, overlap] as const];
  });
  return new Map(overlaps);
}

/** As `findOverlaps`, of one round; null where nothing is in its way. */
export async function findOverlap(
  db: Queryable,
  survey: SurveyView & { readonly userId: string },
  now: Date,
): Promise<Overlap | null> {
  return (await findOverlaps(db, survey.userId, [survey], now)).get(survey.id) ?? null;
}

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
