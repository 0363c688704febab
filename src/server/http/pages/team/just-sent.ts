import { seeOther } from "#src/server/http/pages/page-form.ts";
import type { Actor } from "#src/server/actor.ts";
import { unlessMissing } from "#src/server/http/pages/unless-missing.ts";
import type { PageLocals } from "#src/server/http/pages/pages.ts";
import { findReceiptNote, writeReceiptCookie } from "#src/server/http/request/cookies/receipt-cookie.ts";
import { sha256 } from "#src/server/ids.ts";
import { teamDraftPrefix } from "#src/shared/invitation/peer-page.ts";
import { teamPaths } from "#src/shared/team/team-paths.ts";
import { nextColleague, type Colleague, type JustSent } from "#src/shared/team/form-page.ts";
import type { TeamForm } from "#src/shared/team/team.output.ts";

/*
 * From one colleague to the next. The receipt of a description travels the way every peer’s does: in a cookie that only this form gets.
 */

/** Under which name a device keeps what is picked for a colleague: it says neither who picks nor for whom. */
export const draftNameOf = ({ userId }: Pick<Actor, "userId">, { personId }: Colleague): string =>
  teamDraftPrefix + sha256(`${userId} ${personId}`).slice(0, 32);

interface Handover {
  readonly form: TeamForm;
  readonly colleague: Colleague;
  readonly withdrawKey: string;
  readonly isRepeat: boolean;
}

/** Leads on to the next colleague, or to the end, with the receipt. */
export function handOver(
  { locals: { deps }, actor, id }: { locals: Pick<PageLocals, "deps">; actor: Actor; id: string },
  { form, colleague, withdrawKey, isRepeat }: Handover,
): Response {
  const { siteUrl } = deps.env;
  const note = { draftName: draftNameOf(actor, colleague), withdrawKey, isRepeat, words: [] };
  const next = nextColleague(form, colleague);
  const page = next === undefined ? teamPaths.formEnd(id) : teamPaths.teamForm(id, next.personId);
  const location = `${page}&sent=${encodeURIComponent(colleague.personId)}`;
  const cookie = writeReceiptCookie(note, siteUrl, teamPaths.teamForm(id));
  return seeOther(location, cookie);
}

interface Visit {
  readonly request: Request;
  readonly locals: Pick<PageLocals, "api">;
  readonly actor: Actor;
}

/** What was sent just before this page; null where nothing was. */
export async function findJustSent(
  { request, locals: { api }, actor }: Visit,
  colleague: Colleague | undefined,
): Promise<JustSent | null> {
  if (colleague?.isDescribed !== true) return null;
  const draftName = draftNameOf(actor, colleague);
  const note = findReceiptNote(request.headers);
  if (note?.draftName !== draftName) return { colleague, draftName, receipt: null, isRepeat: false };
  const receipt = (await unlessMissing(api.response.receipt({ withdrawKey: note.withdrawKey }))) ?? null;
  return { colleague, draftName, receipt, isRepeat: note.isRepeat };
}
