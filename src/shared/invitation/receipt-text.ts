import type { Texts } from "#src/shared/languages/en/index.ts";
import type { StoredReceipt } from "./response.output.ts";

/** When, and to whom, an answer will show. Team rounds are in English alone. */
export function shownWhen({ peer, workshop }: Texts, receipt: StoredReceipt): string {
  const { kind, ownerFirstName, others } = receipt;
  if (kind === "team") return receipt.shownWhen;
  return kind === "round"
    ? peer.receipt.shownWhen(ownerFirstName, others)
    : workshop.sent.shownWhen(ownerFirstName, others);
}
