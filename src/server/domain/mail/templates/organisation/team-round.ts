import {
  type MailContent,
  greeting,
  nameInEmail,
  quoteOf,
  timeInUtc,
} from "#src/server/domain/mail/text/mail-content.ts";
import { renderMail } from "#src/server/domain/mail/text/render-mail.ts";
import type { Env } from "#src/server/env.ts";
import { paths } from "#src/shared/site/paths.ts";
import { leastAnswersOf } from "#src/shared/team/team-limits.ts";
import { spellNumber } from "#src/shared/text/in-sentences.ts";
import { teamPaths } from "#src/shared/team/team-paths.ts";

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
  const name = nameInEmail(startedBy);
  return renderMail(env, {
    subject: `${name} asks you to pick words for your colleagues`,
    before: [
      greeting(firstName),
      `${name} has started “${title}” in the team “${organisation}”. You pick words for ${String(panelSize)} colleagues, which takes about a minute each. Up to ${String(panelSize)} colleagues pick words for you.`,
      ...(purpose === "" ? [] : [`${name} writes:`, ...quoteOf(purpose)]),
    ],
    button: toForm(env, id),
    after: [
      `You can do it person by person until ${timeInUtc(closesAt)}. Then the windows open together, by themselves.`,
      `Yours opens if you’ve picked your own words, too, and at least ${spellNumber(leastAnswersOf(panelSize))} colleagues have described you.`,
      promise,
      "If you’d rather not take part this time, you can step out there. You don’t have to say why.",
    ],
    unsubscribeUrl,
  });
};

const calledIn = ({ title, organisation }: Pick<Asking, "title" | "organisation">): string =>
  `“${title}” in the team “${organisation}”`;

const toForm = ({ siteUrl }: Pick<Env, "siteUrl">, id: string) => ({
  label: "Describe my colleagues",
  url: siteUrl + teamPaths.teamForm(id),
});

const toRound = ({ siteUrl }: Pick<Env, "siteUrl">, id: string) => ({
  label: "Go to the round",
  url: siteUrl + teamPaths.teamRound(id),
});

type Known = Pick<Asking, "id" | "title" | "organisation" | "closesAt" | "firstName">;

/** A round that a leader reminds of, or ends sooner. */
interface Led extends Known {
  readonly leader: string;
}

/** An email during a round. */
const newsOf =
  <Round extends Known>(
    subject: string,
    says: (called: string, end: string, round: Round) => readonly string[],
    buttonOf: typeof toRound,
  ): ((env: Pick<Env, "siteUrl">, round: Round, unsubscribeUrl: string) => MailContent) =>
  (env, round, unsubscribeUrl) =>
    renderMail(env, {
      subject,
      before: [greeting(round.firstName), ...says(calledIn(round), timeInUtc(round.closesAt), round)],
      button: buttonOf(env, round.id),
      after: [promise],
      unsubscribeUrl,
    });

/** Sent to members who haven't described all their colleagues or picked their own words. */
export const teamReminderMail = newsOf<Known>(
  "Your team round ends soon",
  (called, end) => [
    `${called} ends on ${end}. There’s a colleague you haven’t described yet, or you haven’t picked your own words. Each takes about a minute.`,
  ],
  toForm,
);

/** Sent by a leader to all who take part: who has finished gets it, too, so that it tells nothing. */
export const teamNudgeMail = newsOf<Led>(
  "A reminder about your team round",
  (called, end, { leader }) => [
    `${called} is open until ${end}. ${nameInEmail(leader)} asked us to remind everyone who takes part, so if you’ve finished, thank you: there’s nothing more to do.`,
    "If you haven’t, it takes about a minute for each colleague, and your own words count, too: without them your window can’t open.",
  ],
  toRound,
);

/** Sent to all who take part when a leader ends a round with a day's notice. */
export const teamEndsMail = newsOf<Led>(
  "Your team round ends sooner",
  (called, end, { leader }) => [
    `${nameInEmail(leader)} has moved the end of ${called}. It now ends on ${end}, earlier than planned. Then the windows open together, by themselves.`,
    "Everyone who takes part gets this email. If there’s someone you haven’t described, or if you haven’t picked your own words, now is the time.",
  ],
  toRound,
);

interface Over extends Pick<Asking, "id" | "title" | "organisation" | "firstName"> {
  readonly hasPicture: boolean;
  /** The number of windows that have opened. */
  readonly windows: number;
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
  const { id, firstName, hasPicture, part } = over;
  const window = part?.hasWindow === true ? part.surveyId : null;
  const pictureUrl = env.siteUrl + teamPaths.teamPicture(id);
  const instead = hasPicture ? { label: "See the team picture", url: pictureUrl } : toRound(env, id);
  return renderMail(env, {
    subject:
      window !== null
        ? "Your window is ready"
        : part === null && hasPicture
          ? "Your team’s picture is ready"
          : "Your team round is over",
    before: [
      greeting(firstName),
      `${calledIn(over)} is over.`,
      endingText(over),
      ...(hasPicture
        ? [
            `The team picture is ready${window === null ? "" : ", too"}. It shows what many ${part === null ? "of the team" : "of you"} share, and names nobody.`,
          ]
        : []),
    ],
    button:
      window === null
        ? instead
        : { label: "Read my window", url: env.siteUrl + paths.assessmentResults(window) },
    ...(window !== null && hasPicture && { link: { label: "Or see the team picture", url: pictureUrl } }),
    after: [],
    unsubscribeUrl,
  });
}

const erased = "Anything picked for you is erased, so nobody ever sees it.";

function endingText({ part, leastAnswers, windows }: Over): string {
  const least = `at least ${spellNumber(leastAnswers)} colleagues`;
  if (part === null)
    return windows === 0
      ? `No window could open this time: each needs the person’s own words, and ${least} who described them. Everyone who took part has been told.`
      : "Every window that could open is open. Each belongs to the person it’s about, and we’ve told everyone how it ended for them.";
  if (part.surveyId === null)
    return "You’d deleted your part of it, so there’s no window for you. Any words you picked for colleagues have stayed.";
  if (part.hasWindow)
    return "Your colleagues have described you, and only you can read what they say together.";
  return part.hasOwnWords
    ? `There’s no window for you this time: it takes ${least}, and fewer picked words for you. That says nothing about you. ${erased}`
    : `There’s no window for you this time: it needs your own words, too. ${erased}`;
}
