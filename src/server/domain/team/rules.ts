import { after, days, hours } from "#src/server/clock.ts";
import { teamLimits } from "#src/shared/team/team-limits.ts";
import { teamErrors } from "./errors.ts";
import type { NamedPerson, PairRow } from "./queries.ts";

interface Timed {
  readonly closesAt: Date;
}

export const isRunning = ({ closesAt }: Timed, now: Date): boolean => closesAt > now;

/** @throws {DomainError} conflict once it's over */
export function requireRunning(round: Timed, now: Date): void {
  if (!isRunning(round, now)) throw teamErrors.over();
}

/** @throws {DomainError} bad_request for a deadline that is too near or too far */
export function requireDeadline(closesAt: Date, now: Date): void {
  const isNear = closesAt < after(now, hours(teamLimits.leastHours));
  if (isNear || closesAt > after(now, days(teamLimits.mostDays))) throw teamErrors.deadline();
}

/** When a round ends whose leader ends it while someone hasn't finished; never later than its deadline. */
export function endWithNotice({ closesAt }: Timed, now: Date): Date {
  const earliest = after(now, hours(teamLimits.noticeHours));
  return closesAt < earliest ? closesAt : earliest;
}

/** @throws {DomainError} bad_request for an earlier deadline without the notice that people get */
export function requireNotice(round: Timed, closesAt: Date, now: Date): void {
  if (closesAt < round.closesAt && closesAt < endWithNotice(round, now)) throw teamErrors.notice();
}

/** When a leader can remind everyone again; null: now. */
export function canRemindAt({ remindedAt }: { readonly remindedAt: Date | null }, now: Date): Date | null {
  const at = remindedAt && after(remindedAt, days(teamLimits.remindAfterDays));
  return at !== null && at > now ? at : null;
}

const midnightAfter = (time: Date): Date => new Date(Math.ceil(time.getTime() / days(1)) * days(1));

/**
 * When people of a round can meet in another of the same team; null: at once. Two windows close to each
 * other, with nearly the same describers, would tell what the others picked.
 */
export function meetAgainAt(
  { closesAt, frozenAt, windows }: Timed & { readonly frozenAt: Date | null; readonly windows: number },
  now: Date,
): Date | null {
  if (frozenAt !== null && windows === 0) return null;
  const at = midnightAfter(after(frozenAt ?? closesAt, days(7 * teamLimits.apartWeeks)));
  return at > now ? at : null;
}

/** Whole hours, so that the time of an email doesn't tell when anyone did something. */
const onTheHour = (time: Date): Date => new Date(Math.ceil(time.getTime() / hours(1)) * hours(1));

/** When to remind those who haven't finished, soonest first. */
const reminderTimes = ({ closesAt }: Timed): readonly Date[] =>
  teamLimits.reminderDays.map((n) => onTheHour(after(closesAt, -days(n))));

/** What is due for a running round now, and when to look again: at its next reminder, or at its end. */
export function planNextCheck(
  round: Timed & { readonly remindersDone: number; readonly createdAt: Date },
  now: Date,
) {
  const times = reminderTimes(round);
  const past = times.filter((time) => time <= now);
  const newest = past.at(-1);
  // A round started after that time has just invited everyone.
  const isReminding = newest !== undefined && past.length > round.remindersDone && newest > round.createdAt;
  const next = times.find((time) => time > now && time < round.closesAt);
  return {
    isReminding,
    remindersDone: Math.max(past.length, round.remindersDone),
    nextLookAt: next ?? round.closesAt,
  };
}

/** Someone who takes part, as far as their progress goes. */
type Participant = Pick<NamedPerson, "id" | "surveyId" | "hasOwnWords" | "minResponses">;

/** The pairs that count: nobody describes those who deleted their own round. */
export function pairsAmong(people: readonly Participant[], pairs: readonly PairRow[]): readonly PairRow[] {
  const described = new Set(people.filter(({ surveyId }) => surveyId !== null).map(({ id }) => id));
  return pairs.filter(({ describedId }) => described.has(describedId));
}

/** The people who have described everyone and picked their own words. */
export function listFinished<Person extends Participant>(
  people: readonly Person[],
  pairs: readonly PairRow[],
): readonly Person[] {
  const left = new Set(
    pairsAmong(people, pairs)
      .filter(({ used }) => !used)
      .map(({ describerId }) => describerId),
  );
  return people.filter(
    ({ id, surveyId, hasOwnWords }) => !left.has(id) && (surveyId === null || hasOwnWords),
  );
}

/**
 * How many have finished, and how many windows would open with their words alone: neither tells of a single
 * description.
 */
export function progressOf(people: readonly Participant[], pairs: readonly PairRow[]) {
  const finished = listFinished(people, pairs);
  const ids = new Set(finished.map(({ id }) => id));
  const wouldOpen = finished.filter(({ id, surveyId, minResponses }) => {
    const describers = pairs.filter((pair) => pair.describedId === id && ids.has(pair.describerId));
    return surveyId !== null && describers.length >= (minResponses ?? 0);
  });
  return { finished: finished.length, wouldOpen: wouldOpen.length };
}
