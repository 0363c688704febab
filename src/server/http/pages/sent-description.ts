import { findReceiptNote, writeReceiptCookie } from "#src/server/http/request/cookies.ts";
import { sha256 } from "#src/server/ids.ts";
import { teamDraftPrefix } from "#src/shared/invitation/peer-page.ts";
import type { SentDescription } from "#src/shared/team/form-page.ts";
import { seeOther, unlessMissing } from "./page-form.ts";
import type { PageLocals } from "./pages.ts";

/*
 * From one colleague to the next, in a team round and in a workshop. The receipt of a description travels
 * like a peer's: in a cookie that only this page gets.
 */

/** A draft's name on a device, which reveals neither author nor subject. */
export const draftNameOf = (whose: string): string => teamDraftPrefix + sha256(whose).slice(0, 32);

interface Description {
  readonly draftName: string;
  readonly withdrawKey: string;
  /** The form had been sent before, and its first words stayed as they were. */
  readonly isRepeat: boolean;
}

/** Redirects to `location` with the receipt, which only the page at `path` gets. */
export const redirectWithReceipt = (
  { location, path, siteUrl }: { readonly location: string; readonly path: string; readonly siteUrl: string },
  description: Description,
): Response => seeOther(location, writeReceiptCookie({ ...description, words: [] }, siteUrl, path));

/** The description just sent, as the browser's cookie tells it; without the cookie its receipt is null. */
export async function findSentDescription(
  { request, locals: { api } }: { readonly request: Request; readonly locals: Pick<PageLocals, "api"> },
  draftName: string,
): Promise<SentDescription> {
  const note = findReceiptNote(request.headers);
  if (note?.draftName !== draftName) return { draftName, receipt: null, isRepeat: false };
  const receipt = (await unlessMissing(api.response.receipt({ withdrawKey: note.withdrawKey }))) ?? null;
  return { draftName, receipt, isRepeat: note.isRepeat };
}
