import { type Email, dayInUtc } from "#src/server/domain/mail/text/email.ts";
import type { Env } from "#src/server/env.ts";
import { planTexts } from "#src/shared/plan/plan-texts.ts";
import { brand } from "#src/shared/site/brand.ts";
import { paths } from "#src/shared/site/paths.ts";

/* Emails about what an administrator does to an account: people always hear about it. */

type Support = Pick<Env, "SUPPORT_EMAIL">;

const questions = ({ SUPPORT_EMAIL }: Support): string => `Any questions? Write to ${SUPPORT_EMAIL}.`;

export const adminGrantedMail = (env: Support & Pick<Env, "siteUrl">, firstName: string): Email => ({
  to: firstName,
  subject: `You’re an administrator of ${brand.name} now`,
  lines: [
    `An administrator of ${brand.name} has given you the same role on ${env.siteUrl}. You can look after people’s accounts, plans and rounds. You can’t see anyone’s words or answers.`,
    "We log what administrators do, and tell the people concerned.",
  ],
  button: ["Open the administration", paths.admin()],
  after: [questions(env)],
});

export const adminRevokedMail = (env: Support, firstName: string): Email => ({
  to: firstName,
  subject: `You’re no longer an administrator of ${brand.name}`,
  lines: [
    `An administrator of ${brand.name} has taken your role away. Your own account and rounds stay as they are.`,
    questions(env),
  ],
});

export const planGrantedMail = (env: Support, firstName: string, until: Date | null): Email => ({
  to: firstName,
  subject: `You have ${planTexts.planName} now`,
  lines: [
    `An administrator of ${brand.name} has turned on ${planTexts.planName} for you${until === null ? "" : ` until ${dayInUtc(until)}`}. It costs you nothing, and it ${until === null ? "has no end date" : "ends by itself"}.`,
  ],
  button: ["Open my facilitator page", paths.dashboardFacilitator()],
  after: [questions(env)],
});

/** @param hasPlan whether they have the plan in another way, too */
export const planRevokedMail = (env: Support, firstName: string, hasPlan: boolean): Email => ({
  to: firstName,
  subject: `The ${planTexts.planName} plan we gave you is off`,
  lines: [
    `We’ve turned off the ${planTexts.planName} plan that we gave you. ${hasPlan ? "Another plan or trial of yours includes the same, so nothing changes for you" : "You’re on the free plan now"}.`,
    "Everything you made is still there.",
  ],
  button: ["See my plan", paths.accountPlan()],
  after: [questions(env)],
});

export const signedOutMail = (env: Support, firstName: string): Email => ({
  to: firstName,
  subject: `You’ve been signed out of ${brand.name}`,
  lines: [
    `An administrator of ${brand.name} has signed you out on every device. Your password hasn’t changed, so you can sign in again.`,
  ],
  button: ["Sign in", paths.login()],
  after: [questions(env)],
});

export const deletedByAdminMail = (env: Support, firstName: string): Email => ({
  to: firstName,
  subject: `Your ${brand.name} account is deleted`,
  lines: [
    `An administrator of ${brand.name} has deleted your account. Your rounds are gone too, with your own words, the answers, the results and your cards.`,
    "Your answers about other people stay. They were never linked to your account, so nobody can trace them to you.",
    `This is our last email about your account. ${questions(env)}`,
  ],
});

interface Round {
  readonly id: string;
  readonly title: string;
}

export const roundClosedMail = (env: Support, firstName: string, { id, title }: Round): Email => ({
  to: firstName,
  subject: "We’ve closed one of your rounds",
  lines: [
    `An administrator of ${brand.name} has closed your round “${title}”. Nobody can answer it any more.`,
    "The answers so far stay, and so does any window you’ve opened. If there are enough answers, you can still open one.",
  ],
  button: ["See my round", paths.assessment(id)],
  after: [questions(env)],
});

export const linkTurnedOffMail = (env: Support, firstName: string, { id, title }: Round): Email => ({
  to: firstName,
  subject: "We’ve turned off the link of one of your rounds",
  lines: [
    `An administrator of ${brand.name} has turned off the link of your round “${title}”. It leads nowhere now.`,
    "Invitations by email go on working, and the answers so far stay.",
  ],
  button: ["See my round", paths.assessment(id)],
  after: [questions(env)],
});
