import type { Transaction } from "#db/client.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { getOwnProgramme } from "#src/server/domain/programme/gate.ts";
import type { GroupPicture } from "#src/shared/group/group.output.ts";
import { groupErrors } from "./errors.ts";
import { pictureContent } from "./picture-content.ts";
import { presentPicture } from "./present-picture.ts";
import { insertPicture, listCountable, listPictures, type PictureRow } from "./queries.ts";
import { candidatesOf, readHistory, readWindows } from "./read-history.ts";
import { nextPicture } from "./rules.ts";

async function freeze(tx: Transaction, deps: Deps, programmeId: string): Promise<PictureRow> {
  const { pictures, shown } = await readHistory(tx, programmeId);
  const next = nextPicture(pictures, candidatesOf(await listCountable(tx, programmeId)), shown);
  const { missing, kept, newcomers } = next;
  if (missing > 0) throw groupErrors.tooFew({ missing, isFirst: pictures.length === 0 });
  const members = [...kept.flatMap((one) => one.members), ...newcomers];
  const windowOf = await readWindows(tx, members);
  const earlier = (await listPictures(tx, programmeId)).map(({ content }) => content);
  const row: PictureRow = {
    id: deps.ids.id(),
    programmeId,
    number: pictures.length + 1,
    content: pictureContent(next, earlier, shown, windowOf),
    createdAt: deps.clock.now(),
  };
  await insertPicture(tx, row, members);
  return row;
}

/**
 * Freezes the next group picture, in one write: of two clicks at once the second finds nobody new.
 *
 * @throws {DomainError} not_found; conflict with a sentence that says how many are missing, and why.
 */
export async function makePicture(deps: Deps, actor: Actor, faId: string): Promise<GroupPicture> {
  const row = await deps.db.write(async (tx) => {
    await getOwnProgramme(tx, actor, faId);
    return freeze(tx, deps, faId);
  });
  return presentPicture(row);
}
