import { z } from "zod";

export const preparationFormatInput = z.object({
  format: z.enum(["json", "pdf"], "The format is json or pdf.").optional(),
});
