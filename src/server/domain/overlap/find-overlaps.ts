import type { Queryable } from "#db/client.ts";
import type { Overlap } from "#src/shared/overlap.ts";
import { listInvitedTo, listOpened } from "./queries.ts";
import { tellingDifference, type TellingDifference } from "./rules.ts";

interface Round {
  readonly id: string;
  readonly minResponses: number;
}

/**
 * Which of an owner's rounds cannot open beside another that they opened in the last six months, and why (rule A12). The same
 * two statements for any number of rounds; one where none of them has invited anyone, as nothing is in the way of those. Of
 * several rounds in the way, each gets the one that is so for longest.
 */
export async function findOverlaps(
  db: Queryable,
  userId: string,
  rounds: readonly Round[],
  now: Date,
): Promise<ReadonlyMap<string, Overlap>> {
  const invited = await listInvitedTo(
    db,
    rounds.map(({ id }) => id),
  );
  if (invited.size === 0) return new Map();
  const opened = await listOpened(db, userId, now);
  const lastFirst = opened.toSorted((a, b) => b.expiresAt.getTime() - a.expiresAt.getTime());
  const overlaps = rounds.flatMap(({ id, minResponses }) => {
    const mailboxes = new Set(invited.get(id));
    for (const other of lastFirst) {
      if (other.surveyId === id) continue;
      const difference = tellingDifference({ mailboxes, minResponses }, other);
      if (difference !== null) return [[id, presentOverlap(difference, other)] as const];
    }
    return [];
  });
  return new Map(overlaps);
}

/** As `findOverlaps`, of one round; null where nothing is in its way. */
export async function findOverlap(
  db: Queryable,
  round: Round & { readonly userId: string },
  now: Date,
): Promise<Overlap | null> {
  return (await findOverlaps(db, round.userId, [round], now)).get(round.id) ?? null;
}

const presentOverlap = (
  { missing, added, needed }: TellingDifference,
  { surveyId, title, expiresAt }: Awaited<ReturnType<typeof listOpened>>[number],
): Overlap => ({
  peopleMissing: missing,
  peopleAdded: added,
  needed,
  otherRound: title === null ? null : { id: surveyId, title },
  until: expiresAt.toISOString(),
});
