import { anyWindows, groupHistory, words, type GroupStep } from "#tests/histories/group/group-steps.ts";
import { playGroup, windowIn, type Played, type Windows } from "#tests/histories/group/group-world.ts";
import { groupPanes, type GroupPane } from "#src/shared/group/picture-content.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { GroupWindow } from "./group-window.ts";
import { classesOf, unseenOf, type Member } from "./rules.ts";

/* Random programmes by the real rules. Each rule is checked against all that the facilitator saw. */

const numRuns = Number(process.env["HISTORIES"] ?? 3_000) / 4;
const played = fc.record({ windows: anyWindows, steps: groupHistory });

/** How often the histories reached each case. */
const reached = { secondPicture: 0, seenAndUnseen: 0, ofOneMind: 0, swaps: 0, erased: 0 };

const placeOf = ({ snapshotId }: Member): [number, number] => {
  const [person = 0, result = 0] = snapshotId.split("/").map(Number);
  return [person, result];
};

/** The same world, with some windows replaced. */
const withWindows = (windows: Windows, changes: readonly (readonly [Member, GroupWindow])[]): Windows =>
  windows.map((own, person) =>
    own.map((window, result) => {
      const change = changes.find(([member]) => placeOf(member).join() === [person, result].join());
      return change?.[1] ?? window;
    }),
  );

const swapped = (windows: Windows, one: Member, other: Member): Windows =>
  withWindows(windows, [
    [one, windowIn(windows, other)],
    [other, windowIn(windows, one)],
  ]);

/** The same world, without one of a member's words. */
function without(windows: Windows, member: Member, word: string): Windows {
  const { agreement, panes } = windowIn(windows, member);
  const left = new Map([...panes].filter(([traitId]) => traitId !== word));
  return withWindows(windows, [[member, { agreement, panes: left }]]);
}

const unseenClasses = ({ pictures, shown }: Played): readonly (readonly Member[])[] =>
  classesOf(pictures)
    .map(({ members }) => unseenOf(members, shown).people)
    .filter((people) => people.length > 0);

/** Whether the facilitator sees exactly the same in the other world. */
const looksTheSame = (one: Played, windows: Windows, steps: readonly GroupStep[]): boolean =>
  playGroup(windows, steps).seen.join("\n") === one.seen.join("\n");

describe("group pictures, over random histories", () => {
  it("keep five or more unseen people in every class, or none", () => {
    fc.assert(
      fc.property(played, ({ windows, steps }) => {
        const { pictures, shown } = playGroup(windows, steps);
        if (pictures.length > 1) reached.secondPicture += 1;
        for (const { members } of classesOf(pictures)) {
          const { people, results } = unseenOf(members, shown);
          if (people.length > 0 && people.length < members.length) reached.seenAndUnseen += 1;
          for (const unseen of [people, results]) expect([1, 2, 3, 4]).not.toContain(unseen.length);
        }
      }),
      { numRuns },
    );
    expect(reached.secondPicture).toBeGreaterThan(numRuns / 20);
    expect(reached.seenAndUnseen).toBeGreaterThan(numRuns / 20);
  });

  it("look the same when two unseen people of a class swap their windows", () => {
    fc.assert(
      fc.property(played, ({ windows, steps }) => {
        const real = playGroup(windows, steps);
        for (const people of unseenClasses(real)) {
          // A deleted survey decides nothing any more: whether sharing waits depends on the others' totals.
          const [one, ...others] = people.filter(({ clientId }) => !real.gone.has(clientId));
          const other = others.at(-1);
          if (one === undefined || other === undefined) continue;
          reached.swaps += 1;
          if (others.length + 1 < people.length) reached.erased += 1;
          expect(playGroup(swapped(windows, one, other), steps).seen).toEqual(real.seen);
        }
      }),
      { numRuns },
    );
    expect(reached.swaps).toBeGreaterThan(numRuns / 10);
    expect(reached.erased).toBeGreaterThan(numRuns / 100);
  });

  /*
   * For each unseen person and word, some world looks the same with that word changed: another person of the
   * class has it instead or, if all have it, one of them doesn't.
   */
  it("leave every word of every unseen person undetermined", () => {
    fc.assert(
      fc.property(played, ({ windows, steps }) => {
        const real = playGroup(windows, steps);
        const paneOf = (member: Member, word: string): GroupPane | undefined =>
          windowIn(windows, member).panes.get(word);
        for (const people of unseenClasses(real)) {
          for (const word of words) {
            const [first] = people;
            if (first === undefined) continue;
            const other = people.find((one) => paneOf(one, word) !== paneOf(first, word));
            if (other !== undefined || paneOf(first, word) === undefined) continue;
            reached.ofOneMind += 1;
            const looks = people.map((one) => looksTheSame(real, without(windows, one, word), steps));
            expect({ word, looks }).toEqual({ word, looks: people.map(() => true) });
          }
        }
      }),
      { numRuns },
    );
    expect(reached.ofOneMind).toBeGreaterThan(numRuns / 100);
  });

  it("give an attacker who solves all pictures nothing certain about a class", () => {
    fc.assert(
      fc.property(played, ({ windows, steps }) => {
        const real = playGroup(windows, steps);
        for (const word of words) {
          for (const pane of groupPanes) expect(certainIn(real, windows, word, pane)).toEqual([]);
        }
      }),
      { numRuns },
    );
  });
});

/** Classes whose unseen people all have the word in every distribution that fits all pictures. */
function certainIn(played: Played, windows: Windows, word: string, pane: GroupPane): readonly string[] {
  const { pictures, contents, shown } = played;
  const classes = classesOf(pictures).map(({ pictures: numbers, members }) => {
    const { people } = unseenOf(members, shown);
    const others = members.filter((one) => !people.includes(one));
    const known = others.filter((one) => windowIn(windows, one).panes.get(word) === pane).length;
    return { numbers, unseen: people.length, known };
  });
  const open = classes.filter(({ unseen }) => unseen > 0);
  const fits = (spread: readonly number[]): boolean =>
    contents.every(({ counted, words: shownWords }, index) => {
      const cell = shownWords.find(({ traitId }) => traitId === word)?.[pane] ?? null;
      const isIn = ({ numbers }: { numbers: readonly number[] }) => numbers.includes(index + 1);
      const known = classes.filter(isIn).reduce((sum, one) => sum + one.known, 0);
      const total = open.reduce((sum, one, place) => sum + (isIn(one) ? (spread[place] ?? 0) : 0), known);
      if (cell === null) return true;
      if (cell === "most") return total >= Math.max(5, counted - 4);
      return total >= cell && total <= cell + classes.filter(isIn).length;
    });
  let spreads: readonly (readonly number[])[] = [[]];
  for (const { unseen } of open)
    spreads = spreads.flatMap((part) => Array.from({ length: unseen + 1 }, (_, n) => [...part, n]));
  const fitting = spreads.filter(fits);
  return open
    .filter((one, place) => fitting.every((spread) => spread[place] === one.unseen))
    .map(({ numbers }) => numbers.join(" "));
}
