import { accountRows } from "./account-rows.ts";
import { adminRows } from "./admin-rows.ts";
import { analyticsRows } from "./analytics-rows.ts";
import { billingRows } from "./billing-rows.ts";
import { botCheckRows } from "./bot-check-rows.ts";
import { blogRows } from "./blog-rows.ts";
import { cardRows } from "./card-rows.ts";
import { facilitatorRows } from "./facilitator-rows.ts";
import { groupRows } from "./group-rows.ts";
import { invitationRows } from "./invitation-rows.ts";
import { leadingRows } from "./leading-rows.ts";
import { meetingRows } from "./meeting-rows.ts";
import { ownAccountRows } from "./own-account-rows.ts";
import { ownBrandRows } from "./own-brand-rows.ts";
import { actionPlanRows } from "./action-plan-rows.ts";
import { roleRows } from "./role-rows.ts";
import { sessionRows } from "./session-rows.ts";
import { sharingRows } from "./sharing-rows.ts";
import { surveyRows } from "./survey-rows.ts";
import { teamRows } from "./team-rows.ts";
import { workshopRows } from "./workshop-rows.ts";
import { verificationRows } from "./verification-rows.ts";
import { voiceRows } from "./voice-rows.ts";
import type { Row } from "./row.ts";

export const rows: readonly Row[] = [
  ...ownAccountRows,
  ...ownBrandRows,
  ...adminRows,
  ...analyticsRows,
  ...accountRows,
  ...billingRows,
  ...botCheckRows,
  ...blogRows,
  ...cardRows,
  ...facilitatorRows,
  ...groupRows,
  ...invitationRows,
  ...leadingRows,
  ...meetingRows,
  ...actionPlanRows,
  ...roleRows,
  ...sessionRows,
  ...sharingRows,
  ...surveyRows,
  ...teamRows,
  ...verificationRows,
  ...voiceRows,
  ...workshopRows,
];
