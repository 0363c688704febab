import type { Transaction } from "#db/client.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Authorized } from "#src/server/authorized.ts";
import type { Deps } from "#src/server/deps.ts";
import { getOwnProgramme } from "#src/server/domain/programme/gate.ts";
import type { GroupPicture } from "#src/shared/group/group.output.ts";
import { groupErrors } from "./errors.ts";
import { pictureContent } from "./picture-content.ts";
import { presentPicture } from "./present-picture.ts";
import { countableIn, insertPicture, listCountable, listPictures, type PictureRow } from "./queries.ts";
import { candidatesOf, readHistory, readWindows } from "./read-history.ts";
import { nextPicture, type Member } from "./rules.ts";

/** All that the next picture goes by, and is made of. */
async function readAll(tx: Transaction, programmeId: Authorized<"programme">) {
  const { pictures, shown } = await readHistory(tx, programmeId);
  const countable = await listCountable(tx, programmeId);
  const rows = await listPictures(tx, programmeId);
  const windowOf = await readWindows(tx, countableIn(tx, programmeId));
  return { pictures, shown, countable, earlier: rows.map(({ content }) => content), windowOf };
}

function freeze(
  deps: Deps,
  programmeId: string,
  { pictures, shown, countable, earlier, windowOf }: Awaited<ReturnType<typeof readAll>>,
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
 * Freezes the next group picture, in one write: of two clicks at once the second finds nobody new.
 *
 * @throws {DomainError} not_found; conflict with a sentence that says how many are missing, and why.
 */
export async function makePicture(deps: Deps, actor: Actor, faId: string): Promise<GroupPicture> {
  const row = await deps.db.write(async (tx) => {
    const programme = await getOwnProgramme(tx, actor, faId);
    const known = await readAll(tx, programme.id);
    const frozen = freeze(deps, programme.id, known);
    await insertPicture(tx, frozen.row, frozen.members);
    return frozen.row;
  });
  return presentPicture(row);
}
