import { z } from "zod";
import type { Shape } from "#src/shared/fields.output.ts";

/**
 * What becomes of an email that asks someone for something: `later` where its mailbox has had too many for now, `failed` where three days
 * brought no room. It follows from what senders ask for, never from what the person did (rule A7).
 */
export const deliveryOutput = z.enum(["usual", "later", "failed"]);

export type Delivery = Shape<typeof deliveryOutput>;
