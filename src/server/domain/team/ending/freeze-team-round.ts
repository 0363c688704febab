import type { Transaction } from "#db/client.ts";
import type { TransactionDeps } from "#src/server/deps.ts";
import { freezePart } from "#src/server/domain/analysis/reveal-survey.ts";
import { groupPicture } from "#src/server/domain/group/picture.ts";
import { storePartLists } from "#src/server/domain/overlap/mailbox-list.ts";
import type { OwnSurvey } from "#src/server/domain/survey/queries.ts";
import { listParts } from "#src/server/domain/survey/read.ts";
import { answersUntilReveal } from "#src/server/domain/survey/rules.ts";
import type { SeenRound } from "#src/server/domain/team/gate.ts";
import { insertPicture } from "#src/server/domain/team/picture/queries.ts";
import {
  type NamedPerson,
  type PairRow,
  endOwnRounds,
  listPairs,
  listPeople,
  updateRound,
} from "#src/server/domain/team/queries.ts";
import { leastCounted } from "#src/shared/group/picture-content.ts";
import type { SnapshotContent } from "#src/shared/result/analysis.ts";
import { eraseDescriptions } from "./queries.ts";
import { queueEndEmails } from "./end-emails.ts";

/*
 * The end of a team round: one write closes everyone's own round, freezes every window that can open, and the
 * team picture with them. Nobody has to open theirs first.
 */

interface Round {
  readonly people: readonly NamedPerson[];
  readonly pairs: readonly PairRow[];
}

/** Who describes someone, and whether they have. */
function panelOf(described: NamedPerson, { people, pairs }: Round) {
  const used = new Map(
    pairs.filter((pair) => pair.describedId === described.id).map((pair) => [pair.describerId, pair.used]),
  );
  return people.flatMap((person) => {
    const isUsed = used.get(person.id);
    return isUsed === undefined ? [] : [{ ...person, used: isUsed }];
  });
}

/** Someone's window, if it opens. */
async function freezeWindow(
  tx: Transaction,
  deps: TransactionDeps,
  { person, part }: { readonly person: NamedPerson; readonly part: OwnSurvey },
  round: Round,
): Promise<SnapshotContent | null> {
  const { selfTraitIds: own, newAnswers, minResponses } = part;
  if (own === null || answersUntilReveal(newAnswers, minResponses) > 0) return null;
  const now = deps.clock.now();
  const isBanded = await storePartLists(tx, deps, part, panelOf(person, round), now);
  return freezePart(tx, deps, part, { own, isBanded });
}

/**
 * Ends a round at its deadline, for good. Descriptions for windows that don't open are erased: nothing will
 * ever show them.
 */
export async function freezeTeamRound(
  tx: Transaction,
  deps: TransactionDeps,
  round: SeenRound,
): Promise<void> {
  if (round.frozenAt !== null) return;
  const now = deps.clock.now();
  await endOwnRounds(tx, round, now);
  const [people, pairs] = await Promise.all([listPeople(tx, [round.id]), listPairs(tx, [round.id])]);
  // Read after they ended: until then, answers of a team round count as none.
  const parts = new Map<string, OwnSurvey>((await listParts(tx, round.id)).map((part) => [part.id, part]));
  const windows = new Map<string, SnapshotContent>();
  for (const person of people) {
    const part = parts.get(person.surveyId ?? "");
    const window = part && (await freezeWindow(tx, deps, { person, part }, { people, pairs }));
    if (window) windows.set(person.id, window);
    else if (part) await eraseDescriptions(tx, [part.id]);
  }
  const counted = people.flatMap(({ id, isCounted }) => (isCounted === true ? (windows.get(id) ?? []) : []));
  const hasPicture = counted.length >= leastCounted;
  if (hasPicture)
    await insertPicture(tx, { teamRoundId: round.id, content: groupPicture(counted), createdAt: now });
  await updateRound(tx, round.id, { frozenAt: now, windows: windows.size, nextLookAt: null });
  await queueEndEmails(tx, deps, round, {
    people: people.map((person) => ({
      ...person,
      hasWindow: windows.has(person.id),
      hasOwnWords: (parts.get(person.surveyId ?? "")?.selfTraitIds ?? null) !== null,
    })),
    hasPicture,
  });
}
