import type { PictureContent } from "#src/shared/group/picture-content.ts";
import type { GroupWindow } from "./group-window.ts";
import { type GroupClass, type Member, type Shown, classesOf, newestOf } from "./rules.ts";
import { mayShowResults } from "./unanimity.ts";
import type { Queryable, Transaction } from "#db/client.ts";
import { countedIn, listPictures, listWaiting, showResult } from "./queries.ts";
import { candidatesOf, readHistory, readWindows } from "./make-picture.ts";

export interface Counted {
  readonly classes: readonly GroupClass[];
  /** Of all pictures, oldest first. */
  readonly contents: readonly Pick<PictureContent, "heldBack">[];
  readonly shown: Shown;
  readonly windowOf: (member: Member) => GroupWindow;
}

const inClass = ({ members }: GroupClass, some: readonly Member[]): readonly Member[] =>
  some.filter(({ clientId }) => members.some((member) => member.clientId === clientId));

function mayShowTogether(counted: Counted, { members, pictures }: GroupClass, sharers: readonly Member[]) {
  const { contents, shown, windowOf } = counted;
  const heldBack = contents[(pictures[0] ?? 0) - 1]?.heldBack ?? [];
  return mayShowResults({ members, heldBack, sharers }, shown, windowOf);
}

/** Whether a result can be shown, alone or with its class's waiting ones; always if never counted. */
export function canBeShown(counted: Counted, result: Member, waiters: readonly Member[]): boolean {
  const own = counted.classes.find((one) => inClass(one, [result]).length > 0);
  if (own === undefined) return true;
  const others = inClass(own, waiters).filter(({ clientId }) => clientId !== result.clientId);
  return mayShowTogether(counted, own, [result]) || mayShowTogether(counted, own, [result, ...others]);
}

/** Finds waiting results that can be shown: a whole class at once, and any that was never counted. */
export function listShowable(counted: Counted, waiters: readonly Member[]): readonly Member[] {
  const inClasses = counted.classes.map((one) => ({ one, waiting: inClass(one, waiters) }));
  const bound = new Set(inClasses.flatMap(({ waiting }) => waiting));
  const ready = inClasses.filter(({ one, waiting }) => mayShowTogether(counted, one, waiting));
  return [...waiters.filter((one) => !bound.has(one)), ...ready.flatMap(({ waiting }) => waiting)];
}

export interface SharingWaits {
  readonly counted: Counted;
  /** The newest result of each waiting client. */
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
 * Whether the facilitator may see a result now; if not, it waits, as someone else counted in a group picture
 * would be singled out. If it needs other waiting results, `settleWaiting` shows them together.
 */
export const mayShow = ({ counted, waiters }: SharingWaits, result: Member): boolean =>
  canBeShown(counted, result, waiters);

/** Shows results that no longer have to wait. Call it after any change to sharing or membership. */
export async function settleWaiting(tx: Transaction, programmeId: string, now: Date): Promise<void> {
  const { counted, waiters } = await readWaits(tx, programmeId);
  for (const result of listShowable(counted, waiters)) await showResult(tx, programmeId, result, now);
}
