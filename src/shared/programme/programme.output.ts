import { languageOutput } from "#src/shared/languages/languages.output.ts";
import { z } from "zod";
import { count, time, type Shape } from "#src/shared/fields.output.ts";
import { asides, deliveryOutput } from "#src/shared/invitation/invitation.output.ts";
import { openers, stages } from "./programme.ts";
import { surveyOutput } from "#src/shared/survey/survey.output.ts";
import { teamRoundOutput } from "#src/shared/team/team.output.ts";

/** A client as their facilitator sees them: the round's stage and its number of answers (rule F1). */
export const clientOutput = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    email: z.email(),
    stage: z.enum(stages),
    /** null while there is no round. */
    answers: count.nullable(),
    minResponses: count,
    /** The round's own deadline, else the programme's. */
    closesAt: time.nullable(),
    invitedAt: time,
    nudgedAt: time.nullable(),
    delivery: deliveryOutput,
    /** Whether a nudge can be sent: at most every three days, while the client has something to do. */
    canNudge: z.boolean(),
    /** Since when the facilitator sees the result; null while they don't. */
    sharedSince: time.nullable(),
    /** Whether a session with them is the caller's to have, once their window is ready. */
    canMeet: z.boolean(),
  })
  .meta({ id: "Client" });

export type Client = Shape<typeof clientOutput>;

const programmeFields = {
  id: z.string(),
  title: z.string(),
  purpose: z.string(),
  /** The facilitator's own words in the invitation. */
  message: z.string().nullable(),
  /** Their own subject and opening of it; null: ours. */
  subject: z.string().nullable(),
  opening: z.string().nullable(),
  status: z.enum(["running", "closed"]),
  closesAt: time.nullable(),
  minResponses: count,
  opens: z.enum(openers),
  reminders: z.boolean(),
  /** What clients read before they have an account; null: as their browser says. */
  language: languageOutput.nullable(),
  isExample: z.boolean(),
  /** The name of the programme's owner; null if it's the caller's own. */
  ledBy: z.string().nullable(),
  createdAt: time,
  closedAt: time.nullable(),
  clientCount: count,
  /** Clients by stage; empty stages are left out. */
  stages: z.partialRecord(z.enum(stages), count),
};

/** A programme in a list. */
export const programmeSummaryOutput = z.strictObject(programmeFields).meta({ id: "ProgrammeSummary" });

export type ProgrammeSummary = Shape<typeof programmeSummaryOutput>;

/** Someone who leads a programme beside its owner. */
export const facilitatorOutput = z
  .strictObject({
    userId: z.string(),
    name: z.string(),
    isYou: z.boolean(),
    /** The team through which they do: for the owner and themselves, as others may not be in it. */
    organisation: z.string().nullable(),
    /** They see results that clients have agreed to share since then. */
    since: time,
  })
  .meta({ id: "Facilitator" });

export type Facilitator = Shape<typeof facilitatorOutput>;

/** Someone who could lead a programme, too. */
export const colleagueOutput = z
  .strictObject({
    userId: z.string(),
    name: z.string(),
    organisationId: z.string(),
    organisation: z.string(),
  })
  .meta({ id: "Colleague" });

export type Colleague = Shape<typeof colleagueOutput>;

/** A programme with its clients, by name. */
export const programmeOutput = z
  .strictObject({
    ...programmeFields,
    clients: z.array(clientOutput),
    /** Those who lead it beside the owner, in the order of being added. */
    facilitators: z.array(facilitatorOutput),
  })
  .meta({ id: "Programme" });

export type Programme = Shape<typeof programmeOutput>;

const skippedOutput = z.strictObject({ name: z.string(), email: z.string(), reason: z.string() });

/** What asking clients has done: who gets an email, and who does not, with the reason. */
export const clientsAddedOutput = z
  .strictObject({
    invited: z.array(clientOutput),
    skipped: z.array(skippedOutput),
  })
  .meta({ id: "ClientsAdded" });

export type ClientsAdded = Shape<typeof clientsAddedOutput>;

/** A new programme, and what asking its clients has done. */
export const newProgrammeOutput = programmeOutput
  .extend(clientsAddedOutput.shape)
  .meta({ id: "NewProgramme" });

export type NewProgramme = Shape<typeof newProgrammeOutput>;

/** A row of a list of clients before anything is stored or sent. */
export const checkedRowOutput = z
  .strictObject({
    /** In the checked text, from 1. */
    line: z.int().min(1),
    name: z.string(),
    email: z.string(),
    verdict: z.enum([
      ...(["ok", "duplicate", "already_client", "not_an_address", "missing_name", "own_address"] as const),
      ...asides,
    ]),
  })
  .meta({ id: "CheckedRow" });

export type CheckedRow = Shape<typeof checkedRowOutput>;

/** How many invitations have gone out. Later ones wait for room in their mailboxes. */
export const sendingOutput = z
  .strictObject({ sent: count, waiting: count, later: count, failed: count })
  .meta({ id: "Sending" });

export type Sending = Shape<typeof sendingOutput>;

/** An email as it will arrive. */
export const mailPreviewOutput = z
  .strictObject({ subject: z.string(), text: z.string(), html: z.string() })
  .meta({ id: "MailPreview" });

export type MailPreview = Shape<typeof mailPreviewOutput>;

/** Where a test went. */
export const invitationTestOutput = z.strictObject({ sentTo: z.email() }).meta({ id: "InvitationTest" });

export type InvitationTest = Shape<typeof invitationTestOutput>;

/** The stages of a programme's clients as a table. */
export const exportedStagesOutput = z.string();

export const notesOutput = z.strictObject({ text: z.string() }).meta({ id: "Notes" });

/** A client with the programme that they are in. */
export const clientInProgrammeOutput = clientOutput
  .extend({ faId: z.string(), programme: z.string(), opens: z.enum(openers) })
  .meta({ id: "ClientInProgramme" });

export type ClientInProgramme = Shape<typeof clientInProgrammeOutput>;

/** A client's own page: where they stand, and what can be done. */
export const clientDetailsOutput = clientInProgrammeOutput
  .extend({
    status: z.enum(["running", "closed"]),
    isExample: z.boolean(),
    /** The name of the programme's owner; null if it's the caller's own. */
    ledBy: z.string().nullable(),
    /** When they accepted or declined; null before. */
    repliedAt: time.nullable(),
    /** When we remind them of the invitation by ourselves; null if not again. */
    nextReminderAt: time.nullable(),
    /** Whether the facilitator is done with what they share now. */
    isDone: z.boolean(),
  })
  .meta({ id: "ClientDetails" });

export type ClientDetails = Shape<typeof clientDetailsOutput>;

/** What reminding several clients has done. */
export const remindedOutput = z
  .strictObject({
    reminded: z.array(clientOutput),
    skipped: z.array(z.strictObject({ clientId: z.string(), reason: z.string() })),
  })
  .meta({ id: "Reminded" });

export type Reminded = Shape<typeof remindedOutput>;

/** Why a client needs their facilitator today; each has one action. */
export const needs = ["meet", "prepare", "extend", "nudge"] as const;

/**
 * A facilitator's to-do list. `meet`: a window is ready to open together. `prepare`: a result is shared, and
 * the facilitator isn't done with it. `extend`: two days to the deadline, and too few answers. `nudge`:
 * nothing new for three days, or a window that has been ready for five.
 */
export const todayOutput = z
  .strictObject({
    totalClientAssessments: count,
    totalClientPeerResponses: count,
    /** The facilitator's own rounds for an organisation, newest first. */
    clientAssessments: z.array(surveyOutput),
    /** false: they read and export what they have, and start nothing new. */
    hasPlan: z.boolean(),
    /** Most urgent first; the first fifty. */
    today: z.array(z.strictObject({ need: z.enum(needs), client: clientInProgrammeOutput })),
    todayCount: count,
    /** Newest first; the first twelve. */
    programmes: z.array(programmeSummaryOutput),
    programmeCount: count,
    clientCount: count,
    /** The rounds of the teams that they lead: running, or over since two weeks at most. */
    teamRounds: z.array(teamRoundOutput),
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
