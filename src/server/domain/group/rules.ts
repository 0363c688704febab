import { leastCounted } from "#src/shared/group/group-limits.ts";

/*
 * Rule F3: nothing may be worked out about someone whose result the facilitator hasn't seen, from all group pictures and all
 * results that were ever shown together.
 *
 * People who are in the same pictures form a class, and whoever subtracts pictures from each other ends at totals of classes. So the
 * unseen of a class are five or nobody, and they are counted or left out together. Two of them could swap their windows, and
 * everything that a facilitator sees would stay the same to the byte. That alone doesn't hide a word that all of them share:
 * `unanimity.ts` does.
 */

/** Someone as a picture counts them. Once counted they keep this result: with a newer one, two pictures would differ by one person. */
export interface Member {
  readonly clientId: string;
  readonly snapshotId: string;
}

/** Someone who agrees to be counted, with the results of their round, newest last; never none. */
export interface Candidate {
  readonly clientId: string;
  readonly snapshotIds: readonly string[];
}

/** What the facilitator has been able to see at some time; taking it back doesn't make it unseen. */
export interface Shown {
  readonly clientIds: ReadonlySet<string>;
  readonly snapshotIds: ReadonlySet<string>;
}

/** So many, or nobody: fewer could be singled out. */
export const leastUnseen = leastCounted;

export const isLawful = (unseen: number): boolean => unseen === 0 || unseen >= leastUnseen;

/**
 * Who of some members is unseen. `people` have never shown a result. `results` adds those who have shown another one than was
 * counted: it tells much about them, and not everything.
 */
export function unseenOf(members: readonly Member[], shown: Shown) {
  return {
    people: members.filter(({ clientId }) => !shown.clientIds.has(clientId)),
    results: members.filter(({ snapshotId }) => !shown.snapshotIds.has(snapshotId)),
  };
}

const isLawfulClass = (members: readonly Member[], shown: Shown): boolean => {
  const { people, results } = unseenOf(members, shown);
  return isLawful(people.length) && isLawful(results.length);
};

/** Members whom the same pictures count. */
export interface GroupClass {
  /** The numbers of those pictures, from 1. */
  readonly pictures: readonly number[];
  readonly members: readonly Member[];
}

export function classesOf(pictures: readonly (readonly Member[])[]): readonly GroupClass[] {
  const seats = new Map<string, { member: Member; numbers: number[] }>();
  for (const [index, members] of pictures.entries()) {
    for (const member of members) {
      const seat = seats.get(member.clientId) ?? { member, numbers: [] };
      seat.numbers.push(index + 1);
      seats.set(member.clientId, seat);
    }
  }
  return [...Map.groupBy(seats.values(), ({ numbers }) => numbers.join(" ")).values()].map((some) => ({
    pictures: some[0]?.numbers ?? [],
    members: some.map(({ member }) => member),
  }));
}

export interface NextPicture {
  /** Counted before, and once more. */
  readonly kept: readonly GroupClass[];
  readonly newcomers: readonly Member[];
  /** How many more have to agree; 0: the picture can be made. */
  readonly missing: number;
}

/** Whom the next picture counts. It needs five newcomers, else the difference to the last one would be about fewer. */
export function nextPicture(
  pictures: readonly (readonly Member[])[],
  candidates: readonly Candidate[],
  shown: Shown,
): NextPicture {
  const counted = new Set(pictures.flat().map(({ clientId }) => clientId));
  const agreeing = new Map(candidates.map((one) => [one.clientId, one]));
  const fresh = candidates.filter(({ clientId }) => !counted.has(clientId)).flatMap(newestOf);
  const { newcomers, missing } = lawfulNewcomers(fresh, shown);
  const stays = ({ clientId, snapshotId }: Member) =>
    agreeing.get(clientId)?.snapshotIds.includes(snapshotId) ?? false;
  return { kept: classesOf(pictures).flatMap((one) => keptOf(one, stays, shown)), newcomers, missing };
}

/** What a candidate would be counted or shown with. */
export const newestOf = ({ clientId, snapshotIds }: Candidate): readonly Member[] =>
  snapshotIds.slice(-1).map((snapshotId) => ({ clientId, snapshotId }));

/** The unseen of a class go together: one of them who stops being counted takes the class along. Those who were seen go alone. */
function keptOf(
  { pictures, members }: GroupClass,
  stays: (member: Member) => boolean,
  shown: Shown,
): readonly GroupClass[] {
  const { people, results } = unseenOf(members, shown);
  const staying = members.filter(stays);
  return staying.length > 0 && [...people, ...results].every(stays) ? [{ pictures, members: staying }] : [];
}

/** As many as can be counted as one class. Those who would be too few among their like wait for more. */
function lawfulNewcomers(fresh: readonly Member[], shown: Shown) {
  const { people, results } = unseenOf(fresh, shown);
  const seen = fresh.filter((member) => !results.includes(member));
  const withoutPeople = results.filter((member) => !people.includes(member));
  const choices = [fresh, [...seen, ...withoutPeople], seen];
  const newcomers = choices.find((some) => isLawfulClass(some, shown)) ?? [];
  const suffices = newcomers.length >= leastUnseen;
  // Newly unseen people make it whatever they do with their results.
  return { newcomers: suffices ? newcomers : [], missing: suffices ? 0 : leastUnseen - people.length };
}
