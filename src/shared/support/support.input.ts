import { z } from "zod";
import { trimmedText } from "#src/shared/text/bounded.input.ts";
import { supportMessageMax, supportTexts } from "./support-texts.ts";

export const supportRequestInput = z.object({
  message: trimmedText(supportMessageMax, supportTexts.tooLong).min(1, supportTexts.empty),
});

export type SupportRequest = z.output<typeof supportRequestInput>;
