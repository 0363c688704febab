import type { StoredReceipt } from "#src/shared/response.ts";
import { refusalOf } from "./page-form.ts";
import type { PageLocals } from "./pages.ts";
import { findReceiptNote } from "./receipt-cookie.ts";

/** A receipt, and the draft that it makes needless. */
export interface PeerReceipt {
  readonly receipt: StoredReceipt;
  readonly draftName: string;
}

/** The receipt that the browser carries; null without one, and once its answer is withdrawn. */
export async function findPeerReceipt(
  request: Request,
  { api }: Pick<PageLocals, "api">,
): Promise<PeerReceipt | null> {
  const note = findReceiptNote(request.headers);
  if (note === null) return null;
  try {
    const { withdrawKey, draftName } = note;
    return { receipt: await api.response.receipt({ withdrawKey }), draftName };
  } catch (error) {
    if (refusalOf(error).status < 500) return null;
    throw error;
  }
}
