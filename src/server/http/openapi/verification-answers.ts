import type { Registered, Resent, VerificationStatus, Verified } from "#src/shared/account/verification.ts";
import { z } from "zod";
import { done, user } from "./answers.ts";

/* What the calls about confirming an address answer with; see answers.ts. */

export const registered = z.strictObject({ user }) satisfies z.ZodType<Registered>;
export const resent = done.extend({ warning: z.string().exactOptional() }) satisfies z.ZodType<Resent>;
export const verified = done.extend({ autoToken: z.string().nullable() }) satisfies z.ZodType<Verified>;
export const verificationStatus = z.strictObject({
  verified: z.boolean(),
}) satisfies z.ZodType<VerificationStatus>;
