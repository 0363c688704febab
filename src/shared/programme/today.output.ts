import { z } from "zod";
import { count, type Shape } from "#src/shared/fields.output.ts";
import { surveyOutput } from "#src/shared/survey/survey.output.ts";
import { clientOutput, programmeSummaryOutput } from "./programme.output.ts";

/** A client with the programme that they are in. */
export const clientInProgrammeOutput = clientOutput
  .extend({ faId: z.string(), programme: z.string() })
  .meta({ id: "ClientInProgramme" });

export type ClientInProgramme = Shape<typeof clientInProgrammeOutput>;

/** Why a client needs their facilitator today; each has one action. */
export const needs = ["meet", "prepare", "extend", "nudge"] as const;

/**
 * What a facilitator sees first. `meet`: a window to open together is ready. `prepare`: a result was shared since yesterday. `extend`: a
 * deadline within two days, and too few answers. `nudge`: nothing has happened for three days.
 */
export const todayOutput = z
  .strictObject({
    totalClientAssessments: count,
    totalClientPeerResponses: count,
    /** The facilitator's own rounds for an organisation, newest first. */
    clientAssessments: z.array(surveyOutput),
    /** false: they read and export what they have, and start nothing new. */
    hasPlan: z.boolean(),
    /** Most urgent first; the first twenty. */
    today: z.array(z.strictObject({ need: z.enum(needs), client: clientInProgrammeOutput })),
    todayCount: count,
    /** Newest first; the first twelve. */
    programmes: z.array(programmeSummaryOutput),
    programmeCount: count,
    clientCount: count,
  })
  .meta({ id: "Today" });

export type Today = Shape<typeof todayOutput>;

/** A page of a facilitator's clients. */
export const clientPageOutput = z
  .strictObject({
    items: z.array(clientInProgrammeOutput),
    /** How many fit the search and the filter. */
    total: count,
    /** Where the next page starts; null: this is the last. */
    next: z.string().nullable(),
  })
  .meta({ id: "ClientPage" });

export type ClientPage = Shape<typeof clientPageOutput>;
