import { t } from "./init.ts";
import { accountRouter } from "./routers/account/account.ts";
import { adminRouter } from "./routers/admin.ts";
import { analysisRouter } from "./routers/analysis.ts";
import { blogRouter } from "./routers/blog.ts";
import { botCheckRouter } from "./routers/bot-check.ts";
import { billingRouter } from "./routers/billing.ts";
import { cardRouter } from "./routers/card.ts";
import { facilitatorRouter } from "./routers/programme/facilitator.ts";
import { onboardingRouter } from "./routers/account/onboarding.ts";
import { analyticsRouter } from "./routers/analytics.ts";
import { emailChangeRouter } from "./routers/account/email-change.ts";
import { invitationRouter } from "./routers/invitation.ts";
import { mailRouter } from "./routers/mail.ts";
import { ownDataRouter } from "./routers/account/own-data.ts";
import { panePlanRouter } from "./routers/pane-plan.ts";
import { programmeRouter } from "./routers/programme/programme.ts";
import { clientResultRouter } from "./routers/programme/client-result.ts";
import { sharingRouter } from "./routers/programme/sharing.ts";
import { groupRouter } from "./routers/programme/group.ts";
import { meetingRouter } from "./routers/programme/meeting.ts";
import { organisationRouter } from "./routers/organisation/organisation.ts";
import { teamRouter } from "./routers/organisation/team.ts";
import { pictureRouter } from "./routers/picture.ts";
import { postRouter } from "./routers/post.ts";
import { responseRouter } from "./routers/response.ts";
import { sessionRouter } from "./routers/account/session.ts";
import { supportRouter } from "./routers/support.ts";
import { surveyRouter } from "./routers/survey.ts";
import { workshopGuestRouter, workshopRouter } from "./routers/organisation/workshop.ts";
import { traitRouter } from "./routers/trait.ts";
import { verificationRouter } from "./routers/account/verification.ts";
import { voiceRouter } from "./routers/voice.ts";

export const appRouter = t.router({
  account: accountRouter,
  admin: adminRouter,
  analysis: analysisRouter,
  blog: blogRouter,
  botCheck: botCheckRouter,
  billing: billingRouter,
  card: cardRouter,
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
