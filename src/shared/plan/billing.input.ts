import { z } from "zod";
import { boundedText, opaqueName } from "#src/shared/text/bounded.input.ts";

/** Longer bodies do not get this far. */
const bodyMax = 256 * 1_024;

export const checkoutInput = z.object({ interval: z.enum(["month", "year"], "Choose monthly or yearly.") });

/** A webhook delivery: the text of its body exactly as it came, and its `Stripe-Signature` header. */
export const paymentEventInput = z.object({
  body: boundedText(bodyMax, "This is too long for a delivery."),
  signature: boundedText(2_000, "This is too long for a signature."),
});

/** The provider's id of a checkout. */
export const syncInput = z.object({ sessionId: opaqueName.optional() });
