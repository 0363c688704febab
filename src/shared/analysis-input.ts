import { z } from "zod";

export const exportInput = z.object({
  format: z.enum(["json", "csv"], "The format is json or csv.").default("json"),
});
