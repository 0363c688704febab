import { z } from "zod";
import { count, time, type Shape } from "#src/shared/fields.output.ts";

/**
 * Why a round's window can't open although enough people have answered (rule A12): those who were invited here and those who were
 * invited to another round, opened not long ago, differ by so few people that the two results would tell on them. It counts
 * invitations, never who answered. Where all three numbers are 0 the lists are fine, and people were invited here after the newest
 * answer: they can't have answered yet.
 */
export const overlapOutput = z
  .strictObject({
    /** People of the other round who aren't invited here, where they are too few; else 0. */
    peopleMissing: count,
    /** People here who weren't invited to the other round, where they are too few; else 0. */
    peopleAdded: count,
    /** How many more people, new to both rounds, have to be invited so that those who were added are enough; else 0. */
    needed: count,
    /** null when it has been deleted since. */
    otherRound: z.strictObject({ id: z.string(), title: z.string() }).nullable(),
    /** From then on no other round stands in the way, whoever is invited. ISO 8601. */
    until: time,
  })
  .meta({ id: "Overlap" });

export type Overlap = Shape<typeof overlapOutput>;
