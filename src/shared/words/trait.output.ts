import { z } from "zod";
import type { Shape } from "#src/shared/fields.output.ts";

const level = z.enum(["low", "mid", "high"]);

/** An adjective of the catalogue. The id is stable; names may be translated, so nothing matches by name. */
export const traitOutput = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    description: z.string(),
    observability: level,
    evaluativeness: level,
    /** Words that mean nearly the same belong to one cluster ("caring", "kind", "warm"). */
    cluster: z.string(),
  })
  .meta({ id: "Trait" });

export type Trait = Shape<typeof traitOutput>;
