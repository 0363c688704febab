import { paths } from "#src/shared/site/paths.ts";
import { isTraitId } from "#src/shared/words/catalogue.ts";
import { invitationDraftPrefix } from "#src/shared/invitation/peer-page.ts";
import type { StoredReceipt } from "#src/shared/invitation/response.output.ts";
import { publicErrorOf } from "#src/server/http/pages/page-form.ts";
import type { PageLocals } from "#src/server/http/pages/pages.ts";
import { findReceiptNote, writeReceiptCookie } from "#src/server/http/request/cookies.ts";

/** A receipt, and the draft that it replaces. */
export interface PeerReceipt {
  readonly receipt: StoredReceipt;
  readonly draftName: string;
  /** The form had been sent before, and its first answer stayed as it was. */
  readonly isRepeat: boolean;
  /** Where the next person can answer; null after an invitation, which takes one answer. */
  readonly formPath: string | null;
  /** The ids of the words just sent; empty from the second look on. */
  readonly words: readonly string[];
  /** The `Set-Cookie` header that removes the words from the receipt; null if there are none. */
  readonly cookie: string | null;
}

/** The browser's receipt; null without one, and once its answer is withdrawn. */
export async function findPeerReceipt(
  request: Request,
  { api, deps }: Pick<PageLocals, "api" | "deps">,
): Promise<PeerReceipt | null> {
  const note = findReceiptNote(request.headers);
  if (note === null) return null;
  try {
    const { withdrawKey, draftName, isRepeat } = note;
    const formPath = draftName.startsWith(invitationDraftPrefix) ? null : paths.shared(draftName);
    const receipt = await api.response.receipt({ withdrawKey });
    const words = note.words.filter(isTraitId);
    const cookie = words.length === 0 ? null : writeReceiptCookie({ ...note, words: [] }, deps.env.siteUrl);
    return { receipt, draftName, isRepeat, formPath, words, cookie };
  } catch (error) {
    if (publicErrorOf(error).status < 500) return null;
    throw error;
  }
}
