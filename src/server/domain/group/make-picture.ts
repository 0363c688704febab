import type { Queryable, Transaction } from "#db/client.ts";
import { type GroupWindow, groupWindowOf } from "./group-window.ts";
import {
  type PictureRow,
  type SnapshotIds,
  countableIn,
  insertPicture,
  listContents,
  listCountable,
  listMembers,
  listPictures,
  listShown,
} from "./queries.ts";
import {
  type Candidate,
  type Member,
  type NextPicture,
  type Shown,
  leastUnseen,
  nextPicture,
  unseenOf,
} from "./rules.ts";
import type { GroupCell, GroupPicture } from "#src/shared/group/group.output.ts";
import {
  type GroupPane,
  type PaneWord,
  type PictureContent,
  groupPanes,
} from "#src/shared/group/picture-content.ts";
import { type PaneCounts, agreementQuartiles, countPanes } from "./score-group.ts";
import { heldBackFor } from "./unanimity.ts";
import type { Actor, Authorized } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { getOwnProgramme } from "#src/server/domain/programme/gate.ts";
import { groupErrors } from "./errors.ts";
import { presentPicture } from "./present-picture.ts";

/** Loads everything ever counted or shown in a programme, which the rules depend on. */
export async function readHistory(
  db: Queryable,
  programmeId: string,
): Promise<{ readonly pictures: readonly (readonly Member[])[]; readonly shown: Shown }> {
  const [members, results] = await Promise.all([listMembers(db, programmeId), listShown(db, programmeId)]);
  return {
    // Ordered by number, without gaps.
    pictures: [...Map.groupBy(members, ({ number }) => number).values()],
    shown: {
      clientIds: new Set(results.map(({ clientId }) => clientId)),
      snapshotIds: new Set(results.map(({ snapshotId }) => snapshotId)),
    },
  };
}

/** Groups results by client, in order. */
export const candidatesOf = (results: readonly Member[]): readonly Candidate[] =>
  [...Map.groupBy(results, ({ clientId }) => clientId)].map(([clientId, some]) => ({
    clientId,
    snapshotIds: some.map(({ snapshotId }) => snapshotId),
  }));

/** Loads the windows of some results; an erased result counts as an empty window. */
export async function readWindows(
  db: Queryable,
  results: SnapshotIds,
): Promise<(member: Member) => GroupWindow> {
  const contents = await listContents(db, results);
  const windows = new Map(contents.map(({ id, content }) => [id, groupWindowOf(content)]));
  return ({ snapshotId }) => windows.get(snapshotId) ?? { agreement: 0, panes: new Map(), isErased: true };
}

type Cells = Readonly<Record<GroupPane, GroupCell>>;

/**
 * Hides counts below five, and counts that leave one to four people; `most` replaces a large one. If two or
 * three counts together leave one to four, hides the smallest, and among equals the last pane's.
 *
 * @param counted the number of windows in the picture
 */
export function publishCells(counts: PaneCounts, counted: number): Cells {
  const cellOf = (count: number): GroupCell => {
    if (count < leastUnseen) return null;
    return counted - count < leastUnseen ? "most" : count;
  };
  const cells: Record<GroupPane, GroupCell> = {
    arena: cellOf(counts.arena),
    blindSpot: cellOf(counts.blindSpot),
    facade: cellOf(counts.facade),
  };
  const numbers = groupPanes.filter((pane) => typeof cells[pane] === "number");
  const rest = counted - numbers.reduce((sum, pane) => sum + counts[pane], 0);
  const smallest = numbers.toSorted((one, other) => counts[other] - counts[one]).at(-1);
  if (rest > 0 && rest < leastUnseen && smallest !== undefined) cells[smallest] = null;
  return cells;
}

/** @param earlier the contents of earlier pictures, oldest first */
export function pictureContent(
  { kept, newcomers }: NextPicture,
  earlier: readonly Pick<PictureContent, "heldBack">[],
  shown: Shown,
  windowOf: (member: Member) => GroupWindow,
): PictureContent {
  const heldBack = heldBackFor(newcomers, shown, windowOf);
  const isHidden = (members: readonly Member[]) => unseenOf(members, shown).results.length > 0;
  // Nothing is held back in a class whose results have all been shown.
  const keptBack = kept
    .filter(({ members }) => isHidden(members))
    .flatMap(({ pictures }) => earlier[(pictures[0] ?? 0) - 1]?.heldBack ?? []);
  const windows = [...kept.flatMap(({ members }) => members), ...newcomers].map(windowOf);
  return {
    counted: windows.length,
    agreement: agreementQuartiles(windows.map(({ agreement }) => agreement)),
    words: publishedWords(windows, [...keptBack, ...heldBack]),
    heldBack,
  };
}

/** Words with at least one visible cell, most windows first, then by id. */
function publishedWords(
  windows: readonly GroupWindow[],
  heldBack: readonly PaneWord[],
): PictureContent["words"] {
  const rank = (cell: GroupCell) => (cell === "most" ? windows.length : (cell ?? 0));
  return [...countPanes(windows, heldBack)]
    .map(([traitId, counts]) => ({ traitId, ...publishCells(counts, windows.length) }))
    .filter((word) => groupPanes.some((pane) => word[pane] !== null))
    .map((word) => ({ word, shown: groupPanes.reduce((sum, pane) => sum + rank(word[pane]), 0) }))
    .toSorted((one, other) => other.shown - one.shown || (one.word.traitId < other.word.traitId ? -1 : 1))
    .map(({ word }) => word);
}

/** Loads everything the next picture depends on. */
async function loadHistoryAndWindows(tx: Transaction, programmeId: Authorized<"programme">) {
  const { pictures, shown } = await readHistory(tx, programmeId);
  const countable = await listCountable(tx, programmeId);
  const rows = await listPictures(tx, programmeId);
  const windowOf = await readWindows(tx, countableIn(tx, programmeId));
  return { pictures, shown, countable, earlier: rows.map(({ content }) => content), windowOf };
}

function buildPicture(
  deps: Deps,
  programmeId: string,
  { pictures, shown, countable, earlier, windowOf }: Awaited<ReturnType<typeof loadHistoryAndWindows>>,
): { readonly row: PictureRow; readonly members: readonly Member[] } {
  const next = nextPicture(pictures, candidatesOf(countable), shown);
  const { missing, kept, newcomers } = next;
  if (missing > 0) throw groupErrors.tooFew({ missing, isFirst: pictures.length === 0 });
  const row = {
    id: deps.ids.id(),
    programmeId,
    number: pictures.length + 1,
    content: pictureContent(next, earlier, shown, windowOf),
    createdAt: deps.clock.now(),
  };
  return { row, members: [...kept.flatMap((one) => one.members), ...newcomers] };
}

/**
 * Creates the next group picture in one write: of two concurrent clicks, the second finds nobody new.
 *
 * @throws {DomainError} not_found; conflict that says how many are missing, and why
 */
export async function makePicture(deps: Deps, actor: Actor, faId: string): Promise<GroupPicture> {
  const row = await deps.db.write(async (tx) => {
    const programme = await getOwnProgramme(tx, actor, faId);
    const known = await loadHistoryAndWindows(tx, programme.id);
    const picture = buildPicture(deps, programme.id, known);
    await insertPicture(tx, picture.row, picture.members);
    return picture.row;
  });
  return presentPicture(row);
}
