import type { Delivery } from "./invitation.output.ts";

const tooMany = "this address has had too many invitations";

/** What the sender reads; null where the email goes out as usual. A round may have a link that anyone can answer by. */
export function deliveryText(delivery: Delivery, isRound = false): string | null {
  if (delivery === "usual") return null;
  if (delivery === "later") return `Goes out later: ${tooMany} today.`;
  return `Couldn’t be sent: ${tooMany}. Ask them directly${isRound ? " or use your link" : ""}.`;
}

/** Of several who were just invited. */
export const laterText = (invited: readonly { readonly delivery: Delivery }[]): string | null =>
  invited.some(({ delivery }) => delivery === "later")
    ? "Some emails go out later. The list below says which."
    : null;
