import type { MailSender } from "#src/server/domain/mail/queue/queue-mail.ts";
import { type Email, linesOf, nameInEmail, quoted, timeInUtc } from "#src/server/domain/mail/text/email.ts";
import { splitName } from "#src/shared/account/names.ts";
import { type Opener, type Stage, programmeLimits } from "#src/shared/programme/programme.ts";
import { withSignInQuery } from "#src/shared/site/destination.ts";
import { paths } from "#src/shared/site/paths.ts";
import { listNames } from "#src/shared/text/in-sentences.ts";
import { readsLikeLink } from "#src/shared/text/plain-text.ts";

export interface AskingProgramme {
  readonly facilitatorName: string;
  /** The co-facilitators. */
  readonly otherNames: readonly string[];
  readonly title: string;
  readonly minResponses: number;
  readonly closesAt: Date | null;
  readonly opens: Opener;
  /** Whose address gets the replies, if it's confirmed. */
  readonly sender: MailSender | null;
}

/** By the name that the facilitator entered. */
export const clientsFirstName = (name: string): string => splitName(name).firstName;

/** Leaves out a title that reads like a link: the facilitator chose both it and the recipient. */
export const titled = ({ title }: { readonly title: string }): string =>
  readsLikeLink(title) ? "a programme of theirs" : `the programme “${title}”`;

const about =
  "You pick words that describe you, and people you choose do the same. Then you see where the two meet.";

/** What facilitators, by name, will see, and what they won't. */
function promise({ facilitatorName, otherNames, minResponses, opens }: AskingProgramme) {
  const areSeveral = otherNames.length > 0;
  const leaders = listNames([facilitatorName, ...otherNames].map(nameInEmail));
  return [
    `The round is yours. ${leaders} will see how far along you are and how many people have answered, and your result only if you share it. You can stop sharing at any time.`,
    areSeveral && "They lead the programme together.",
    opens === "together" &&
      `${areSeveral ? "One of them" : nameInEmail(facilitatorName)} would like to open your result with you, in a session. Joining is up to you: we’ll ask before anything is opened or shared, and say who would see it. If you’d rather open it alone, you can while the session runs, or after leaving the programme.`,
    `Nobody sees who picked what, not even you. Your result shows all their words together, and can be opened once at least ${String(minResponses)} people have answered.`,
  ];
}

const deadline = ({ closesAt }: Pick<AskingProgramme, "closesAt">) =>
  closesAt !== null && `People can answer until ${timeInUtc(closesAt)}.`;

/** Who gets the client's replies, by name, or by address if the name reads like a link. */
export const replies = (sender: MailSender | null): string | null =>
  sender?.address
    ? `If you have a question, reply to this email. Your reply goes to ${readsLikeLink(sender.name) ? sender.address : sender.name}.`
    : null;

const toInvitation = (token: string) => ["See the invitation", paths.clientInvitation(token)] as const;

export interface OwnWords {
  readonly subject: string | null;
  readonly opening: string | null;
}

interface InvitingProgramme extends AskingProgramme {
  readonly purpose: string;
  readonly note: string | null;
  readonly reminders: boolean;
  /** The facilitator's own words instead of ours, if their plan has that. */
  readonly words: OwnWords | null;
}

/**
 * Invites a client. The subject, which lock screens show, omits the title. The facilitator's note appears
 * only as one quote, and can't be a link. Their own words replace nothing that promises, leads or declines.
 *
 * @param clientName as the facilitator entered it
 */
export function clientInvitationMail(programme: InvitingProgramme, clientName: string, token: string): Email {
  const { purpose, note, reminders, words } = programme;
  const name = nameInEmail(programme.facilitatorName);
  const known = name === programme.facilitatorName ? name : null;
  const opening = linesOf(words?.opening ?? null);
  return {
    to: clientsFirstName(clientName),
    subject: words?.subject ?? `${name} invites you to find out how others see you`,
    lines: [
      ...(opening.length > 0 ? opening : [`${name} invites you to ${titled(programme)}. ${about}`]),
      ...quoted(`${name} writes:`, `${purpose}\n${note ?? ""}`),
    ],
    button: toInvitation(token),
    after: [
      opening.length > 0 && `${name} invites you to ${titled(programme)}.`,
      "You can accept or decline there: either takes a minute. If you have no account yet, accepting creates one. It’s free and needs no password.",
      ...promise(programme),
      deadline(programme),
      replies(programme.sender),
      `This link is yours alone, so please don’t pass it on. If you don’t know ${known ?? "who this is"}, you can decline or ignore this email.${reminders ? ` Until you accept or decline, we’ll remind you twice at most, and ${known ?? "the sender"} can remind you, too.` : ""}`,
    ],
  };
}

interface Asked {
  /** The facilitator who sends it; null if it is scheduled. */
  readonly askedBy: string | null;
  /** Their own words. */
  readonly text?: string | null;
}

/** Reminds someone who hasn't replied. */
export function clientReminderMail(
  programme: AskingProgramme,
  clientName: string,
  token: string,
  { askedBy, text = null }: Asked,
): Email {
  const name = nameInEmail(programme.facilitatorName);
  const by = askedBy === null ? null : nameInEmail(askedBy);
  return {
    to: clientsFirstName(clientName),
    subject: `A reminder: ${name} invites you to find out how others see you`,
    lines: [
      `${name} has invited you to ${titled(programme)}, and is waiting to hear from you. You can accept or decline: either takes a minute.`,
      about,
      ...(by === null ? [] : quoted(`${by} writes:`, text)),
    ],
    button: toInvitation(token),
    after: [
      ...promise(programme),
      deadline(programme),
      replies(programme.sender),
      by === null
        ? "We send two of these reminders at most, and stop once you accept or decline."
        : `${by} asked us to send you this reminder.`,
      "This link is yours alone. The one in our earlier email works too.",
    ],
  };
}

interface NudgedRound {
  readonly surveyId: string;
  readonly stage: Stage;
  /** The facilitator's own words. */
  readonly text: string | null;
}

/** Prompts a client to continue their round. The numbers are on the round's page only. */
export function clientNudgeMail(
  programme: AskingProgramme,
  clientName: string,
  { surveyId, stage, text }: NudgedRound,
): Email {
  const name = nameInEmail(programme.facilitatorName);
  const [label, next] = nextStep(programme, stage, name);
  return {
    to: clientsFirstName(clientName),
    subject: `A reminder from ${name}: your next step`,
    lines: [
      `${name} asked us to remind you of your round in ${titled(programme)}.`,
      ...quoted(`${name} writes:`, text),
      next,
    ],
    button: [label, paths.assessment(surveyId)],
    after: [
      deadline(programme),
      replies(programme.sender),
      `${name} sees how far along you are and how many people have answered, never who, and can remind you at most once every ${String(programmeLimits.nudgeDays)} days.`,
    ],
  };
}

/** A button and a sentence. */
function nextStep({ opens, sender }: AskingProgramme, stage: Stage, name: string): readonly [string, string] {
  if (stage === "accepted")
    return ["Pick my words", "The next step is to pick the words that describe you. It takes a minute."];
  if (stage === "ownWords")
    return ["Ask people", "You’ve picked your own words. Now ask some people how they see you."];
  if (stage !== "ready")
    return ["Ask people", "If you’d like to hear from more people, you can ask a few more."];
  return opens === "client"
    ? [
        "Open my window",
        "Your window, with the words that people picked, is ready. Open it now, or wait for more answers. Opening it doesn’t end your round: if more people answer, you can see a newer result later.",
      ]
    : [
        "See my round",
        `Your window, with the words that people picked, is ready. ${name} would like to open it with you, in a session: ${replies(sender) === null ? "please" : "just reply, and"} agree on a time.`,
      ];
}

interface SessionWay {
  readonly surveyId: string;
  /** Signs the client in; null: they sign in by themselves. */
  readonly token: string | null;
}

/** The way into a session that has started. The subject, which lock screens show, omits the title. */
export function clientSessionMail(
  { title, sender }: { readonly title: string; readonly sender: MailSender },
  clientName: string,
  { surveyId, token }: SessionWay,
): Email {
  const name = nameInEmail(sender.name);
  const session = paths.meeting(surveyId);
  return {
    to: clientsFirstName(clientName),
    subject: `${name} has started your session`,
    lines: [
      `${name} has started your session in ${titled({ title })}. Join it on a computer, a tablet or your phone: you both see the same part of your window.`,
    ],
    button: [
      "Join the session",
      token === null ? session : withSignInQuery(paths.signInLink(token), { next: session, intent: null }),
    ],
    after: [
      "If you aren’t sharing your result yet, we’ll ask before anything is opened or shared, and say who would see it. If you agree, you can still stop sharing at any time.",
      replies(sender),
      `If you didn’t expect this now, just tell ${name}. The link works while the session runs.`,
      token !== null &&
        "The link also signs you in, once. Please don’t pass it on: anyone who opens it can sign in as you.",
    ],
  };
}
