import { leastCounted } from "#src/shared/group/group-limits.ts";

/*
 * Rule F3: all group pictures and all results ever shown, taken together, must reveal nothing about someone
 * whose result the facilitator hasn't seen.
 *
 * People in the same pictures form a class, and subtracting pictures yields totals of classes. So a class
 * has five or more unseen people or none, and they are counted or left out together. Two of them could swap
 * windows, and everything a facilitator sees would stay the same to the byte. That alone doesn't hide a word
 * that all of them share; `unanimity.ts` does.
 */

/** A counted person. They keep this result: with a newer one, two pictures would differ by one person. */
export interface Member {
  readonly clientId: string;
  readonly snapshotId: string;
}

/** Someone who agrees to be counted, with their round's results, newest last; never none. */
export interface Candidate {
  readonly clientId: string;
  readonly snapshotIds: readonly string[];
}

/** What the facilitator could ever see; unsharing doesn't make it unseen. */
export interface Shown {
  readonly clientIds: ReadonlySet<string>;
  readonly snapshotIds: ReadonlySet<string>;
}

/** Fewer unseen people, unless none, could be singled out. */
export const leastUnseen = leastCounted;

export const isAllowedSize = (unseen: number): boolean => unseen === 0 || unseen >= leastUnseen;

/**
 * Finds unseen members. `people` never showed a result; `results` adds those who showed another than the
 * counted one, which reveals much about them, but not everything.
 */
export function unseenOf(members: readonly Member[], shown: Shown) {
  return {
    people: members.filter(({ clientId }) => !shown.clientIds.has(clientId)),
    results: members.filter(({ snapshotId }) => !shown.snapshotIds.has(snapshotId)),
  };
}

const isAllowedClass = (members: readonly Member[], shown: Shown): boolean => {
  const { people, results } = unseenOf(members, shown);
  return isAllowedSize(people.length) && isAllowedSize(results.length);
};

/** Members counted in the same pictures. */
export interface GroupClass {
  /** Picture numbers, from 1. */
  readonly pictures: readonly number[];
  readonly members: readonly Member[];
}

export function classesOf(pictures: readonly (readonly Member[])[]): readonly GroupClass[] {
  const entries = new Map<string, { member: Member; numbers: number[] }>();
  for (const [index, members] of pictures.entries()) {
    for (const member of members) {
      const entry = entries.get(member.clientId) ?? { member, numbers: [] };
      entry.numbers.push(index + 1);
      entries.set(member.clientId, entry);
    }
  }
  return [...Map.groupBy(entries.values(), ({ numbers }) => numbers.join(" ")).values()].map((some) => ({
    pictures: some[0]?.numbers ?? [],
    members: some.map(({ member }) => member),
  }));
}

export interface NextPicture {
  /** Counted before, and again. */
  readonly kept: readonly GroupClass[];
  readonly newcomers: readonly Member[];
  /** The number of people who still have to agree; 0 if the picture can be made. */
  readonly missing: number;
}

/** Picks whom the next picture counts. It needs five newcomers, so that no difference is about fewer. */
export function nextPicture(
  pictures: readonly (readonly Member[])[],
  candidates: readonly Candidate[],
  shown: Shown,
): NextPicture {
  const counted = new Set(pictures.flat().map(({ clientId }) => clientId));
  const agreeing = new Map(candidates.map((one) => [one.clientId, one]));
  const fresh = candidates.filter(({ clientId }) => !counted.has(clientId)).flatMap(newestOf);
  const { newcomers, missing } = chooseNewcomers(fresh, shown);
  const stays = ({ clientId, snapshotId }: Member) =>
    agreeing.get(clientId)?.snapshotIds.includes(snapshotId) ?? false;
  return { kept: classesOf(pictures).flatMap((one) => keptOf(one, stays, shown)), newcomers, missing };
}

/** The result that would be counted or shown. */
export const newestOf = ({ clientId, snapshotIds }: Candidate): readonly Member[] =>
  snapshotIds.slice(-1).map((snapshotId) => ({ clientId, snapshotId }));

/** The unseen of a class leave together, if one of them stops being counted; seen people leave alone. */
function keptOf(
  { pictures, members }: GroupClass,
  stays: (member: Member) => boolean,
  shown: Shown,
): readonly GroupClass[] {
  const { people, results } = unseenOf(members, shown);
  const staying = members.filter(stays);
  return staying.length > 0 && [...people, ...results].every(stays) ? [{ pictures, members: staying }] : [];
}

/** Picks as many newcomers as can form one class; the others wait for more. */
function chooseNewcomers(fresh: readonly Member[], shown: Shown) {
  const { people, results } = unseenOf(fresh, shown);
  const seen = fresh.filter((member) => !results.includes(member));
  const withoutPeople = results.filter((member) => !people.includes(member));
  const choices = [fresh, [...seen, ...withoutPeople], seen];
  const newcomers = choices.find((some) => isAllowedClass(some, shown)) ?? [];
  const suffices = newcomers.length >= leastUnseen;
  // Enough new unseen people suffice, whatever they do with their results.
  return { newcomers: suffices ? newcomers : [], missing: suffices ? 0 : leastUnseen - people.length };
}
