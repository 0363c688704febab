import { z } from "zod";
import { programmeIdInput } from "#src/shared/programme/programme.input.ts";

export const groupExportOfInput = programmeIdInput.extend({
  format: z.enum(["json", "pdf", "csv"], "The format is json, pdf or csv.").optional(),
});
