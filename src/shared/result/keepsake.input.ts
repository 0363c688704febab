import { z } from "zod";
import { keepsakeFormats } from "./keepsake.ts";

export const keepsakeInput = z.object({
  format: z.enum(keepsakeFormats, `The format is one of ${keepsakeFormats.join(", ")}.`).default("square"),
  /** Whether the round's title is on it. */
  title: z
    .enum(["true", "false"], "Whether the title is on it is true or false.")
    .default("false")
    .transform((asked) => asked === "true"),
});
