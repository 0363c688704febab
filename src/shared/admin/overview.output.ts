import { z } from "zod";
import { count, type Shape } from "#src/shared/fields.output.ts";

/** What there is on a server, in totals that tell nothing of anyone. */
export const adminOverviewOutput = z
  .strictObject({
    users: count,
    surveys: count,
    /** Windows that were opened, each time counted. */
    snapshots: count,
  })
  .meta({ id: "AdminOverview" });

export type AdminOverview = Shape<typeof adminOverviewOutput>;
