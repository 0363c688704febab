import { type Email, quoted, replies, timeInUtc } from "#src/server/domain/mail/text/email.ts";
import { brand } from "#src/shared/site/brand.ts";
import { paths } from "#src/shared/site/paths.ts";
import { listNames } from "#src/shared/text/in-sentences.ts";
import { readsLikeLink } from "#src/shared/text/plain-text.ts";

interface OwnedSurvey {
  readonly ownerName: string;
  readonly ownerFirstName: string;
}

interface InvitingSurvey extends OwnedSurvey {
  readonly minResponses: number;
  readonly closesAt: Date | null;
}

/** Leaves out a name that reads like a link: the owner chose both it and the recipient. */
function inOthersWords({ ownerName, ownerFirstName }: OwnedSurvey) {
  const known = [ownerName, ownerFirstName].some(readsLikeLink) ? null : ownerFirstName || ownerName;
  return {
    /** The owner's first name; null if it reads like a link. */
    known,
    fullName: known === null ? "Someone" : ownerName,
    name: known ?? "the person who asked you",
    asks:
      known === null
        ? `Someone asks you: “How do you see me?” Their name looks like a web address, and we don’t print those in emails. You’ll find it on the page. They ask through ${brand.name}, which shows people how others see them.`
        : `${ownerName} asks you: “How do you see me?” ${known} uses ${brand.name}, which shows people how others see them.`,
  };
}

/** The deadline and the use of answers, in the same words in every email, no matter who answered. */
const promiseOf = ({ closesAt, minResponses }: InvitingSurvey, name: string) => [
  closesAt !== null && `You can answer until ${timeInUtc(closesAt)}.`,
  `Your answer is anonymous. Once at least ${String(minResponses)} people have answered, ${name} sees totals, and never who picked what. Unless you add your name, ${name} isn’t told whether you answered.`,
  replies(name, null),
];

const toForm = (token: string) => ["Pick the words", paths.invitation(token)] as const;

/** Invites a peer. The owner's note appears only as a quote, and can't be a link. */
export function invitationMail(survey: InvitingSurvey, token: string, note: string | null): Email {
  const { name, asks, known } = inOthersWords(survey);
  return {
    to: "",
    subject: known === null ? "Someone would like to know how you see them" : `How do you see ${known}?`,
    lines: [
      asks,
      ...quoted(`${known ?? "Someone"} writes:`, note),
      "Pick the words that fit. It takes about a minute, and you don’t need an account.",
    ],
    button: toForm(token),
    after: [
      ...promiseOf(survey, name),
      "This link is yours alone and takes one answer. Please don’t pass it on.",
      `If you don’t know ${known ?? "the person named on the page"}, or don’t want to answer, you can ignore this email. We’ll remind you three times at most while the round is open.`,
    ],
  };
}

/** Sent on schedule; the owner doesn't know who gets it. It says nothing about anyone's answer. */
export function invitationReminderMail(survey: InvitingSurvey, token: string): Email {
  const { name, asks, known } = inOthersWords(survey);
  return {
    to: "",
    subject:
      known === null
        ? "A reminder: someone would like to know how you see them"
        : `A reminder: how do you see ${known}?`,
    lines: [asks, "There’s still time. It takes about a minute, and you don’t need an account."],
    button: toForm(token),
    after: [
      ...promiseOf(survey, name),
      "The link is yours alone and takes one answer. The one in the earlier email works too.",
      `We send these reminders ourselves, and ${name} isn’t told who gets one. If you don’t want to answer, you can ignore this email, or turn reminders off with the link below.`,
    ],
  };
}

/** Tells the sender which invitations failed after three days, as the mailboxes were full. */
export const invitationsGivenUpMail = (firstName: string, addresses: readonly string[]): Email => ({
  to: firstName,
  subject: `We couldn’t send ${addresses.length === 1 ? "one" : "some"} of your invitations`,
  lines: [
    `We couldn’t send your invitation to ${listNames(addresses)}. So that nobody’s inbox fills up, an address gets only a few invitations a day from us. We’ve tried for three days, and have stopped now.`,
    "You can try again later, or ask them directly.",
  ],
  button: ["Go to my dashboard", paths.dashboard()],
});

/**
 * Goes to everyone invited, in the same words, as nobody knows who has answered. It doesn't say how many
 * have, or whether the window was opened or the round closed. It has no button: thanks ask for nothing.
 */
export function thanksMail(survey: OwnedSurvey): Email {
  const { fullName, known, name } = inOthersWords(survey);
  return {
    to: "",
    subject: known === null ? "Thank you, from someone who asked you" : `Thank you, from ${known}`,
    lines: [
      `${fullName} asked you through ${brand.name}: “How do you see me?” This is to say thank you.`,
      "If you picked words, thank you for taking the time to look closely. If you didn’t get round to it, that’s all right.",
      `Everyone who was invited gets this same email. Answers stay anonymous, and ${name} isn’t told who answered, except for people who added their name.`,
      replies(name, null),
    ],
  };
}
