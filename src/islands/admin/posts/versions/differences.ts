import { diffLines, diffWordsWithSpace, type Change } from "diff";

/** A stretch of text that two versions share, or that only one of them has. */
export interface Stretch {
  readonly kind: "same" | "added" | "removed";
  readonly text: string;
}

/** What is left of a long stretch that both have, at each end. */
const contextLength = 160;
export const cut = "\n…\n";

/** Two texts that have little in common take minutes, and the page stands still meanwhile. */
const patience = { timeout: 500 } as const;

/** Word by word where that doesn't take long; else line by line; else one text in the place of the other. */
const changesOf = (earlier: string, later: string): readonly Pick<Change, "value" | "added" | "removed">[] =>
  diffWordsWithSpace(earlier, later, patience) ??
  diffLines(earlier, later, patience) ?? [
    { value: earlier, added: false, removed: true },
    { value: later, added: true, removed: false },
  ];

/**
 * How `later` differs from `earlier`. Of a long stretch in common only the ends are left, so that the differences
 * stand out. Empty when there are none.
 */
export function differencesOf(earlier: string, later: string): readonly Stretch[] {
  if (earlier === later) return [];
  const stretches = changesOf(earlier, later).map(({ value, added, removed }): Stretch => ({
    kind: added ? "added" : removed ? "removed" : "same",
    text: value,
  }));
  return stretches.map((stretch, at) =>
    stretch.kind === "same" ? shortened(stretch, at === 0, at === stretches.length - 1) : stretch,
  );
}

function shortened(stretch: Stretch, isFirst: boolean, isLast: boolean): Stretch {
  const { text } = stretch;
  const before = isFirst ? "" : text.slice(0, contextLength);
  const after = isLast ? "" : text.slice(-contextLength);
  if (text.length <= before.length + after.length + cut.length) return stretch;
  return { kind: "same", text: before + cut + after };
}
