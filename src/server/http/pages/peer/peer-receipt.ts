import { paths } from "#src/shared/site/paths.ts";
import { invitationDraftPrefix } from "#src/shared/invitation/peer-page.ts";
import type { StoredReceipt } from "#src/shared/invitation/response.output.ts";
import { publicErrorOf } from "#src/server/http/pages/page-form.ts";
import type { PageLocals } from "#src/server/http/pages/pages.ts";
import { findReceiptNote } from "#src/server/http/request/cookies/receipt-cookie.ts";

/** A receipt, and the draft that it makes needless. */
export interface PeerReceipt {
  readonly receipt: StoredReceipt;
  readonly draftName: string;
  /** The form had been sent before, and its first answer stayed as it was. */
  readonly isRepeat: boolean;
  /** Where the next person can answer; null after an invitation, which takes one answer. */
  readonly formPath: string | null;
}

/** The receipt that the browser carries; null without one, and once its answer is withdrawn. */
export async function findPeerReceipt(
  request: Request,
  { api }: Pick<PageLocals, "api">,
): Promise<PeerReceipt | null> {
  const note = findReceiptNote(request.headers);
  if (note === null) return null;
  try {
    const { withdrawKey, draftName, isRepeat } = note;
    const formPath = draftName.startsWith(invitationDraftPrefix) ? null : paths.shared(draftName);
    return { receipt: await api.response.receipt({ withdrawKey }), draftName, isRepeat, formPath };
  } catch (error) {
    if (publicErrorOf(error).status < 500) return null;
    throw error;
  }
}
