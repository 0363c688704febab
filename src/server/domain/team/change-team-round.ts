import type { Transaction } from "#db/client.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { teamEndsMail, teamNudgeMail } from "#src/server/domain/mail/templates/organisation/team-round.ts";
import { freezeTeamRound } from "#src/server/domain/team/ending/freeze-team-round.ts";
import type { TeamRoundChanges } from "#src/shared/team/team.input.ts";
import { teamLimits } from "#src/shared/team/team-limits.ts";
import type { TeamRound } from "#src/shared/team/team.output.ts";
import { withoutUndefined } from "#src/shared/without-undefined.ts";
import { teamErrors } from "./errors.ts";
import { emailPeople } from "./emails.ts";
import { type SeenRound, getManaged, getOwnPart } from "./gate.ts";
import { readTeamRound } from "./get-team-round.ts";
import { listPairs, listPeople } from "./queries.ts";
import { updateOwnRounds, updatePerson, updateRound } from "./write-queries.ts";
import {
  canRemindAt,
  endWithNotice,
  listFinished,
  planNextCheck,
  requireDeadline,
  requireNotice,
  requireRunning,
} from "./rules.ts";

/**
 * Updates a team round and every member's own round.
 *
 * @throws {DomainError} not_found; forbidden for those who only take part; bad_request for a deadline;
 * conflict once it's over.
 */
export function changeTeamRound(deps: Deps, actor: Actor, id: string, changes: TeamRoundChanges) {
  return deps.db.write(async (tx) => {
    const now = deps.clock.now();
    const { round } = await getManaged(tx, actor, id);
    requireRunning(round, now);
    const { closesAt, title = round.title, purpose = round.purpose } = changes;
    if (title !== round.title || purpose !== round.purpose)
      await updateOwnRounds(tx, round.id, "all", { title, description: purpose, updatedAt: now });
    if (closesAt !== undefined) {
      requireDeadline(closesAt, now);
      requireNotice(round, closesAt, now);
      await updateOwnRounds(tx, round.id, "running", { closesAt, updatedAt: now });
    }
    // Reminders start again with the new deadline.
    const planned = { ...round, ...withoutUndefined(changes), remindersDone: 0 };
    const { remindersDone, nextLookAt } = planNextCheck(planned, now);
    await updateRound(tx, round.id, { ...withoutUndefined(changes), remindersDone, nextLookAt });
    if (closesAt !== undefined && closesAt < round.closesAt) {
      const people = await listPeople(tx, [round.id]);
      await emailPeople(tx, deps, noticeOfEnd, actor, { ...round, title, closesAt }, people);
    }
    return readTeamRound(tx, deps, actor, id);
  });
}

/* These go to all who take part, finished or not: who gets one tells nothing. */
const noticeOfEnd = { kind: "team round ends", template: teamEndsMail } as const;
const nudge = { kind: "team round nudge", template: teamNudgeMail } as const;

/**
 * Reminds all who take part.
 *
 * @throws {DomainError} not_found; forbidden for those who only take part; conflict once it's over, and
 * within three days of the last time.
 */
export function remindEveryone(deps: Deps, actor: Actor, id: string): Promise<TeamRound> {
  return deps.db.write(async (tx) => {
    const now = deps.clock.now();
    const { round } = await getManaged(tx, actor, id);
    requireRunning(round, now);
    const until = canRemindAt(round, now);
    if (until !== null) throw teamErrors.reminded({ until });
    await updateRound(tx, round.id, { remindedAt: now });
    await emailPeople(tx, deps, nudge, actor, round, await listPeople(tx, [round.id]));
    return readTeamRound(tx, deps, actor, id);
  });
}

/**
 * Ends a team round: at once when all have finished; else in a day, unless it ends sooner anyway, and everyone
 * is told.
 *
 * @throws {DomainError} not_found; forbidden for those who only take part.
 */
export function closeTeamRound(deps: Deps, actor: Actor, id: string): Promise<TeamRound> {
  return deps.db.write(async (tx) => {
    const now = deps.clock.now();
    const { round } = await getManaged(tx, actor, id);
    if (round.closesAt > now) {
      const people = await listPeople(tx, [round.id]);
      const finished = listFinished(people, await listPairs(tx, people));
      if (finished.length === people.length)
        await freezeTeamRound(tx, deps, await endAt(tx, round, now, now));
      else if (endWithNotice(round, now) < round.closesAt) {
        const ended = await endAt(tx, round, endWithNotice(round, now), now);
        await emailPeople(tx, deps, noticeOfEnd, actor, ended, people);
      }
    }
    return readTeamRound(tx, deps, actor, id);
  });
}

/** Moves the end. What everyone is told then is their last reminder. */
async function endAt(tx: Transaction, round: SeenRound, closesAt: Date, now: Date): Promise<SeenRound> {
  const changes = { closesAt, nextLookAt: closesAt, remindersDone: teamLimits.reminderDays.length };
  await updateOwnRounds(tx, round.id, "running", { closesAt, updatedAt: now });
  await updateRound(tx, round.id, changes);
  return { ...round, ...changes };
}

/**
 * Stores whether the actor's window counts in the team picture.
 *
 * @throws {DomainError} not_found; forbidden if they don't take part; conflict once the windows have opened.
 */
export function setCounted(
  deps: Deps,
  actor: Actor,
  { teamRoundId, counted }: { readonly teamRoundId: string; readonly counted: boolean },
): Promise<TeamRound> {
  return deps.db.write(async (tx) => {
    const { round, person } = await getOwnPart(tx, actor, teamRoundId);
    if (person.isCounted !== counted) {
      if (round.frozenAt !== null) throw teamErrors.isCountedForGood();
      await updatePerson(tx, person.id, { isCounted: counted });
    }
    return readTeamRound(tx, deps, actor, teamRoundId);
  });
}
