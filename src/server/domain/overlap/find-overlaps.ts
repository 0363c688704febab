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

/** The full list is fine; the people invited last have had no time to answer. */
const noAdvice: TellingDifference = { missing: 0, added: 0, needed: 0 };

interface SurveyView {
  readonly id: string;
  readonly minResponses: number;
  /** Set for a part of a team round, whose window opens with all others and is never blocked. */
  readonly teamRoundId?: string | null;
  readonly newAnswers?: number;
}

/** A part that ended before 2026-12 opens like any round, if it has answers that no window shows. */
const canBlock = ({ teamRoundId = null, newAnswers = 0 }: SurveyView): boolean =>
  teamRoundId === null || newAnswers > 0;

/** Finds the first list that differs by too few people; `reported` replaces the reported difference. */
function findFirstOverlap(
  others: readonly OpenedRow[],
  list: Parameters<typeof tellingDifference>[0],
  reported?: TellingDifference,
): Overlap | null {
  for (const other of others) {
    const difference = tellingDifference(list, other);
    if (difference !== null) return presentOverlap(reported ?? difference, other);
  }
  return null;
}

/** Of several blocking rounds, reports the one that blocks longest. */
function overlapOf(
  list: InvitedTo | undefined,
  opened: readonly OpenedRow[],
  { id, minResponses }: SurveyView,
): Overlap | null {
  if (list === undefined) return null;
  const latestFirst = opened.toSorted((a, b) => b.expiresAt.getTime() - a.expiresAt.getTime());
  const others = latestFirst.filter(({ surveyId }) => surveyId !== id);
  return (
    findFirstOverlap(others, { mailboxes: new Set(list.all), minResponses }) ??
    findFirstOverlap(others, { mailboxes: new Set(list.early), minResponses }, noAdvice)
  );
}

/**
 * Finds an owner's rounds that can't open beside one they opened in the last six months (rule A12). Runs two
 * statements for any number of rounds; rounds without invitations never overlap.
 */
export async function findOverlaps(
  db: Queryable,
  userId: string,
  all: readonly SurveyView[],
  now: Date,
): Promise<ReadonlyMap<string, Overlap>> {
  const surveys = all.filter(canBlock);
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
 * The only place that enforces rule A12: two rounds' lists of invited people must not reveal what a few
 * people picked. Call it after `rememberInvited` has completed the list.
 *
 * @throws {DomainError} conflict with what to do, naming nobody
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
