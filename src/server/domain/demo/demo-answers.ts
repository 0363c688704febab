import type { OwnBrand } from "#src/shared/own-brand/own-brand.output.ts";
import type { Survey } from "#src/shared/survey/survey.output.ts";
import { noSharing } from "#src/shared/sharing/sharing.ts";
import { demoBilling, demoPreferences, demoSessions, demoUser } from "./demo-account.ts";
import { demoAnalysis } from "./demo-result.ts";
import { demoOverview, demoResults } from "./demo-overview.ts";
import { revealedSurvey, waitingSurvey } from "./demo-surveys.ts";

/** A demo page's answers instead of the server's, by procedure or REST call. */
export type DemoAnswers = Readonly<Record<string, unknown>>;

const ofSurvey = (survey: Survey) => ({
  "survey.get": survey,
  "sharing.get": noSharing,
  "invitation.list": [
    { id: "demo-invitation-1", email: "ana@example.org", invitedAt: "2026-03-17T09:00:00.000Z" },
    { id: "demo-invitation-2", email: "jonas@example.org", invitedAt: "2026-03-17T09:00:00.000Z" },
  ],
});

const noBrand: OwnBrand = { logo: null, colour: null, isAvailable: false };

/** Each page has only the answers that it requests. */
export const demoAnswers = {
  dashboard: { "dashboard.overview": demoOverview },
  round: ofSurvey(waitingSurvey),
  revealedSurvey: ofSurvey(revealedSurvey),
  result: {
    "survey.get": revealedSurvey,
    "analysis.get": demoAnalysis,
    "card.find": null,
    "sharing.get": noSharing,
  },
  results: { "dashboard.results": demoResults },
  account: {
    "account.me": demoUser,
    "session.list": demoSessions,
    "mail.preferences": demoPreferences,
    "GET /api/billing": demoBilling,
    "ownBrand.get": noBrand,
  },
} satisfies Readonly<Record<string, DemoAnswers>>;
