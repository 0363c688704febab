import { countsFrom } from "#src/shared/result/analysis.ts";
import { consentKey } from "#src/shared/site/analytics.ts";
import { brand } from "#src/shared/site/brand.ts";
import { maxCardWords } from "#src/shared/result/card.ts";
import { catalogue } from "#src/shared/words/catalogue.ts";
import { maxInvitations, reminderDays } from "#src/shared/invitation/invitation-limits.ts";
import { keptFor } from "#src/shared/kept-for.ts";
import { planLimits } from "#src/shared/plan/plan-limits.ts";
import { leastCounted } from "#src/shared/group/group-limits.ts";
import { programmeLimits } from "#src/shared/programme/programme-limits.ts";
import { leastResponses, maxResponses } from "#src/shared/survey/survey-limits.ts";
import { maxSelected, minSelected } from "#src/shared/words/trait.ts";
import { workshopLimits } from "#src/shared/workshop/workshop-limits.ts";

const numerals = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** Small numbers as words. */
const inWords = (n: number): string => numerals[n] ?? String(n);

const hours = (n: number): string => (n === 1 ? "an hour" : `${String(n)} hours`);

/** Numbers of the product for texts: {facts.three} in MDX. They follow the code. */
export const facts = {
  name: brand.name,
  studio: brand.studio,
  /** The least number of answers, in a personal round and in an organisation's. */
  three: inWords(leastResponses.personal),
  five: inWords(leastResponses.organisation),
  countsFrom: inWords(countsFrom),
  fewest: inWords(minSelected),
  most: inWords(maxSelected),
  words: String(catalogue.length),
  mostAnswers: maxResponses.toLocaleString("en"),
  mostInvitations: String(maxInvitations),
  mostReminders: inWords(reminderDays.length + 1),
  reminderDays: reminderDays.join(" and "),
  leastCounted: inWords(leastCounted),
  expiredOrgInviteDays: String(keptFor.expiredOrgInviteDays),
  workshopDays: String(workshopLimits.mostDays),
  clientReminders: inWords(programmeLimits.reminderDays.length),
  cardWords: inWords(maxCardWords),
  sessionCookie: hours(keptFor.sessionCookieHours),
  sessionDays: String(keptFor.sessionDays),
  longestSessionDays: String(keptFor.longestSessionDays),
  deviceDays: String(keptFor.deviceDays),
  programNoticeDays: String(keptFor.programNoticeDays),
  codeMinutes: String(keptFor.codeMinutes),
  confirmation: hours(keptFor.confirmationHours),
  unconfirmedDays: inWords(keptFor.unconfirmedDays),
  reset: hours(keptFor.resetHours),
  emailChange: hours(keptFor.emailChangeHours),
  receipt: hours(keptFor.receiptHours),
  workshop: hours(workshopLimits.mostHours),
  openedListMonths: inWords(Math.round((keptFor.openedListDays * 12) / 365)),
  trialDays: String(planLimits.trialDays),
  mailWaitDays: inWords(keptFor.mailWaitDays),
  givenUpMailDays: String(keptFor.givenUpMailDays),
  paymentEventDays: String(keptFor.paymentEventDays),
  sweepMinutes: inWords(keptFor.sweepMinutes),
  consentKey,
} as const satisfies Readonly<Record<string, string>>;
