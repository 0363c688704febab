import { countsFrom } from "#src/shared/result/analysis.ts";
import { consentKey } from "#src/shared/site/analytics.ts";
import { brand } from "#src/shared/site/brand.ts";
import { maxCardWords } from "#src/shared/result/card.ts";
import { catalogue } from "#src/shared/words/catalogue.ts";
import { maxInvitations, reminderDays } from "#src/shared/invitation/invitation-limits.ts";
import { retention } from "#src/shared/retention.ts";
import { planLimits } from "#src/shared/plan/plan-limits.ts";
import { leastCounted } from "#src/shared/group/picture-content.ts";
import { programmeLimits } from "#src/shared/programme/programme.ts";
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
  expiredOrgInviteDays: String(retention.expiredOrgInviteDays),
  workshopDays: String(workshopLimits.mostDays),
  clientReminders: inWords(programmeLimits.reminderDays.length),
  cardWords: inWords(maxCardWords),
  sessionCookie: hours(retention.sessionCookieHours),
  sessionDays: String(retention.sessionDays),
  longestSessionDays: String(retention.longestSessionDays),
  deviceDays: String(retention.deviceDays),
  programNoticeDays: String(retention.programNoticeDays),
  codeMinutes: String(retention.codeMinutes),
  confirmation: hours(retention.confirmationHours),
  unconfirmedDays: inWords(retention.unconfirmedDays),
  reset: hours(retention.resetHours),
  signInLinkMinutes: String(retention.signInLinkMinutes),
  emailChange: hours(retention.emailChangeHours),
  receipt: hours(retention.receiptHours),
  workshop: hours(workshopLimits.mostHours),
  openedListMonths: inWords(Math.round((retention.openedListDays * 12) / 365)),
  trialDays: String(planLimits.trialDays),
  mailWaitDays: inWords(retention.mailWaitDays),
  givenUpMailDays: String(retention.givenUpMailDays),
  paymentEventDays: String(retention.paymentEventDays),
  sweepMinutes: inWords(retention.sweepMinutes),
  consentKey,
} as const satisfies Readonly<Record<string, string>>;
