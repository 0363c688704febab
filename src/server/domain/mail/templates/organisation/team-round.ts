import { type MailContent, greeting, quoteOf, timeInUtc } from "#src/server/domain/mail/text/mail-content.ts";
import { renderMail } from "#src/server/domain/mail/text/render-mail.ts";
import type { Env } from "#src/server/env.ts";
import { teamPaths } from "#src/shared/team/team-paths.ts";
import { readsLikeLink } from "#src/shared/text/plain-text.ts";

interface Asking {
  readonly id: string;
  readonly title: string;
  readonly purpose: string;
  readonly organisation: string;
  readonly startedBy: string;
  readonly panelSize: number;
  readonly closesAt: Date;
  /** The recipient's. */
  readonly firstName: string;
}

const promise =
  "Nobody sees who picked what. Each of you reads their own window, and nobody else can, unless they show it to someone.";

export const teamRoundMail = (
  env: Pick<Env, "siteUrl">,
  { id, title, purpose, organisation, startedBy, panelSize, closesAt, firstName }: Asking,
  unsubscribeUrl: string,
): MailContent => {
  const name = readsLikeLink(startedBy) ? "Someone" : startedBy;
  return renderMail(env, {
    subject: `${name} asks your team for a few words`,
    before: [
      greeting(firstName),
      `${name} has started “${title}” in “${organisation}”. You pick words for ${String(panelSize)} colleagues, which takes about a minute each, and as many pick words for you.`,
      ...(purpose === "" ? [] : [`${name} writes:`, ...quoteOf(purpose)]),
    ],
    button: { label: "Describe my colleagues", url: `${env.siteUrl}${teamPaths.teamForm(id)}` },
    after: [
      `You can do it person by person until ${timeInUtc(closesAt)}. Then all windows open together.`,
      promise,
      "If you’d rather not take part this time, you can say so there. Nobody is told why.",
    ],
    unsubscribeUrl,
  });
};

/** Sent to members who haven't described all their colleagues or picked their own words. */
export const teamReminderMail = (
  env: Pick<Env, "siteUrl">,
  { id, title, closesAt, firstName }: Pick<Asking, "id" | "title" | "closesAt" | "firstName">,
  unsubscribeUrl: string,
): MailContent =>
  renderMail(env, {
    subject: "Some of your colleagues are still waiting for your words",
    before: [
      greeting(firstName),
      `“${title}” closes on ${timeInUtc(closesAt)}, and there’s someone you haven’t described yet. It takes about a minute each.`,
    ],
    button: { label: "Describe my colleagues", url: `${env.siteUrl}${teamPaths.teamForm(id)}` },
    after: [promise],
    unsubscribeUrl,
  });
