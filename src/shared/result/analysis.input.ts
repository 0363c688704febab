import { z } from "zod";

export const exportInput = z.object({
  format: z.enum(["json", "csv", "pdf"], "The format is json, csv or pdf.").default("json"),
});
