import { z } from "zod";

/** What any call answers that fails. */
export const errorOutput = z
  .strictObject({
    message: z.string(),
    error: z.string(),
    code: z.string(),
    issues: z.array(z.strictObject({ path: z.string(), message: z.string() })).optional(),
    /** The version saved meanwhile, if a save came too late, as a GET would answer. */
    newest: z.unknown().optional(),
    requestId: z.string(),
  })
  .meta({ id: "Error" });
