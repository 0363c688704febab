import type { Operation } from "./operation.ts";
import { accountOperations } from "#src/server/http/routes/account/account.ts";
import { adminOperations } from "#src/server/http/routes/admin.ts";
import { analysisOperations } from "#src/server/http/routes/analysis.ts";
import { botCheckOperations } from "#src/server/http/routes/bot-check.ts";
import { billingOperations } from "#src/server/http/routes/billing.ts";
import { cardOperations } from "#src/server/http/routes/card.ts";
import { facilitatorOperations } from "#src/server/http/routes/programme/facilitator.ts";
import { leadingOperations } from "#src/server/http/routes/programme/leading.ts";
import { invitationOperations } from "#src/server/http/routes/invitation.ts";
import { onboardingOperations } from "#src/server/http/routes/account/onboarding.ts";
import { analyticsOperations } from "#src/server/http/routes/analytics.ts";
import { ownAccountOperations } from "#src/server/http/routes/account/own-account.ts";
import { panePlanOperations } from "#src/server/http/routes/pane-plan.ts";
import { pictureOperations } from "#src/server/http/routes/blog/picture.ts";
import { postOperations } from "#src/server/http/routes/blog/post.ts";
import { responseOperations } from "#src/server/http/routes/response.ts";
import { sessionOperations } from "#src/server/http/routes/account/session.ts";
import { clientResultOperations } from "#src/server/http/routes/programme/client-result.ts";
import { sharingOperations } from "#src/server/http/routes/programme/sharing.ts";
import { meetingOperations } from "#src/server/http/routes/programme/meeting.ts";
import { organisationOperations } from "#src/server/http/routes/organisation/organisation.ts";
import { teamOperations } from "#src/server/http/routes/organisation/team.ts";
import { workshopOperations } from "#src/server/http/routes/organisation/workshop.ts";
import { supportOperations } from "#src/server/http/routes/support.ts";
import { surveyOperations } from "#src/server/http/routes/survey.ts";
import { verificationOperations } from "#src/server/http/routes/account/verification.ts";
import { voiceOperations } from "#src/server/http/routes/voice.ts";

/** Every REST call that there is. */
export const operations: readonly Operation[] = [
  ...accountOperations,
  ...botCheckOperations,
  ...sessionOperations,
  ...verificationOperations,
  ...ownAccountOperations,
  ...surveyOperations,
  ...analysisOperations,
  ...cardOperations,
  ...panePlanOperations,
  ...responseOperations,
  ...invitationOperations,
  ...onboardingOperations,
  ...billingOperations,
  ...facilitatorOperations,
  ...leadingOperations,
  ...clientResultOperations,
  ...sharingOperations,
  ...meetingOperations,
  ...organisationOperations,
  ...teamOperations,
  ...workshopOperations,
  ...supportOperations,
  ...voiceOperations,
  ...adminOperations,
  ...postOperations,
  ...pictureOperations,
  ...analyticsOperations,
];
