import type { Transaction } from "#db/client.ts";
import type { Deps, TransactionDeps } from "#src/server/deps.ts";
import { freezePart } from "#src/server/domain/analysis/reveal-survey.ts";
import { teamReminderMail } from "#src/server/domain/mail/templates/organisation/team-round.ts";
import { groupPicture } from "#src/server/domain/group/picture.ts";
import { storePartLists } from "#src/server/domain/overlap/mailbox-list.ts";
import type { OwnSurvey } from "#src/server/domain/survey/queries.ts";
import { listParts } from "#src/server/domain/survey/read.ts";
import { answersUntilReveal } from "#src/server/domain/survey/rules.ts";
import { emailPeople, queueEndEmails } from "#src/server/domain/team/emails.ts";
import { type SeenRound, getDueRound } from "#src/server/domain/team/gate.ts";
import { listDue, listPairs, listPeople } from "#src/server/domain/team/queries.ts";
import { isRunning, listFinished, planNextCheck } from "#src/server/domain/team/rules.ts";
import {
  eraseDescriptions,
  insertPicture,
  updateOwnRounds,
  updateRound,
} from "#src/server/domain/team/write-queries.ts";
import { describeFault } from "#src/server/log.ts";
import { leastCounted } from "#src/shared/group/picture-content.ts";
import type { SnapshotContent } from "#src/shared/result/analysis.ts";
import { setImmediate } from "node:timers/promises";

/*
 * The end of a team round: one write closes everyone's own round, freezes every window that can open, and the
 * team picture with them. Nobody has to open theirs first.
 */

/** Someone's window, if it opens. @param panel who describes them, and whether they have */
async function freezeWindow(
  tx: Transaction,
  deps: TransactionDeps,
  part: OwnSurvey,
  panel: Parameters<typeof storePartLists>[3],
): Promise<SnapshotContent | null> {
  const { selfTraitIds: own, newAnswers, minResponses } = part;
  if (own === null || answersUntilReveal(newAnswers, minResponses) > 0) return null;
  const isBanded = await storePartLists(tx, deps, part, panel, deps.clock.now());
  return freezePart(tx, deps, part, { own, isBanded });
}

/**
 * Ends a round at its deadline, for good. Descriptions for windows that don't open are erased: nothing will
 * ever show them.
 */
export async function freezeTeamRound(tx: Transaction, deps: TransactionDeps, round: SeenRound) {
  if (round.frozenAt !== null) return;
  const now = deps.clock.now();
  const { closesAt } = round;
  await updateOwnRounds(tx, round.id, "running", { closesAt, completedAt: closesAt, updatedAt: now });
  const people = await listPeople(tx, [round.id]);
  const pairs = await listPairs(tx, people);
  // Read after they ended: until then, answers of a team round count as none.
  const parts = new Map<string, OwnSurvey>((await listParts(tx, round.id)).map((part) => [part.id, part]));
  const windows = new Map<string, SnapshotContent>();
  for (const person of people) {
    const part = parts.get(person.surveyId ?? "");
    if (part === undefined) continue;
    const panel = pairs
      .filter(({ describedId }) => describedId === person.id)
      .flatMap(({ describerId, used }) =>
        people.filter(({ id }) => id === describerId).map((describer) => ({ ...describer, used })),
      );
    const window = await freezeWindow(tx, deps, part, panel);
    if (window === null) await eraseDescriptions(tx, [part.id]);
    else windows.set(person.id, window);
  }
  const counted = people.flatMap(({ id, isCounted }) => (isCounted === true ? (windows.get(id) ?? []) : []));
  const hasPicture = counted.length >= leastCounted;
  if (hasPicture)
    await insertPicture(tx, { teamRoundId: round.id, content: groupPicture(counted), createdAt: now });
  await updateRound(tx, round.id, { frozenAt: now, windows: windows.size, nextLookAt: null });
  const ended = people.map((person) => ({ ...person, hasWindow: windows.has(person.id) }));
  await queueEndEmails(tx, deps, round, ended, hasPicture);
}

/**
 * Ends team rounds at their deadline, and reminds those who haven't finished, on a fixed schedule and on the
 * hour. Each round has one write, so several processes may run it, and a crash leaves all of it or nothing.
 */
export async function checkTeamRounds(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  for (const { id } of await listDue(deps.db.read, now)) {
    try {
      await deps.db.write(async (tx) => {
        const round = await getDueRound(tx, id, now);
        if (round !== null) await (isRunning(round, now) ? remind : freezeTeamRound)(tx, deps, round);
      });
    } catch (error) {
      // The others go on; this one is tried again in a minute.
      deps.log.error("team round not checked", describeFault(error));
    }
    // A database in a file never yields to the event loop by itself.
    await setImmediate();
  }
}

async function remind(tx: Transaction, deps: TransactionDeps, round: SeenRound): Promise<void> {
  const { isReminding, remindersDone, nextLookAt } = planNextCheck(round, deps.clock.now());
  await updateRound(tx, round.id, { remindersDone, nextLookAt });
  if (!isReminding) return;
  const people = await listPeople(tx, [round.id]);
  const finished = listFinished(people, await listPairs(tx, people));
  const left = people.filter((person) => !finished.includes(person));
  const email = { kind: "team round reminder", template: teamReminderMail } as const;
  await emailPeople(tx, deps, email, round.starter, round, left);
}
