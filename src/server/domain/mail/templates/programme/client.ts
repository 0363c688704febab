import type { MailSender } from "#src/server/domain/mail/queue/queue-mail.ts";
import { type Email, nameInEmail, quoted, replies, timeInUtc } from "#src/server/domain/mail/text/email.ts";
import { splitName } from "#src/shared/account/names.ts";
import { type Opener, type Stage, programmeLimits } from "#src/shared/programme/programme.ts";
import { withSignInQuery } from "#src/shared/site/destination.ts";
import { paths } from "#src/shared/site/paths.ts";
import type { AskedProgramme } from "#src/shared/languages/emails.ts";
import { listIn, momentInUtc } from "#src/shared/languages/format.ts";
import type { Language } from "#src/shared/languages/languages.ts";
import { textsIn } from "#src/shared/languages/texts.ts";
import { plainText, readsLikeAdvert, readsLikeLink } from "#src/shared/text/plain-text.ts";

export interface AskingProgramme {
  readonly facilitatorName: string;
  /** The co-facilitators. */
  readonly otherNames: readonly string[];
  readonly title: string;
  readonly minResponses: number;
  readonly closesAt: Date | null;
  readonly opens: Opener;
  readonly sender: MailSender | null;
  /** In which clients are invited; null: nobody has chosen one. */
  readonly language: Language | null;
  /** Whether reminders come by themselves. */
  readonly reminders?: boolean;
}

/** By the name that the facilitator entered. */
export const clientsFirstName = (name: string): string => splitName(name).firstName;

/** Whether a name isn't printed. */
const isHidden = (name: string): boolean => readsLikeAdvert(name) || !plainText.test(name);

/** Leaves out a title that reads like a link: the facilitator chose both it and the recipient. */
export const titled = ({ title }: { readonly title: string }): string =>
  readsLikeLink(title) ? "a programme" : `the programme “${title}”`;

const deadline = ({ closesAt }: Pick<AskingProgramme, "closesAt">) =>
  closesAt !== null && `The people you ask can answer until ${timeInUtc(closesAt)}.`;

const repliesTo = ({ sender }: AskingProgramme) => sender !== null && replies(sender.name, sender.address);

/** What an invitation and its reminders are made from, in the language the facilitator chose. */
function askedProgramme(programme: AskingProgramme, language: Language): AskedProgramme {
  const { facilitatorName, otherNames, title, closesAt, minResponses, opens, sender } = programme;
  const names = [facilitatorName, ...otherNames];
  const areNamed = !names.some(isHidden);
  return {
    name: isHidden(facilitatorName) ? null : facilitatorName,
    leaders: areNamed ? listIn(language, names) : null,
    anyLeader: areNamed ? listIn(language, names, "disjunction") : null,
    areSeveral: otherNames.length > 0,
    title: readsLikeLink(title) ? null : title,
    closes: closesAt && momentInUtc(language, closesAt),
    least: minResponses,
    opensTogether: opens === "together",
    repliesTo:
      sender === null
        ? null
        : sender.address === null
          ? "nobody"
          : { name: isHidden(sender.name) ? sender.address : sender.name },
    hasReminders: programme.reminders ?? false,
  };
}

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
  const { purpose, note, words } = programme;
  const language = programme.language ?? "en";
  const { emails } = textsIn(language);
  const asked = askedProgramme(programme, language);
  const { subject, lines, button, after } = emails.clientInvitation(asked);
  const opening = words?.opening ?? null;
  const own = `${purpose}\n${note ?? ""}`;
  const writes = emails.writes(asked.name);
  return {
    ...{ language, after },
    to: clientsFirstName(clientName),
    subject: words?.subject ?? subject,
    // Their own words come first, under their name.
    lines:
      opening === null
        ? [...lines, ...quoted(writes, own)]
        : [...quoted(writes, `${opening}\n${own}`), ...lines],
    button: [button, paths.clientInvitation(token)],
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
  const language = programme.language ?? "en";
  const { emails } = textsIn(language);
  const asked = askedProgramme(programme, language);
  const by = askedBy === null ? null : isHidden(askedBy) ? "" : askedBy;
  const { subject, lines, button, after } = emails.clientReminder(
    asked,
    by === null ? null : by === asked.name || by === "" ? "owner" : { name: by },
  );
  return {
    ...{ language, subject, after },
    to: clientsFirstName(clientName),
    lines: [...lines, ...(by === null ? [] : quoted(emails.writes(by === "" ? null : by), text))],
    button: [button, paths.clientInvitation(token)],
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
