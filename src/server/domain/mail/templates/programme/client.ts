import type { MailSender } from "#src/server/domain/mail/queue/queue-mail.ts";
import { type Email, nameInEmail, quoted, replies, timeInUtc } from "#src/server/domain/mail/text/email.ts";
import { splitName } from "#src/shared/account/names.ts";
import { type Opener, type Stage, programmeLimits } from "#src/shared/programme/programme.ts";
import { brand } from "#src/shared/site/brand.ts";
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
  readonly sender: MailSender | null;
}

/** By the name that the facilitator entered. */
export const clientsFirstName = (name: string): string => splitName(name).firstName;

/** Leaves out a title that reads like a link: the facilitator chose both it and the recipient. */
export const titled = ({ title }: { readonly title: string }): string =>
  readsLikeLink(title) ? "a programme" : `the programme “${title}”`;

const about = `${brand.name} shows people how others see them. You pick words that describe you. Other people, whom you choose, pick words that describe you, too. Then you see where you and they agree.`;

/** What facilitators, by name, will see, and what they won't. */
function promise({ facilitatorName, otherNames, minResponses, opens }: AskingProgramme) {
  const owner = nameInEmail(facilitatorName, "The person who invited you");
  const others = otherNames.map((name) => nameInEmail(name, "a colleague of theirs"));
  const leaders = listNames([owner, ...others]);
  const areSeveral = otherNames.length > 0;
  return [
    `Your words and other people’s answers belong to you. ${leaders}${areSeveral ? ", who lead the programme together," : ""} will see how far along you are and how many people have answered, and your result only if you share it. You can stop sharing at any time.`,
    opens === "together" &&
      `${listNames([owner, ...others], "or")} would like to open your result with you, in a session. Until that session starts, your result stays closed. Joining is up to you: we’ll ask before anything is opened or shared, and say who would see it. Once it has started, or if you leave the programme, you can open your result on your own.`,
    `Nobody sees who picked what, not even you. Your result shows everyone’s words together, and needs at least ${String(minResponses)} answers.`,
  ];
}

const deadline = ({ closesAt }: Pick<AskingProgramme, "closesAt">) =>
  closesAt !== null && `People can answer until ${timeInUtc(closesAt)}.`;

const repliesTo = ({ sender }: AskingProgramme) => sender !== null && replies(sender.name, sender.address);

const toInvitation = (token: string) => ["See the invitation", paths.clientInvitation(token)] as const;

export interface OwnWords {
  readonly subject: string | null;
  readonly opening: string | null;
}

interface InvitingProgramme extends AskingProgramme {
  readonly purpose: string;
  readonly note: string | null;
  readonly reminders: boolean;
  /** The facilitator's own subject and first lines, if their plan has that. */
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
  const opening = words?.opening ?? null;
  const own = `${purpose}\n${note ?? ""}`;
  const name = nameInEmail(programme.facilitatorName);
  const inviter = nameInEmail(programme.facilitatorName, "the person who invited you");
  return {
    to: clientsFirstName(clientName),
    subject: words?.subject ?? `${name} invites you to find out how others see you`,
    lines: [
      // Their own words come first, under their name.
      ...(opening === null ? [] : quoted(`${name} writes:`, `${opening}\n${own}`)),
      `${name} invites you to ${titled(programme)}. ${about}`,
      ...(opening === null ? quoted(`${name} writes:`, own) : []),
    ],
    button: toInvitation(token),
    after: [
      "You can accept or decline there: either takes a minute. If you have no account yet, accepting creates one. It’s free and needs no password.",
      ...promise(programme),
      deadline(programme),
      repliesTo(programme),
      `This link is yours alone, so please don’t pass it on. If you don’t know ${inviter}, you can decline or ignore this email.${reminders ? ` Until you accept or decline, we’ll remind you twice at most, and ${inviter} can remind you, too.` : ""}`,
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
      `${by === null || by === name ? "" : `${by}, who leads it together with ${name}, asked us to remind you: `}${name} has invited you to ${titled(programme)}${by === name ? ", and asked us to remind you" : ", and is waiting to hear from you"}. You can accept or decline: either takes a minute.`,
      about,
      ...(by === null ? [] : quoted(`${by} writes:`, text)),
    ],
    button: toInvitation(token),
    after: [
      ...promise(programme),
      deadline(programme),
      repliesTo(programme),
      by === null && "We send two of these reminders at most, and stop once you accept or decline.",
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
      repliesTo(programme),
      `${nameInEmail(programme.facilitatorName, "The person who asked")} sees how far along you are and how many people have answered, never who, and can remind you at most once every ${String(programmeLimits.nudgeDays)} days.`,
    ],
  };
}

/** A button and a sentence. */
function nextStep(programme: AskingProgramme, stage: Stage, name: string): readonly [string, string] {
  const { opens, minResponses, sender } = programme;
  if (stage === "accepted")
    return ["Pick my words", "The next step is to pick the words that describe you. It takes a minute."];
  if (stage === "ownWords")
    return ["Ask people", "You’ve picked your own words. Now ask some people how they see you."];
  if (stage !== "ready")
    return [
      "See my round",
      "Before you can see how others see you, more people have to answer. Your round’s page shows whether you can still ask some.",
    ];
  const ready = "Your window is ready: it shows your words beside those that people picked for you.";
  return opens === "client"
    ? [
        "Open my window",
        `${ready} Open it now, or wait for more answers. Opening it doesn’t end your round: once ${String(minResponses)} more people have answered, you can see a newer result.`,
      ]
    : [
        "See my round",
        `${ready} ${name} would like to open it with you, in a session. ${sender?.address ? "Just reply" : `Please contact ${nameInEmail(sender?.name ?? "", "them")} the way you usually do`} to agree on a time.`,
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
      `${name} has started your session in ${titled({ title })}. You can join it on a computer, a tablet or a phone. You’ll both see the same part of your result.`,
    ],
    button: [
      "Join the session",
      token === null ? session : withSignInQuery(paths.signInLink(token), { next: session, intent: null }),
    ],
    after: [
      "If you aren’t sharing your result yet, we’ll ask before anything is opened or shared, and say who would see it. If you agree, you can still stop sharing at any time.",
      sender.address === null &&
        `If you didn’t expect this now, contact ${nameInEmail(sender.name, "the person who leads your programme")} the way you usually do.`,
      replies(sender.name, sender.address),
      token !== null &&
        "The first time you use this link, it also signs you in. Please don’t pass it on: the first person to use it is signed in as you.",
    ],
  };
}
