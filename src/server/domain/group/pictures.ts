import type { Queryable } from "#db/client.ts";
import type { Actor, Authorized, Origin } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import type { ExportedFile } from "#src/server/domain/analysis/report/export-analysis.ts";
import { findShownBrand } from "#src/server/domain/own-brand/own-brand.ts";
import { getOwnProgramme } from "#src/server/domain/programme/gate.ts";
import type { PictureFormat } from "#src/shared/group/group.input.ts";
import type { GroupPicture, GroupState } from "#src/shared/group/group.output.ts";
import { leastCounted } from "#src/shared/group/picture-content.ts";
import { groupTexts } from "#src/shared/group/texts.en.ts";
import { groupErrors } from "./errors.ts";
import { groupPicture } from "./picture.ts";
import { pictureFile } from "./picture-files.ts";
import { presentPicture } from "./picture-text.ts";
import { countParticipants, insertPicture, listCounted, listMembers, listPictures } from "./queries.ts";
import { nextPicture } from "./rules.ts";

/* The pictures of a programme. Its owner makes them, and nobody else sees them. */

async function loadNext(db: Queryable, programmeId: Authorized<"programme">, now: Date) {
  const pictures = await listPictures(db, programmeId);
  const counted = await listCounted(db, programmeId);
  const [last] = pictures;
  const before = last && { members: await listMembers(db, last.id), createdAt: last.createdAt };
  return { pictures, counted, next: nextPicture(counted, before ?? null, now) };
}

/** @throws {DomainError} not_found; forbidden for all but the owner */
export async function getGroupState(deps: Deps, actor: Actor, faId: string): Promise<GroupState> {
  const { id } = await getOwnProgramme(deps.db.read, actor, faId);
  const { pictures, next } = await loadNext(deps.db.read, id, deps.clock.now());
  return {
    pictures: pictures.map((row) => presentPicture(row, "group")),
    isReady: next.isReady,
    notBefore: next.notBefore?.toISOString() ?? null,
  };
}

/**
 * Makes the next picture of everyone who is counted now, and freezes it. Of two clicks at once the second
 * finds too few changes.
 *
 * @throws {DomainError} not_found; conflict that says what is missing
 */
export async function makePicture(deps: Deps, actor: Actor, faId: string): Promise<GroupPicture> {
  const row = await deps.db.write(async (tx) => {
    const now = deps.clock.now();
    const { id: programmeId } = await getOwnProgramme(tx, actor, faId);
    const { pictures, counted, next } = await loadNext(tx, programmeId, now);
    if (!next.isReady)
      throw groupErrors.notYet({ isFirst: pictures.length === 0, notBefore: next.notBefore });
    const made = {
      id: deps.ids.id(),
      programmeId,
      number: (pictures[0]?.number ?? 0) + 1,
      content: {
        ...groupPicture(counted.map(({ content }) => content)),
        participation: await countParticipants(tx, programmeId),
      },
      createdAt: now,
    };
    await insertPicture(tx, made, counted);
    return made;
  });
  return presentPicture(row, "group");
}

/** Numbers below five aren't told to a sponsor (rule F4). */
const told = (count: number): number | null => (count < leastCounted ? null : count);

/**
 * A picture as data, or as a file for a sponsor (rule F4); the newest without a number.
 *
 * @throws {DomainError} not_found, also without that picture; too_many_requests for reports
 */
export async function exportPicture(
  deps: Deps,
  caller: { readonly actor: Actor; readonly origin: Origin },
  faId: string,
  {
    format = "json",
    number,
  }: { readonly format?: PictureFormat | undefined; readonly number?: number | undefined },
): Promise<GroupPicture | ExportedFile> {
  const { id, title, isExample } = await getOwnProgramme(deps.db.read, caller.actor, faId);
  const pictures = await listPictures(deps.db.read, id);
  const row = number === undefined ? pictures[0] : pictures.find((one) => one.number === number);
  if (row === undefined) throw groupErrors.noPicture();
  if (format === "json") return presentPicture(row, "group");
  const { asked, joined } = row.content.participation ?? { asked: 0, joined: 0 };
  return pictureFile(
    deps,
    caller,
    {
      title,
      byline: isExample ? groupTexts.example : `Group picture by ${caller.actor.name}`,
      picture: presentPicture(row, "sponsor"),
      audience: "sponsor",
      brand: await findShownBrand(deps.db.read, deps, caller.actor.userId),
      participation: { asked: told(asked), joined: told(joined) },
    },
    format,
  );
}
