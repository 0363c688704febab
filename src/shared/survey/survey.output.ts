import { languageOutput } from "#src/shared/languages/languages.output.ts";
import { z } from "zod";
import { count, time, type Shape } from "#src/shared/fields.output.ts";
import { audiences } from "./survey-limits.ts";

/**
 * Why a round's window stays shut despite enough answers (rule A12): its invitations and those of another,
 * recently opened round differ by so few people that the two results would expose them. It counts
 * invitations, never answers. If all three numbers are 0, people were invited here after the newest answer,
 * and can't have answered yet.
 */
export const overlapOutput = z
  .strictObject({
    /** People of the other round missing here, if too few; else 0. */
    peopleMissing: count,
    /** People here missing from the other round, if too few; else 0. */
    peopleAdded: count,
    /** How many more people, new to both rounds, to invite so that those added are enough; else 0. */
    needed: count,
    /** null when it has been deleted since. */
    otherRound: z.strictObject({ id: z.string(), title: z.string() }).nullable(),
    /** After this no other round keeps it shut, whoever was invited. ISO 8601. */
    until: time,
  })
  .meta({ id: "Overlap" });

export type Overlap = Shape<typeof overlapOutput>;

/** A round as its owner sees it. Times are ISO 8601 in UTC. */
export const surveyOutput = z
  .strictObject({
    id: z.string(),
    userId: z.string(),
    title: z.string(),
    description: z.string(),
    /** The owner's message on the form; "" for none. */
    note: z.string(),
    /** What people who answer read; null: as their browser says. */
    language: languageOutput.nullable(),
    status: z.enum(["in_progress", "completed"]),
    type: z.literal("johari_window"),
    audience: z.enum(audiences),
    selfAssessmentComplete: z.boolean(),
    /** Whether own words are part of a result, of a deleted circle's too. Another circle's may be opened, too. */
    ownWordsSettled: z.boolean(),
    /** Whether the owner has guessed what peers will pick: nothing needs it. */
    predictionComplete: z.boolean(),
    /** Answers that have come: the one number about peers that moves below the minimum. */
    peerAssessmentCount: count,
    totalResponses: count,
    minResponses: count,
    canReveal: z.boolean(),
    /** New answers that are missing until the next reveal; 0 when it can be made. */
    answersUntilReveal: count,
    /** Another round that keeps this one's window shut; null if none. */
    overlap: overlapOutput.nullable(),
    hasAnalysis: z.boolean(),
    isPublic: z.boolean(),
    /** People invited by email, whether they have answered or not. */
    invitedCount: count,
    shareId: z.string().nullable(),
    shareableLink: z.url().nullable(),
    /** Own words by name, as in the API's first version; `traits` has their ids. */
    selectedTraits: z.array(z.string()),
    traits: z.array(z.string()),
    /** Ids of the guessed words; empty without a guess. */
    predictedTraits: z.array(z.string()),
    totalTraits: count,
    createdAt: time,
    updatedAt: time,
    completedAt: time.nullable(),
    closesAt: time.nullable(),
    /** When the owner thanked everyone who was invited; null until then. */
    thankedAt: time.nullable(),
    /** The team round that this is the owner’s part of, which may be deleted; null for any other round. */
    teamRoundId: z.string().nullable(),
    /** Rounds with the same group are circles: they share own words. null for any other round. */
    circleGroup: z.string().nullable(),
    /** What the owner calls the people of this circle; null for any other round. */
    circleName: z.string().nullable(),
    /** Whether the form tells peers that the owner may show words that several people picked. */
    ownerMayShowWords: z.boolean(),
  })
  .meta({ id: "Survey" });

export type Survey = Shape<typeof surveyOutput>;

/** A round in a list, without its texts and words. */
export type SurveySummary = Pick<
  Survey,
  | "id"
  | "title"
  | "status"
  | "selfAssessmentComplete"
  | "peerAssessmentCount"
  | "minResponses"
  | "canReveal"
  | "answersUntilReveal"
  | "hasAnalysis"
  | "isPublic"
  | "invitedCount"
  | "createdAt"
  | "closesAt"
  | "teamRoundId"
  | "circleGroup"
  | "circleName"
>;

export const shareLinkOutput = z
  .strictObject({
    shareId: z.string(),
    code: z.string(),
    shareableLink: z.url(),
  })
  .meta({ id: "ShareLink" });

export type ShareLink = Shape<typeof shareLinkOutput>;

export const questionOutput = z
  .strictObject({
    id: z.string(),
    text: z.string(),
    type: z.enum(["multi_select", "text"]),
  })
  .meta({ id: "Question" });

export type Question = Shape<typeof questionOutput>;

export const answerOptionOutput = z
  .strictObject({
    id: z.string(),
    text: z.string(),
    description: z.string(),
  })
  .meta({ id: "AnswerOption" });

export type AnswerOption = Shape<typeof answerOptionOutput>;

export const currentAssessmentOutput = z
  .strictObject({ id: z.string().nullable() })
  .meta({ id: "CurrentAssessment" });

export const dashboardStatsOutput = z
  .strictObject({
    /** The person's own rounds with own words, team rounds included. */
    totalSelfAssessments: count,
    /** Answers in the person's own rounds. */
    totalPeerResponses: count,
    /** Clients' rounds and rounds for an organisation, but no team rounds, and answers in them. */
    totalClientAssessments: count,
    totalClientPeerResponses: count,
    /** The five newest. */
    recentAssessments: z.array(surveyOutput),
  })
  .meta({ id: "DashboardStats" });

export type DashboardStats = Shape<typeof dashboardStatsOutput>;
