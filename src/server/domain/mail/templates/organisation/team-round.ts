import { type Email, nameInEmail, quoted, replies, timeInUtc } from "#src/server/domain/mail/text/email.ts";
import { paths } from "#src/shared/site/paths.ts";
import { leastAnswersOf } from "#src/shared/team/team-limits.ts";
import { teamPaths } from "#src/shared/team/team-paths.ts";
import { spellNumber } from "#src/shared/text/in-sentences.ts";

interface Round {
  readonly id: string;
  readonly title: string;
  readonly organisation: string;
  readonly closesAt: Date;
  /** The recipient's. */
  readonly firstName: string;
  /** The leader who has it sent; null if that is the recipient. */
  readonly by: string | null;
}

interface Started extends Round {
  readonly purpose: string;
  readonly panelSize: number;
}

/** An automatic reply would tell the leader who hasn't answered (rule A7). */
const promise = ({ by }: Round) => [
  "Nobody sees who picked what. Only you can read your window, unless you show it to someone.",
  by !== null && replies(by, null),
];

const called = ({ title, organisation }: Pick<Round, "title" | "organisation">): string =>
  `round “${title}” in the team “${organisation}”`;

const toRound = (id: string) => ["Go to the round", teamPaths.teamRound(id)] as const;

export function teamRoundMail(round: Started): Email {
  const { panelSize, closesAt } = round;
  const name = round.by === null ? null : nameInEmail(round.by);
  return {
    to: round.firstName,
    subject:
      name === null
        ? "You’ve started a team round: pick your words, too"
        : `${name} asks you to pick words for your colleagues`,
    lines: [
      `${name === null ? "You’ve" : `${name} has`} started the ${called(round)}. You pick words for ${String(panelSize)} colleagues, which takes about a minute each. Up to ${String(panelSize)} colleagues pick words for you.`,
      ...(name === null ? [] : quoted(`${name} writes:`, round.purpose)),
    ],
    button: ["Describe my colleagues", teamPaths.teamForm(round.id)],
    link: toRound(round.id),
    after: [
      `You don’t have to do it all at once: you have until ${timeInUtc(closesAt)}. Then the windows open: yours shows the words that colleagues picked for you, beside your own.`,
      `Your window opens only if you’ve picked your own words and at least ${spellNumber(leastAnswersOf(panelSize))} colleagues have described you.`,
      `If you’d rather not take part, you can step out on the round’s page.${name === null ? "" : " You don’t have to say why."}`,
      ...promise(round),
    ],
  };
}

/** Sent to members who haven't described all their colleagues or picked their own words. */
export const teamReminderMail = (round: Round): Email => ({
  to: round.firstName,
  subject: "Your team round ends soon",
  lines: [
    `The ${called(round)}${round.by === null ? "" : `, started by ${nameInEmail(round.by, "a colleague")},`} ends on ${timeInUtc(round.closesAt)}. We’re reminding you because you haven’t finished, and we tell nobody else. The round’s page shows what is left. Each part takes about a minute.`,
  ],
  button: toRound(round.id),
  after: promise(round),
});

/** Sent by a leader to all who take part: who has finished gets it, too, so that it tells nothing. */
export const teamNudgeMail = (round: Round): Email => ({
  to: round.firstName,
  subject: "A reminder about your team round",
  lines: [
    `The ${called(round)} is open until ${timeInUtc(round.closesAt)}. ${round.by === null ? "You" : nameInEmail(round.by)} asked us to remind everyone who takes part, so if you’ve finished, thank you: there’s nothing more to do.`,
    "If you haven’t, picking words takes about a minute for each colleague, and your own words count, too: without them your window can’t open.",
  ],
  button: toRound(round.id),
  after: promise(round),
});

/** Sent to all who take part when a leader ends a round with a day's notice. */
export const teamEndsMail = (round: Round): Email => ({
  to: round.firstName,
  subject: "Your team round ends sooner",
  lines: [
    `${round.by === null ? "You’ve" : `${nameInEmail(round.by)} has`} moved the end of the ${called(round)}. It now ends on ${timeInUtc(round.closesAt)}, earlier than planned. Then the windows open, with the words that colleagues picked for each other.`,
    "Everyone who takes part gets this email. If there’s someone you haven’t described, or if you haven’t picked your own words, now is the time.",
  ],
  button: toRound(round.id),
  after: promise(round),
});

interface Over extends Pick<Round, "id" | "title" | "organisation" | "firstName"> {
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
export function teamOverMail(over: Over): Email {
  const { id, firstName, hasPicture, part } = over;
  const window = part?.hasWindow === true ? part.surveyId : null;
  const picture = teamPaths.teamPicture(id);
  return {
    to: firstName,
    subject:
      window !== null
        ? "Your window is ready"
        : part === null && hasPicture
          ? "Your team’s picture is ready"
          : "Your team round is over",
    lines: [
      `The ${called(over)} is over.`,
      endingText(over),
      hasPicture &&
        `The team picture is ready${window === null ? "" : ", too"}. It shows what many ${part === null ? "of the team" : "of you"} have in common, and names nobody.`,
    ],
    button:
      window !== null
        ? ["Read my window", paths.assessmentResults(window)]
        : hasPicture
          ? ["See the team picture", picture]
          : toRound(id),
    link: window !== null && hasPicture && ["Or see the team picture", picture],
    after: [
      `You get this email because you ${part === null ? "can start rounds in this team" : "were in the round"}.`,
    ],
  };
}

const erased = "We’ve erased any words that were picked for you, so nobody will see them.";

function endingText({ part, leastAnswers, windows }: Over): string {
  const least = `at least ${spellNumber(leastAnswers)} colleagues`;
  if (part === null)
    return windows === 0
      ? `No window could open this time: each needs the person’s own words, and ${least} who described them. Everyone who took part has been told.`
      : "The windows are open now. Each person sees their own, and nobody else does unless they share it.";
  if (part.surveyId === null)
    return "You deleted your part of it, so there’s no window for you. Any words you picked for colleagues still counted for their windows.";
  if (part.hasWindow)
    return "Your colleagues have described you. You alone can read the words they picked, unless you show them to someone.";
  return part.hasOwnWords
    ? `There’s no window for you this time, because fewer than ${spellNumber(leastAnswers)} colleagues picked words for you. That says nothing about you. ${erased}`
    : `There’s no window for you this time: it needs your own words, too. ${erased}`;
}
