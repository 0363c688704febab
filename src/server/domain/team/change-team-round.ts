import type { Transaction } from "#db/client.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Deps, TransactionDeps } from "#src/server/deps.ts";
import type { MailContent } from "#src/server/domain/mail/text/mail-content.ts";
import { teamEndsMail, teamNudgeMail } from "#src/server/domain/mail/templates/organisation/team-round.ts";
import { queueTopicMails } from "#src/server/domain/mail/topics/queue-topic-mail.ts";
import { freezeTeamRound } from "#src/server/domain/team/ending/freeze-team-round.ts";
import type { TeamRoundChanges } from "#src/shared/team/team.input.ts";
import { teamLimits } from "#src/shared/team/team-limits.ts";
import type { TeamRound } from "#src/shared/team/team.output.ts";
import { withoutUndefined } from "#src/shared/without-undefined.ts";
import { teamErrors } from "./errors.ts";
import { type SeenRound, getManaged, getOwnPart } from "./gate.ts";
import { readTeamRound } from "./get-team-round.ts";
import { progressOf } from "./progress.ts";
import {
  listPairs,
  listPeople,
  listProgress,
  moveRounds,
  renameRounds,
  updatePerson,
  updateRound,
} from "./queries.ts";
import {
  canRemindAt,
  endWithNotice,
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
export function changeTeamRound(
  deps: Deps,
  actor: Actor,
  id: string,
  changes: TeamRoundChanges,
): Promise<TeamRound> {
  return deps.db.write(async (tx) => {
    const now = deps.clock.now();
    const { round } = await getManaged(tx, actor, id);
    requireRunning(round, now);
    const { closesAt, title = round.title, purpose = round.purpose } = changes;
    if (title !== round.title || purpose !== round.purpose)
      await renameRounds(tx, round.id, { title, description: purpose }, now);
    if (closesAt !== undefined) {
      requireDeadline(closesAt, now);
      requireNotice(round, closesAt, now);
      await moveRounds(tx, round.id, closesAt, now);
    }
    // Reminders start again with the new deadline.
    const planned = { ...round, ...withoutUndefined(changes), remindersDone: 0 };
    const { remindersDone, nextLookAt } = planNextCheck(planned, now);
    await updateRound(tx, round.id, { ...withoutUndefined(changes), remindersDone, nextLookAt });
    if (closesAt !== undefined && closesAt < round.closesAt)
      await emailEveryone(tx, deps, { ...round, title, purpose, closesAt }, noticeOfEnd);
    return readTeamRound(tx, deps, actor, id);
  });
}

type Template = (
  env: Deps["env"],
  round: SeenRound & { readonly firstName: string },
  unsubscribeUrl: string,
) => MailContent;

const noticeOfEnd = { kind: "team round ends", template: teamEndsMail } as const;

/** Emails all who take part, finished or not: who gets one tells nothing. */
async function emailEveryone(
  tx: Transaction,
  deps: TransactionDeps,
  round: SeenRound,
  { kind, template }: { readonly kind: "team round ends" | "team round nudge"; readonly template: Template },
): Promise<void> {
  const people = await listPeople(tx, [round.id]);
  await queueTopicMails(
    tx,
    deps,
    people.map(({ id, email, firstName }) => ({
      kind,
      to: email,
      subjectId: id,
      content: (unsubscribeUrl) => template(deps.env, { ...round, firstName }, unsubscribeUrl),
    })),
  );
}

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
    await emailEveryone(tx, deps, round, { kind: "team round nudge", template: teamNudgeMail });
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
      const people = await listProgress(tx, [round.id]);
      const { finished } = progressOf(people, await listPairs(tx, [round.id]));
      if (finished === people.length) await freezeTeamRound(tx, deps, await endAt(tx, round, now, now));
      else if (endWithNotice(round, now) < round.closesAt) {
        const ended = await endAt(tx, round, endWithNotice(round, now), now);
        await emailEveryone(tx, deps, ended, noticeOfEnd);
      }
    }
    return readTeamRound(tx, deps, actor, id);
  });
}

/** Moves the end. What everyone is told then is their last reminder. */
async function endAt(tx: Transaction, round: SeenRound, closesAt: Date, now: Date): Promise<SeenRound> {
  const changes = { closesAt, nextLookAt: closesAt, remindersDone: teamLimits.reminderDays.length };
  await moveRounds(tx, round.id, closesAt, now);
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
