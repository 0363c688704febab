import type { Operation } from "./operation.ts";
import { accountOperations } from "./routes/account.ts";
import { adminOperations } from "./routes/admin.ts";
import { analysisOperations } from "./routes/analysis.ts";
import { botCheckOperations } from "./routes/bot-check.ts";
import { billingOperations } from "./routes/billing.ts";
import { cardOperations } from "./routes/card.ts";
import { facilitatorOperations } from "./routes/facilitator.ts";
import { invitationOperations } from "./routes/invitation.ts";
import { onboardingOperations } from "./routes/onboarding.ts";
import { analyticsOperations } from "./routes/analytics.ts";
import { ownAccountOperations } from "./routes/own-account.ts";
import { responseOperations } from "./routes/response.ts";
import { sessionOperations } from "./routes/session.ts";
import { surveyOperations } from "./routes/survey.ts";
import { verificationOperations } from "./routes/verification.ts";

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
  ...responseOperations,
  ...invitationOperations,
  ...onboardingOperations,
  ...billingOperations,
  ...facilitatorOperations,
  ...adminOperations,
  ...analyticsOperations,
];
