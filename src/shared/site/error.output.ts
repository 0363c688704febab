import { z } from "zod";

/** What any call answers that fails. */
export const errorOutput = z.strictObject({
  message: z.string(),
  error: z.string(),
  code: z.string(),
  issues: z.array(z.strictObject({ path: z.string(), message: z.string() })).optional(),
  requestId: z.string(),
});
