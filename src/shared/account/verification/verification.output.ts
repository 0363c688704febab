import { z } from "zod";
import type { Shape } from "#src/shared/fields.output.ts";
import { userOutput, doneOutput } from "#src/shared/account/account.output.ts";

export const registeredOutput = z.strictObject({ user: userOutput });

export type Registered = Shape<typeof registeredOutput>;

export const resentOutput = doneOutput.extend({
  /** Something that keeps the email from arriving as usual; the same for every address. */
  warning: z.string().exactOptional(),
});

export type Resent = Shape<typeof resentOutput>;

export const verifiedOutput = doneOutput.extend({
  /** A one-time code for a session, in the browser that registered; null in any other. */
  autoToken: z.string().nullable(),
});

export type Verified = Shape<typeof verifiedOutput>;

export const verificationStatusOutput = z.strictObject({
  verified: z.boolean(),
});

export type VerificationStatus = Shape<typeof verificationStatusOutput>;
