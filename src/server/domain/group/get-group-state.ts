import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { getOwnProgramme } from "#src/server/domain/programme/gate.ts";
import type { GroupState } from "#src/shared/group/group.output.ts";
import { presentPicture } from "./present-picture.ts";
import { findNewestPicture, listCountable } from "./queries.ts";
import { candidatesOf, readHistory } from "./make-picture.ts";
import { nextPicture } from "./rules.ts";

/**
 * The newest picture, and how many people the next one lacks.
 *
 * @throws {DomainError} not_found; forbidden for all but the owner
 */
export async function getGroupState(deps: Deps, actor: Actor, faId: string): Promise<GroupState> {
  const db = deps.db.read;
  const { id } = await getOwnProgramme(db, actor, faId);
  const [newest, { pictures, shown }, countable] = await Promise.all([
    findNewestPicture(db, id),
    readHistory(db, id),
    listCountable(db, id),
  ]);
  const candidates = candidatesOf(countable);
  return {
    picture: newest === undefined ? null : presentPicture(newest),
    agreed: candidates.length,
    missing: nextPicture(pictures, candidates, shown).missing,
  };
}
