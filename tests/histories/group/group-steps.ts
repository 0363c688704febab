import type { GroupWindow } from "#src/server/domain/group/group-window.ts";
import { groupPanes } from "#src/shared/group/picture-content.ts";
import fc from "fast-check";

/** Something that happens to some people in a programme, one after the other. */
export interface GroupStep {
  readonly what: "count" | "uncount" | "share" | "unshare" | "reveal" | "erase" | "picture";
  readonly who: readonly number[];
}

const people = 17;
export const words = ["calm", "kind", "witty"] as const;

/** Rare and common words: with equal odds for all panes nobody would ever be unanimous. */
const anyWindow = fc
  .tuple(fc.integer({ min: -20, max: 100 }), fc.tuple(...words.map(() => fc.nat(11))))
  .map(([agreement, drawn]): GroupWindow => ({
    agreement,
    panes: new Map(
      drawn.flatMap((n, index) => {
        const pane = n < 7 ? groupPanes[0] : groupPanes[n - 7];
        const word = words[index];
        return pane === undefined || word === undefined ? [] : [[word, pane] as const];
      }),
    ),
  }));

/** Almost everyone has the same window, where totals reveal most. */
const likeWindows = fc
  .tuple(anyWindow, fc.array(fc.tuple(fc.nat(people - 1), anyWindow), { maxLength: 3 }))
  .map(([one, others]) =>
    Array.from({ length: people }, (_, person) => {
      const own = others.find(([index]) => index === person)?.[1] ?? one;
      return [own, one, own];
    }),
  );

const variedWindows = fc.array(fc.array(anyWindow, { minLength: 3, maxLength: 3 }), {
  minLength: people,
  maxLength: people,
});

export const anyWindows = fc.oneof(variedWindows, likeWindows);

const some = (most: number) => fc.uniqueArray(fc.nat(people - 1), { minLength: 1, maxLength: most });
const step = (what: GroupStep["what"], who: fc.Arbitrary<number[]>): fc.Arbitrary<GroupStep> =>
  who.map((drawn) => ({ what, who: drawn }));

/** Five to fifteen people agree, and there is a picture. */
const cohort = fc
  .tuple(fc.nat(people - 1), fc.integer({ min: 5, max: 15 }))
  .map(([from, size]): GroupStep[] => [
    { what: "count", who: Array.from({ length: size }, (_, index) => (from + index) % people) },
    { what: "picture", who: [] },
  ]);

const single = fc.oneof(
  { weight: 2, arbitrary: step("count", some(6)) },
  { weight: 1, arbitrary: step("uncount", some(2)) },
  { weight: 4, arbitrary: step("share", some(6)) },
  { weight: 1, arbitrary: step("unshare", some(3)) },
  { weight: 1, arbitrary: step("reveal", some(4)) },
  { weight: 1, arbitrary: step("erase", some(2)) },
  { weight: 2, arbitrary: fc.constant<GroupStep>({ what: "picture", who: [] }) },
);

export const groupHistory = fc
  .array(fc.oneof({ weight: 1, arbitrary: cohort }, { weight: 3, arbitrary: fc.tuple(single) }), {
    minLength: 2,
    maxLength: 10,
  })
  .map((parts): GroupStep[] => parts.flat());
