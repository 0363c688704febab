import type { AnswerOption, Question } from "#src/server/domain/survey/read/list-questions.ts";
import type { DashboardStats } from "#src/server/domain/dashboard/get-stats.ts";
import type { Done, SignedIn, User } from "#src/shared/account/account.ts";
import type { Overlap } from "#src/shared/survey/overlap.ts";
import type { Analysis, SnapshotSummary } from "#src/shared/result/analysis.ts";
import {
  openTo,
  type Receipt,
  type SharedSurvey,
  type SurveyResponse,
} from "#src/shared/invitation/response.ts";
import type { ShareLink, Survey } from "#src/shared/survey/survey.ts";
import type { Trait } from "#src/shared/words/trait.ts";
import { z } from "zod";

/*
 * What calls answer with. `satisfies` holds each schema to the type that the code uses; contract tests hold the running
 * server to the schema.
 */

const time = z.iso.datetime();
const count = z.int().min(0);
const level = z.enum(["low", "mid", "high"]);

export const trait = z.strictObject({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  observability: level,
  evaluativeness: level,
  cluster: z.string(),
}) satisfies z.ZodType<Trait>;

export const user = z.strictObject({
  id: z.string(),
  email: z.email(),
  name: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  username: z.string().nullable(),
  role: z.enum(["user", "admin"]),
  isAdmin: z.boolean(),
  onboardingStatus: z.enum(["not_started", "completed"]),
  onboardingState: z.strictObject({
    intendedAccountType: z.enum(["individual", "facilitator"]).nullable(),
    return_to: z.string().nullable(),
  }),
}) satisfies z.ZodType<User>;

export const signedIn = z.strictObject({ token: z.string(), user }) satisfies z.ZodType<SignedIn>;
export const done = z.strictObject({
  success: z.literal(true),
  message: z.string(),
}) satisfies z.ZodType<Done>;
export const success = z.strictObject({ success: z.literal(true) });

export const overlap = z.strictObject({
  peopleMissing: count,
  peopleAdded: count,
  needed: count,
  otherRound: z.strictObject({ id: z.string(), title: z.string() }).nullable(),
  until: time,
}) satisfies z.ZodType<Overlap>;

export const survey = z.strictObject({
  id: z.string(),
  userId: z.string(),
  title: z.string(),
  description: z.string(),
  status: z.enum(["in_progress", "completed"]),
  type: z.literal("johari_window"),
  audience: z.enum(["personal", "organisation"]),
  selfAssessmentComplete: z.boolean(),
  predictionComplete: z.boolean(),
  peerAssessmentCount: count,
  totalResponses: count,
  minResponses: count,
  canReveal: z.boolean(),
  answersUntilReveal: count,
  overlap: overlap.nullable(),
  hasAnalysis: z.boolean(),
  isPublic: z.boolean(),
  invitedCount: count,
  shareId: z.string().nullable(),
  shareableLink: z.url().nullable(),
  selectedTraits: z.array(z.string()),
  traits: z.array(z.string()),
  predictedTraits: z.array(z.string()),
  totalTraits: count,
  createdAt: time,
  updatedAt: time,
  completedAt: time.nullable(),
  closesAt: time.nullable(),
}) satisfies z.ZodType<Survey>;

export const shareLink = z.strictObject({
  shareId: z.string(),
  code: z.string(),
  shareableLink: z.url(),
}) satisfies z.ZodType<ShareLink>;

export const question = z.strictObject({
  id: z.string(),
  text: z.string(),
  type: z.enum(["multi_select", "text"]),
}) satisfies z.ZodType<Question>;

export const answerOption = z.strictObject({
  id: z.string(),
  text: z.string(),
  description: z.string(),
}) satisfies z.ZodType<AnswerOption>;

export const dashboardStats = z.strictObject({
  totalSelfAssessments: count,
  totalPeerResponses: count,
  totalClientAssessments: count,
  totalClientPeerResponses: count,
  recentAssessments: z.array(survey),
}) satisfies z.ZodType<DashboardStats>;

export const currentAssessment = z.strictObject({ id: z.string().nullable() });

export const sharedSurvey = z.strictObject({
  ownerName: z.string(),
  title: z.string(),
  traits: z.array(trait.pick({ id: true, name: true, description: true })),
  minSelected: count,
  maxSelected: count,
  minResponses: count,
  closesAt: time.nullable(),
  open: z.boolean(),
  openTo: z.enum(openTo),
}) satisfies z.ZodType<SharedSurvey>;

const receipt = z.strictObject({
  withdrawKey: z.string(),
  withdrawUrl: z.url(),
  shownWhen: z.string(),
}) satisfies z.ZodType<Receipt>;
export const submitted = z.strictObject({ receipt });

export const response = z.strictObject({
  id: z.string(),
  userId: z.string().nullable(),
  surveyId: z.string(),
  selectedTraits: z.array(z.string()),
  peerName: z.string(),
}) satisfies z.ZodType<SurveyResponse>;

const index = z.int().min(-100).max(100);
const sentences = z.array(z.strictObject({ text: z.string(), traitIds: z.array(z.string()) }));
const traitIds = z.array(z.string());

const confidence = z.enum(["first glimpse", "useful", "solid"]);
const agreement = z.strictObject({ value: index, low: index, high: index });

export const snapshotSummary = z.strictObject({
  snapshot: z.int().min(1),
  createdAt: time,
  responseCount: count,
  confidence,
  agreement,
}) satisfies z.ZodType<SnapshotSummary>;

export const analysis = z.strictObject({
  id: z.string(),
  surveyId: z.string(),
  assessmentId: z.string(),
  userId: z.string(),
  status: z.enum(["in_progress", "completed"]),
  snapshot: z.int().min(1),
  prediction: z.strictObject({ traitIds, agreement }).nullable(),
  completedAt: time.nullable(),
  responseCount: count,
  confidence,
  agreement,
  words: z.array(
    z.strictObject({
      traitId: z.string(),
      quadrant: z.enum(["arena", "blindSpot", "facade", "unknown"]),
      evidence: z.enum(["clear", "emerging", "single", "none"]),
      band: z.enum(["most", "several", "a few", "nobody"]),
      count: count.nullable(),
    }),
  ),
  participants: z.array(z.string()),
  arenaInsight: z.string(),
  blindSpotInsight: z.string(),
  facadeInsight: z.string(),
  unknownInsight: z.string(),
  summaryInsight: z.string(),
  insightSentences: z.strictObject({
    arena: sentences,
    blindSpot: sentences,
    facade: sentences,
    unknown: sentences,
    summary: sentences,
  }),
  arenaTraits: traitIds,
  blindSpotTraits: traitIds,
  facadeTraits: traitIds,
  unknownTraits: traitIds,
  insightSource: z.string(),
  createdAt: time,
  updatedAt: time,
}) satisfies z.ZodType<Analysis>;

/** Rows of words, participants and insights, as CSV. */
export const exportedTable = z.string();

/** The report, as a tagged PDF. */
export const exportedReport = z.string().meta({ format: "binary" });

export const error = z.strictObject({
  message: z.string(),
  error: z.string(),
  code: z.string(),
  issues: z.array(z.strictObject({ path: z.string(), message: z.string() })).optional(),
  requestId: z.string(),
});
