import type { PictureContent } from "#src/shared/group/picture-content.ts";
import type { GroupWindow } from "./group-window.ts";
import type { GroupClass, Member, Shown } from "./rules.ts";
import { mayTakeEffect } from "./unanimity.ts";

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
