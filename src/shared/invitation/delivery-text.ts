import type { Delivery } from "./invitation.output.ts";

const tooMany = "this address has had too many invitations";

/** The sender's note about an email; null if it goes out as usual. A round may also have an open link. */
export function deliveryText(delivery: Delivery, isRound = false): string | null {
  if (delivery === "usual") return null;
  if (delivery === "later") return `Goes out later: ${tooMany} today.`;
  return `Couldn’t be sent: ${tooMany}. Ask them directly${isRound ? " or use your link" : ""}.`;
}

/** The same about a list of invitations. */
export const laterText = (invited: readonly { readonly delivery: Delivery }[]): string | null =>
  invited.some(({ delivery }) => delivery === "later")
    ? "Some emails go out later. The list below says which."
    : null;
