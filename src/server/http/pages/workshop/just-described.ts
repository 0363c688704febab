import { seeOther } from "#src/server/http/pages/page-form.ts";
import { unlessMissing } from "#src/server/http/pages/unless-missing.ts";
import type { PageLocals } from "#src/server/http/pages/pages.ts";
import { findReceiptNote, writeReceiptCookie } from "#src/server/http/request/cookies/receipt-cookie.ts";
import { sha256 } from "#src/server/ids.ts";
import { teamDraftPrefix } from "#src/shared/invitation/peer-page.ts";
import { nextToDescribe, type Described, type JustDescribed } from "#src/shared/workshop/place-page.ts";
import type { WorkshopPlace } from "#src/shared/workshop/workshop.output.ts";
import { workshopPaths } from "#src/shared/workshop/workshop-paths.ts";

/*
 * From one person to the next. The receipt of a description travels the way every peer’s does: in a cookie that only this page gets.
 */

const draftName = (of: string): string => teamDraftPrefix + sha256(of).slice(0, 32);

/** Under which name a device keeps what is picked for someone: it says neither who picks nor for whom. */
export const draftNameOf = (guestKey: string, { guestId }: Described): string =>
  draftName(`${guestKey} ${guestId}`);

/** The same for a guest's own words. */
export const ownDraftNameOf = (guestKey: string): string => draftName(`${guestKey} own`);

interface Sent {
  readonly guest: Described;
  readonly withdrawKey: string;
  readonly isRepeat: boolean;
}

/** Leads on to the next person, or to the end, with the receipt. */
export function handOver(
  { locals: { deps }, guestKey }: { locals: Pick<PageLocals, "deps">; guestKey: string },
  place: WorkshopPlace,
  { guest, withdrawKey, isRepeat }: Sent,
): Response {
  const { siteUrl } = deps.env;
  const next = nextToDescribe(place, guest);
  const path = workshopPaths.place(guestKey);
  const page = next === undefined ? `${path}?end=1` : workshopPaths.describe(guestKey, next.guestId);
  const location = `${page}&sent=${encodeURIComponent(guest.guestId)}`;
  const note = { draftName: draftNameOf(guestKey, guest), withdrawKey, isRepeat, words: [] };
  const cookie = writeReceiptCookie(note, siteUrl, path);
  return seeOther(location, cookie);
}

interface Visit {
  readonly request: Request;
  readonly locals: Pick<PageLocals, "api">;
  readonly guestKey: string;
}

/** What was sent just before this page; null where nothing was. */
export async function findJustDescribed(
  { request, locals: { api }, guestKey }: Visit,
  guest: Described | undefined,
): Promise<JustDescribed | null> {
  if (guest?.isDescribed !== true) return null;
  const name = draftNameOf(guestKey, guest);
  const note = findReceiptNote(request.headers);
  if (note?.draftName !== name) return { guest, draftName: name, receipt: null, isRepeat: false };
  const receipt = (await unlessMissing(api.response.receipt({ withdrawKey: note.withdrawKey }))) ?? null;
  return { guest, draftName: name, receipt, isRepeat: note.isRepeat };
}
