import { z } from "zod";
import type { Shape } from "#src/shared/fields.output.ts";
import { userOutput, doneOutput } from "#src/shared/account/account.output.ts";

export const registeredOutput = z.strictObject({ user: userOutput }).meta({ id: "Registered" });

export type Registered = Shape<typeof registeredOutput>;

export const resentOutput = doneOutput
  .extend({
    /** A note if the email won't arrive as usual; the same for every address. */
    warning: z.string().exactOptional(),
  })
  .meta({ id: "Resent" });

export type Resent = Shape<typeof resentOutput>;

export const verifiedOutput = doneOutput
  .extend({
    /** A one-time code for a session, in the browser that registered; null in any other. */
    autoToken: z.string().nullable(),
  })
  .meta({ id: "Verified" });

export type Verified = Shape<typeof verifiedOutput>;

export const verificationStatusOutput = z
  .strictObject({
    verified: z.boolean(),
  })
  .meta({ id: "VerificationStatus" });

export type VerificationStatus = Shape<typeof verificationStatusOutput>;
