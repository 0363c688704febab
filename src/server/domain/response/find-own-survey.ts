import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { sha256 } from "#src/server/ids.ts";
import { findByInvitation } from "./invited-queries.ts";
import { findByShareId, type SharedSurveyRow } from "./queries.ts";
import { isOwner } from "./rules.ts";

/** That a link leads to the person's own round, which others answer. */
export interface OwnSurvey {
  /** Null for someone who has the owner's mailbox and another account: the round is not theirs to open. */
  readonly surveyId: string | null;
}

const ownSurvey = (row: SharedSurveyRow | undefined, actor: Actor): OwnSurvey | null => {
  if (row === undefined || !isOwner(row, actor)) return null;
  return { surveyId: row.ownerId === actor.userId ? row.id : null };
};

/** Whether the round behind an open link is the signed-in person's own; null for that of someone else, and for no round. */
export async function findOwnSurvey(deps: Deps, actor: Actor, shareId: string): Promise<OwnSurvey | null> {
  return ownSurvey(await findByShareId(deps.db.read, shareId), actor);
}

/** The same for the link of an invitation. */
export async function findOwnInvited(deps: Deps, actor: Actor, token: string): Promise<OwnSurvey | null> {
  return ownSurvey(await findByInvitation(deps.db.read, sha256(token)), actor);
}
