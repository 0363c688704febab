import { type MailContent, greeting, quoteOf, timeInUtc } from "#src/server/domain/mail/text/mail-content.ts";
import { renderMail } from "#src/server/domain/mail/text/render-mail.ts";
import type { Env } from "#src/server/env.ts";
import { paths } from "#src/shared/site/paths.ts";
import { spellNumber } from "#src/shared/text/in-sentences.ts";
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
      `You can do it person by person until ${timeInUtc(closesAt)}. Then all windows open together, by themselves.`,
      promise,
      "If you’d rather not take part this time, you can say so there. Nobody is told why.",
    ],
    unsubscribeUrl,
  });
};

type Known = Pick<Asking, "id" | "title" | "closesAt" | "firstName">;

/** Sent to members who haven't described all their colleagues or picked their own words. */
export const teamReminderMail = (
  env: Pick<Env, "siteUrl">,
  { id, title, closesAt, firstName }: Known,
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

/** Sent by a leader to all who take part: who has finished gets it, too, so that it tells nothing. */
export const teamNudgeMail = (
  env: Pick<Env, "siteUrl">,
  { id, title, closesAt, firstName }: Known,
  unsubscribeUrl: string,
): MailContent =>
  renderMail(env, {
    subject: "A reminder about your team round",
    before: [
      greeting(firstName),
      `“${title}” is open until ${timeInUtc(closesAt)}. Everyone who takes part gets this email, so if you’ve finished, thank you: there’s nothing more to do.`,
      "If you haven’t, it takes about a minute for each colleague, and your own words count, too: without them your window can’t open.",
    ],
    button: { label: "Go to the round", url: `${env.siteUrl}${teamPaths.teamRound(id)}` },
    after: [promise],
    unsubscribeUrl,
  });

/** Sent to all who take part when a leader ends a round with a day's notice. */
export const teamEndsMail = (
  env: Pick<Env, "siteUrl">,
  { id, title, closesAt, firstName }: Known,
  unsubscribeUrl: string,
): MailContent =>
  renderMail(env, {
    subject: "Your team round ends sooner",
    before: [
      greeting(firstName),
      `“${title}” now ends on ${timeInUtc(closesAt)}, earlier than planned. All windows open then, by themselves.`,
      "Everyone who takes part gets this email. If there’s someone you haven’t described, or if you haven’t picked your own words, this is the time.",
    ],
    button: { label: "Go to the round", url: `${env.siteUrl}${teamPaths.teamRound(id)}` },
    after: [promise],
    unsubscribeUrl,
  });

interface Over extends Pick<Asking, "id" | "title" | "firstName"> {
  readonly hasPicture: boolean;
  /** How many colleagues must have described someone. */
  readonly leastAnswers: number;
  /** The recipient's part; null for a leader who didn't take part. */
  readonly part: {
    /** null once they deleted their own round. */
    readonly surveyId: string | null;
    readonly hasOwnWords: boolean;
    readonly hasWindow: boolean;
  } | null;
}

/** Sent at the end, by part. It says nothing about anyone else. */
export function teamOverMail(env: Pick<Env, "siteUrl">, over: Over, unsubscribeUrl: string): MailContent {
  const { id, title, firstName, hasPicture } = over;
  const { subject, says, window } = endingOf(over);
  const picture = {
    label: hasPicture && window === null ? "See the team picture" : "Or see the team picture",
    url: `${env.siteUrl}${teamPaths.teamPicture(id)}`,
  };
  const round = { label: "Go to the round", url: `${env.siteUrl}${teamPaths.teamRound(id)}` };
  const button =
    window === null
      ? hasPicture
        ? picture
        : round
      : { label: "Read my window", url: `${env.siteUrl}${paths.assessmentResults(window)}` };
  return renderMail(env, {
    subject,
    before: [greeting(firstName), `“${title}” is over.`, ...says],
    button,
    ...(window !== null && hasPicture && { link: picture }),
    after: [],
    unsubscribeUrl,
  });
}

interface Ending {
  readonly subject: string;
  readonly says: readonly string[];
  /** The round whose window the email leads to. */
  readonly window: string | null;
}

const pictureText = "The team picture is ready, too. It shows what many of you share, and names nobody.";
const erased = "What was picked for you is erased, so nobody ever sees it.";

function endingOf({ part, hasPicture, leastAnswers }: Over): Ending {
  const more = hasPicture ? [pictureText] : [];
  if (part === null)
    return {
      subject: hasPicture ? "Your team’s picture is ready" : "Your team round is over",
      says: [
        "The windows have opened, and everyone has been told about theirs. Nobody else can read them.",
        ...(hasPicture ? ["The team picture shows what many of you share, and names nobody."] : []),
      ],
      window: null,
    };
  const { surveyId, hasOwnWords, hasWindow } = part;
  if (surveyId !== null && hasWindow)
    return {
      subject: "Your window is ready",
      says: ["Your colleagues have described you, and only you can read what they say together.", ...more],
      window: surveyId,
    };
  const why =
    surveyId === null
      ? "You’d deleted your own round, so there’s no window for you. Thank you for describing your colleagues."
      : hasOwnWords
        ? `There’s no window for you this time: it takes ${spellNumber(leastAnswers)} colleagues, and not as many found the time. That says nothing about you. ${erased}`
        : `There’s no window for you this time, because your own words were missing. ${erased} In the next round, picking them first takes a minute.`;
  return { subject: "Your team round is over", says: [why, ...more], window: null };
}
