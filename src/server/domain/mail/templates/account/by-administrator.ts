import { type MailContent, dayInUtc, greeting } from "#src/server/domain/mail/text/mail-content.ts";
import { renderMail } from "#src/server/domain/mail/text/render-mail.ts";
import type { Env } from "#src/server/env.ts";
import { planTexts } from "#src/shared/plan/plan-texts.ts";
import { brand } from "#src/shared/site/brand.ts";
import { paths } from "#src/shared/site/paths.ts";

/* Emails about what an administrator does to an account: people always hear about it. */

type Settings = Pick<Env, "siteUrl" | "SUPPORT_EMAIL">;

const questions = ({ SUPPORT_EMAIL }: Settings): string => `Any questions? Write to ${SUPPORT_EMAIL}.`;

export const adminGrantedMail = (env: Settings, firstName: string): MailContent =>
  renderMail(env, {
    subject: `You’re an administrator of ${brand.name} now`,
    before: [
      greeting(firstName),
      `An administrator has given you the same role on ${env.siteUrl}. You can look after people’s accounts, plans and rounds. You can’t see anyone’s words or answers.`,
      "We write down what administrators do, and tell people when it’s about them.",
    ],
    button: { label: "Open the administration", url: `${env.siteUrl}${paths.admin()}` },
    after: [questions(env)],
  });

export const adminRevokedMail = (env: Settings, firstName: string): MailContent =>
  renderMail(env, {
    subject: `You’re no longer an administrator of ${brand.name}`,
    before: [
      greeting(firstName),
      "An administrator has taken your role away. Your own account and rounds stay as they are.",
    ],
    after: [questions(env)],
  });

export const planGrantedMail = (env: Settings, firstName: string, until: Date | null): MailContent =>
  renderMail(env, {
    subject: `You have ${planTexts.planName} now`,
    before: [
      greeting(firstName),
      until === null
        ? `An administrator has turned on ${planTexts.planName} for you. It costs you nothing, and it has no end date.`
        : `An administrator has turned on ${planTexts.planName} for you until ${dayInUtc(until)}. It costs you nothing, and it ends by itself.`,
    ],
    button: { label: "Open my facilitator page", url: `${env.siteUrl}${paths.dashboardFacilitator()}` },
    after: [questions(env)],
  });

export const planRevokedMail = (env: Settings, firstName: string): MailContent =>
  renderMail(env, {
    subject: `The ${planTexts.planName} plan we gave you is off`,
    before: [
      greeting(firstName),
      `We’ve turned off the ${planTexts.planName} plan that we gave you. If you also pay for a plan, or have a trial, that goes on as before.`,
      "Everything you made is still there.",
    ],
    button: { label: "See my plan", url: `${env.siteUrl}${paths.accountPlan()}` },
    after: [questions(env)],
  });

export const signedOutMail = (env: Settings, firstName: string): MailContent =>
  renderMail(env, {
    subject: `You’ve been signed out of ${brand.name}`,
    before: [
      greeting(firstName),
      "An administrator has signed you out on every device. Your password hasn’t changed, so you can sign in again.",
    ],
    button: { label: "Sign in", url: `${env.siteUrl}${paths.login()}` },
    after: [questions(env)],
  });

export const deletedByAdminMail = (env: Settings, firstName: string): MailContent =>
  renderMail(env, {
    subject: `Your ${brand.name} account is deleted`,
    before: [
      greeting(firstName),
      "An administrator has deleted your account. Your rounds are gone too, with your own words, the answers, the results and your cards.",
      "Your answers about other people stay. They were never linked to your account, so nobody can trace them to you.",
    ],
    after: [`This is our last email to you. ${questions(env)}`],
  });

export const roundClosedMail = (
  env: Settings,
  firstName: string,
  { id, title }: { readonly id: string; readonly title: string },
): MailContent =>
  renderMail(env, {
    subject: "We’ve closed one of your rounds",
    before: [
      greeting(firstName),
      `An administrator has closed your round “${title}”. Nobody can answer it any more.`,
      "The answers so far stay, and so do the windows you’ve opened.",
    ],
    button: { label: "See my round", url: `${env.siteUrl}${paths.assessment(id)}` },
    after: [questions(env)],
  });

export const linkTurnedOffMail = (
  env: Settings,
  firstName: string,
  { id, title }: { readonly id: string; readonly title: string },
): MailContent =>
  renderMail(env, {
    subject: "We’ve turned off the link of one of your rounds",
    before: [
      greeting(firstName),
      `An administrator has turned off the link of your round “${title}”. It leads nowhere now.`,
      "Invitations by email go on working, and the answers so far stay.",
    ],
    button: { label: "See my round", url: `${env.siteUrl}${paths.assessment(id)}` },
    after: [questions(env)],
  });
