import type { PictureContent } from "#src/shared/group/picture-content.ts";
import type { GroupWindow } from "./group-window.ts";
import { type GroupClass, type Member, type Shown, classesOf, newestOf } from "./rules.ts";
import { mayTakeEffect } from "./unanimity.ts";
import type { Queryable, Transaction } from "#db/client.ts";
import { countedIn, listPictures, listWaiting, showResult } from "./queries.ts";
import { candidatesOf, readHistory, readWindows } from "./make-picture.ts";

/** Everything that decides whether a result can be shown. */
export interface Counted {
  readonly classes: readonly GroupClass[];
  /** Of all pictures, first to newest. */
  readonly contents: readonly Pick<PictureContent, "heldBack">[];
  readonly shown: Shown;
  readonly windowOf: (member: Member) => GroupWindow;
}

const among = ({ members }: GroupClass, some: readonly Member[]): readonly Member[] =>
  some.filter(({ clientId }) => members.some((member) => member.clientId === clientId));

function mayShowTogether(counted: Counted, { members, pictures }: GroupClass, sharers: readonly Member[]) {
  const { contents, shown, windowOf } = counted;
  const heldBack = contents[(pictures[0] ?? 0) - 1]?.heldBack ?? [];
  return mayTakeEffect({ members, heldBack, sharers }, shown, windowOf);
}

/** Whether a result can be shown now: alone, or together with those of its class who wait. Nobody's waits who was never counted. */
export function canBeShown(counted: Counted, result: Member, waiters: readonly Member[]): boolean {
  const own = counted.classes.find((one) => among(one, [result]).length > 0);
  if (own === undefined) return true;
  const others = among(own, waiters).filter(({ clientId }) => clientId !== result.clientId);
  return mayShowTogether(counted, own, [result]) || mayShowTogether(counted, own, [result, ...others]);
}

/** Of those who wait, whose wait is over: all of a class at once, and everyone who was never counted. */
export function whoseWaitIsOver(counted: Counted, waiters: readonly Member[]): readonly Member[] {
  const inClasses = counted.classes.map((one) => ({ one, waiting: among(one, waiters) }));
  const bound = new Set(inClasses.flatMap(({ waiting }) => waiting));
  const ready = inClasses.filter(({ one, waiting }) => mayShowTogether(counted, one, waiting));
  return [...waiters.filter((one) => !bound.has(one)), ...ready.flatMap(({ waiting }) => waiting)];
}

/** What decides in a programme whose results its facilitator can see. */
export interface SharingWaits {
  readonly counted: Counted;
  /** Those who wait, with the newest result of each: that is what would be shown. */
  readonly waiters: readonly Member[];
}

export async function readWaits(db: Queryable, programmeId: string): Promise<SharingWaits> {
  const [{ pictures, shown }, rows, windowOf, waiting] = await Promise.all([
    readHistory(db, programmeId),
    listPictures(db, programmeId),
    readWindows(db, countedIn(db, programmeId)),
    listWaiting(db, programmeId),
  ]);
  const contents = rows.map(({ content }) => content);
  const counted = { classes: classesOf(pictures), contents, shown, windowOf };
  return { counted, waiters: candidatesOf(waiting).flatMap(newestOf) };
}

/**
 * Whether the facilitator may see a result now. If not, the client's wish waits: someone else who was counted in a group
 * picture would be singled out. Where only those who wait already make it possible, `settleWaiting` shows theirs with it.
 */
export const mayShow = ({ counted, waiters }: SharingWaits, result: Member): boolean =>
  canBeShown(counted, result, waiters);

/**
 * Shows the results of those whose wait is over. To be called whenever someone's wish or part in a programme has changed.
 */
export async function settleWaiting(tx: Transaction, programmeId: string, now: Date): Promise<void> {
  const { counted, waiters } = await readWaits(tx, programmeId);
  for (const result of whoseWaitIsOver(counted, waiters)) await showResult(tx, programmeId, result, now);
}
