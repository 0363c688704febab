import type { GroupWindow } from "#src/server/domain/group/group-window.ts";
import { pictureContent } from "#src/server/domain/group/make-picture.ts";
import { classesOf, nextPicture, type Member, type Shown } from "#src/server/domain/group/rules.ts";
import { withShown } from "#src/server/domain/group/unanimity.ts";
import { canBeShown, listShowable } from "#src/server/domain/group/sharing-waits.ts";
import type { PictureContent } from "#src/shared/group/picture-content.ts";
import type { GroupStep } from "./group-steps.ts";

interface Person {
  revealed: number;
  isCounted: boolean;
  wantsToShare: boolean;
  isShared: boolean;
  /** They have deleted their survey and its windows. */
  isGone: boolean;
}

/** Windows by person, first to newest result. */
export type Windows = readonly (readonly GroupWindow[])[];

const memberOf = (person: number, result: number): Member => ({
  clientId: `p${String(person)}`,
  snapshotId: `${String(person)}/${String(result)}`,
});

export function windowIn(windows: Windows, { snapshotId }: Member): GroupWindow {
  const [person = 0, result = 0] = snapshotId.split("/").map(Number);
  const window = windows[person]?.[result];
  if (window === undefined) throw new RangeError(`no window ${snapshotId}`);
  return window;
}

/** What a facilitator has in the end, and what they have seen, in order. */
export interface Played {
  readonly seen: readonly string[];
  readonly shown: Shown;
  readonly pictures: readonly (readonly Member[])[];
  readonly contents: readonly PictureContent[];
  readonly gone: ReadonlySet<string>;
}

const shownOf = ({ counted, agreement, words }: PictureContent) => ({ counted, agreement, words });

/** Plays a programme by the product's rules, without a database. */
export function playGroup(windows: Windows, steps: readonly GroupStep[]): Played {
  const people: Person[] = windows.map(() => ({
    revealed: 1,
    isCounted: false,
    wantsToShare: false,
    isShared: false,
    isGone: false,
  }));
  const pictures: (readonly Member[])[] = [];
  const contents: PictureContent[] = [];
  const seen: string[] = [];
  let shown: Shown = { clientIds: new Set(), snapshotIds: new Set() };

  const personOf = ({ clientId }: Member) => people[Number(clientId.slice(1))];
  const windowOf = (member: Member): GroupWindow =>
    personOf(member)?.isGone === true
      ? { agreement: 0, panes: new Map(), isErased: true }
      : windowIn(windows, member);
  const newest = (person: number) => memberOf(person, (people[person]?.revealed ?? 1) - 1);
  const counted = () => ({ classes: classesOf(pictures), contents, shown, windowOf });
  const waiters = () =>
    people.flatMap((one, person) => (one.wantsToShare && !one.isShared ? [newest(person)] : []));
  const show = (member: Member) => {
    const person = personOf(member);
    if (person !== undefined) person.isShared = true;
    shown = withShown(shown, [member]);
  };
  const candidates = () =>
    people.flatMap((one, person) => {
      const snapshotIds = Array.from(
        { length: one.revealed },
        (_, result) => memberOf(person, result).snapshotId,
      );
      return one.isCounted ? [{ clientId: `p${String(person)}`, snapshotIds }] : [];
    });

  const makePicture = () => {
    const next = nextPicture(pictures, candidates(), shown);
    if (next.missing > 0) return;
    const content = pictureContent(next, contents, shown, windowOf);
    pictures.push([...next.kept.flatMap(({ members }) => members), ...next.newcomers]);
    contents.push(content);
  };

  const take = ({ what, who }: GroupStep) => {
    if (what === "picture") makePicture();
    for (const index of who) {
      const person = people[index];
      if (person === undefined || person.isGone) continue;
      if (what === "count") person.isCounted = true;
      if (what === "uncount") person.isCounted = false;
      if (what === "erase") [person.isGone, person.isCounted] = [true, false];
      if (what === "unshare" || what === "erase") person.wantsToShare = person.isShared = false;
      if (what === "reveal" && person.revealed < (windows[index]?.length ?? 0)) {
        person.revealed += 1;
        if (person.isShared) show(newest(index));
      }
      if (what === "share" && !person.isShared) {
        person.wantsToShare = true;
        if (canBeShown(counted(), newest(index), waiters())) show(newest(index));
        for (const member of listShowable(counted(), waiters())) show(member);
      }
    }
  };

  const look = () =>
    JSON.stringify({
      results: people.map((one, person) => {
        if (!one.isShared) return null;
        const { agreement, panes } = windowOf(newest(person));
        return { agreement, panes: [...panes].sort() };
      }),
      pictures: contents.map(shownOf),
      missing: nextPicture(pictures, candidates(), shown).missing,
    });

  for (const step of steps) {
    take(step);
    seen.push(look());
  }
  const gone = new Set(
    people.flatMap(({ isGone }, person) => (isGone ? [memberOf(person, 0).clientId] : [])),
  );
  return { seen, shown, pictures, contents, gone };
}
