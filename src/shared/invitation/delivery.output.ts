import { z } from "zod";
import type { Shape } from "#src/shared/fields.output.ts";

/**
 * What becomes of an email that asks someone for something: `later` where its mailbox has had too many for now, `failed` where three days
 * brought no room. It follows from what senders ask for, never from what the person did (rule A7).
 */
export const deliveryOutput = z.enum(["usual", "later", "failed"]);

export type Delivery = Shape<typeof deliveryOutput>;

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
