import { t } from "./init.ts";
import { accountRouter } from "#src/server/domain/account/router.ts";
import { adminRouter } from "#src/server/domain/admin/router.ts";
import { analysisRouter } from "#src/server/domain/analysis/router.ts";
import { blogRouter } from "#src/server/domain/blog/router.ts";
import { botCheckRouter } from "./bot-check-router.ts";
import { billingRouter } from "#src/server/domain/billing/router.ts";
import { cardRouter } from "#src/server/domain/card/router.ts";
import { dashboardRouter } from "#src/server/domain/dashboard/router.ts";
import { facilitatorRouter } from "#src/server/domain/facilitator/router.ts";
import { onboardingRouter } from "#src/server/domain/survey/router.ts";
import { analyticsRouter } from "#src/server/domain/analytics/router.ts";
import { emailChangeRouter } from "#src/server/domain/account/verification-router.ts";
import { invitationRouter } from "#src/server/domain/invitation/router.ts";
import { mailRouter } from "#src/server/domain/mail/router.ts";
import { ownDataRouter } from "#src/server/domain/own-data/router.ts";
import { panePlanRouter } from "#src/server/domain/action-plan/router.ts";
import { programmeRouter } from "#src/server/domain/programme/router.ts";
import { clientResultRouter } from "#src/server/domain/preparation/router.ts";
import { sharingRouter } from "#src/server/domain/client/router.ts";
import { groupRouter } from "#src/server/domain/group/router.ts";
import { meetingRouter } from "#src/server/domain/meeting/router.ts";
import { organisationRouter } from "#src/server/domain/organisation/router.ts";
import { teamRouter } from "#src/server/domain/team/router.ts";
import { pictureRouter } from "#src/server/domain/blog/picture-router.ts";
import { postRouter } from "#src/server/domain/blog/router.ts";
import { responseRouter } from "#src/server/domain/response/router.ts";
import { sessionRouter } from "#src/server/domain/session/router.ts";
import { supportRouter } from "#src/server/domain/support/router.ts";
import { surveyRouter } from "#src/server/domain/survey/router.ts";
import { workshopGuestRouter, workshopRouter } from "#src/server/domain/workshop/router.ts";
import { traitRouter } from "#src/server/domain/survey/router.ts";
import { verificationRouter } from "#src/server/domain/account/verification-router.ts";
import { voiceRouter } from "#src/server/domain/voice/router.ts";

export const appRouter = t.router({
  account: accountRouter,
  admin: adminRouter,
  analysis: analysisRouter,
  blog: blogRouter,
  botCheck: botCheckRouter,
  billing: billingRouter,
  card: cardRouter,
  dashboard: dashboardRouter,
  facilitator: facilitatorRouter,
  onboarding: onboardingRouter,
  analytics: analyticsRouter,
  emailChange: emailChangeRouter,
  invitation: invitationRouter,
  mail: mailRouter,
  ownData: ownDataRouter,
  panePlan: panePlanRouter,
  programme: programmeRouter,
  clientResult: clientResultRouter,
  sharing: sharingRouter,
  group: groupRouter,
  meeting: meetingRouter,
  organisation: organisationRouter,
  picture: pictureRouter,
  post: postRouter,
  response: responseRouter,
  session: sessionRouter,
  support: supportRouter,
  survey: surveyRouter,
  team: teamRouter,
  trait: traitRouter,
  verification: verificationRouter,
  voice: voiceRouter,
  workshop: workshopRouter,
  workshopGuest: workshopGuestRouter,
});

export type AppRouter = typeof appRouter;

/** Calls procedures in this process, without HTTP: for REST and for pages. */
export const createCaller = t.createCallerFactory(appRouter);
export type Caller = ReturnType<typeof createCaller>;

type Records = AppRouter["_def"]["record"];
/** A procedure's name, such as "survey.get". */
export type ProcedurePath = {
  [Router in keyof Records]: `${Router}.${keyof Records[Router] & string}`;
}[keyof Records];
