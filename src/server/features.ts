import { eraseAccountRows } from "./domain/account/deletion-queries.ts";
import { eraseBilling, followEmail } from "./domain/billing/follow-account.ts";
import { detachPerson, detachRounds } from "./domain/client/detach-rounds.ts";
import { findOpener, requireMayOpen } from "./domain/client/find-opener.ts";
import { showNewResult } from "./domain/client/start-showing.ts";
import { eraseInvitationsOf } from "./domain/invitation/erase-invitations.ts";
import { rescheduleReminders } from "./domain/invitation/reschedule-reminders.ts";
import { eraseEmails } from "./domain/mail/topics/forget-address.ts";
import { forgetHost } from "./domain/meeting/queries.ts";
import { leaveAll } from "./domain/organisation/members.ts";
import { eraseOpenedLists } from "./domain/overlap/queries.ts";
import { eraseOwnProgrammes } from "./domain/programme/ending/erase-clients.ts";
import { stepOutOfAll } from "./domain/programme/leading/remove-facilitator.ts";
import { eraseSurveysOf } from "./domain/survey/delete-survey.ts";
import { welcomeToRound } from "./domain/survey/welcome-to-round.ts";
import { leaveTeams } from "./domain/team/ending/leave-team-rounds.ts";
import { detachParts } from "./domain/team/ending/queries.ts";
import { eraseTickets } from "./domain/voice/queries.ts";
import { forgetStarter } from "./domain/workshop/queries.ts";
import { findGuestReceipt, withdrawGuestAnswer } from "./domain/workshop/guest/receipts.ts";
import type { Hooks } from "./deps.ts";

/** What each feature erases with an account, highest first: each still finds what it needs of those below. */
const erasers: readonly Hooks["onAccountErased"][] = [
  eraseTickets,
  stepOutOfAll,
  eraseOwnProgrammes,
  forgetHost,
  detachPerson,
  leaveTeams,
  forgetStarter,
  leaveAll,
  eraseSurveysOf,
  eraseOpenedLists,
  eraseBilling,
  eraseAccountRows,
  eraseEmails,
];

/** Who answers what features ask those above them. */
export const hooks: Hooks = {
  onAccountErased: async (tx, deps, person) => {
    for (const erase of erasers) await erase(tx, deps, person);
  },
  onEmailChanged: followEmail,
  onOnboarded: welcomeToRound,
  onSurveysDeleted: async (tx, deps, surveyIds) => {
    await eraseInvitationsOf(tx, surveyIds);
    await detachRounds(tx, deps, surveyIds);
    await detachParts(tx, surveyIds);
  },
  onDeadlinesMoved: rescheduleReminders,
  findOpener,
  requireMayOpen,
  onRevealed: showNewResult,
  findOtherReceipt: findGuestReceipt,
  withdrawOtherAnswer: withdrawGuestAnswer,
};
