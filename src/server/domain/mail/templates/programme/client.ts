import {
  type MailContent,
  greeting,
  nameInEmail,
  quoteOf,
  timeInUtc,
} from "#src/server/domain/mail/text/mail-content.ts";
import { splitName } from "#src/shared/account/names.ts";
import { type Opener, type Stage, programmeLimits } from "#src/shared/programme/programme.ts";
import { listNames } from "#src/shared/text/in-sentences.ts";
import { readsLikeLink } from "#src/shared/text/plain-text.ts";
import { texts } from "./texts.en.ts";
import type { MailSender } from "#src/server/domain/mail/queue/queue-mail.ts";
import { renderMail } from "#src/server/domain/mail/text/render-mail.ts";
import type { Env } from "#src/server/env.ts";
import { paths } from "#src/shared/site/paths.ts";

interface AskingProgramme {
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

/** Leaves out words that read like a link: the facilitator chose both them and the recipient. */
export function inFacilitatorsWords({
  facilitatorName,
  title,
}: Pick<AskingProgramme, "facilitatorName" | "title">) {
  return {
    name: nameInEmail(facilitatorName),
    titled: readsLikeLink(title) ? texts.programmeOfTheirs : texts.programme(title),
  };
}

/** Greets a client by the name the facilitator entered. */
export const greetClient = (name: string): string => greeting(splitName(name).firstName);

/** What facilitators, by name, will see, and what they won't. */
const promiseToClient = ({
  facilitatorName,
  otherNames,
  minResponses,
  opens,
}: AskingProgramme): readonly string[] => [
  texts.promise.yours(listNames([facilitatorName, ...otherNames].map(nameInEmail))),
  ...(otherNames.length > 0 ? [texts.promise.leadTogether] : []),
  ...(opens === "together"
    ? [
        texts.promise.openTogether(
          otherNames.length > 0 ? texts.promise.oneOfThem : nameInEmail(facilitatorName),
        ),
      ]
    : []),
  texts.promise.anonymous(minResponses),
];

const deadline = ({ closesAt }: AskingProgramme): readonly string[] =>
  closesAt === null ? [] : [texts.deadline(timeInUtc(closesAt))];

/** Who gets the client's replies, by name, or by address if the name reads like a link. */
const replies = ({ sender }: Pick<AskingProgramme, "sender">): readonly string[] =>
  sender?.address ? [texts.replies(readsLikeLink(sender.name) ? sender.address : sender.name)] : [];

interface InvitingProgramme extends AskingProgramme {
  readonly purpose: string;
  readonly note: string | null;
  readonly reminders: boolean;
  /** The facilitator's own words instead of ours, if their plan has that. */
  readonly words: OwnWords | null;
}

export interface OwnWords {
  readonly subject: string | null;
  readonly opening: string | null;
}

interface EmailLinks {
  readonly token: string;
  readonly unsubscribeUrl: string;
}

/**
 * Invites a client. The subject, which lock screens show, omits the title. The facilitator's note appears
 * only as one quote, and can't be a link. Their own words replace nothing that promises, leads or declines.
 *
 * @param clientName as the facilitator entered it
 */
export function clientInvitationMail(
  env: Pick<Env, "siteUrl">,
  programme: InvitingProgramme,
  clientName: string,
  { token, unsubscribeUrl }: EmailLinks,
): MailContent {
  const { name, titled } = inFacilitatorsWords(programme);
  const { purpose, note, reminders, words } = programme;
  const known = name === programme.facilitatorName ? name : null;
  return renderMail(env, {
    subject: words?.subject ?? texts.invitation.subject(name),
    before: [
      greetClient(clientName),
      ...(linesOf(words?.opening ?? null) ?? [`${texts.invitation.asks(name, titled)} ${texts.about}`]),
      ...quoted(name, [purpose, note ?? ""].join("\n")),
    ],
    button: { label: texts.button, url: `${env.siteUrl}${paths.clientInvitation(token)}` },
    after: [
      texts.invitation.choice,
      ...promiseToClient(programme),
      ...deadline(programme),
      ...replies(programme),
      [
        texts.invitation.link,
        texts.invitation.ignore(known),
        ...(reminders ? [texts.invitation.reminders(known, programmeLimits.reminderDays.length)] : []),
      ].join(" "),
    ],
    unsubscribeUrl,
  });
}

/** A text's lines that aren't empty; null for no text. */
const linesOf = (text: string | null): readonly string[] | null => quoteOf(text)[0]?.quote ?? null;

interface Asked {
  /** The facilitator who sends it; null if it is scheduled. */
  readonly askedBy: string | null;
  /** Their own words. */
  readonly text?: string | null;
}

/** What someone writes in an email of ours: only as one quote under their name. */
function quoted(name: string, text: string | null) {
  const quote = quoteOf(text);
  return quote.length === 0 ? [] : [texts.invitation.note(name), ...quote];
}

/**
 * Reminds someone who hasn't replied.
 */
export function clientReminderMail(
  env: Pick<Env, "siteUrl">,
  programme: AskingProgramme,
  clientName: string,
  { token, unsubscribeUrl, askedBy, text = null }: EmailLinks & Asked,
): MailContent {
  const { name, titled } = inFacilitatorsWords(programme);
  return renderMail(env, {
    subject: texts.reminder.subject(name),
    before: [
      greetClient(clientName),
      texts.reminder.asks(name, titled),
      texts.about,
      ...(askedBy === null ? [] : quoted(nameInEmail(askedBy), text)),
    ],
    button: { label: texts.button, url: `${env.siteUrl}${paths.clientInvitation(token)}` },
    after: [
      ...promiseToClient(programme),
      ...deadline(programme),
      ...replies(programme),
      askedBy === null ? texts.reminder.automatic : texts.reminder.askedBy(nameInEmail(askedBy)),
      texts.reminder.link,
    ],
    unsubscribeUrl,
  });
}

interface NudgedRound {
  readonly surveyId: string;
  readonly stage: Stage;
  /** The facilitator's own words. */
  readonly text: string | null;
}

/** Prompts a client to continue their round. The numbers are on the round's page only. */
export function clientNudgeMail(
  env: Pick<Env, "siteUrl">,
  programme: AskingProgramme,
  clientName: string,
  { surveyId, stage, text, unsubscribeUrl }: NudgedRound & { readonly unsubscribeUrl: string },
): MailContent {
  const { name, titled } = inFacilitatorsWords(programme);
  return renderMail(env, {
    subject: texts.nudge.subject(name),
    before: [
      greetClient(clientName),
      texts.nudge.asks(name, titled),
      ...quoted(name, text),
      nextStep(programme, stage, name),
    ],
    button: {
      label: labelOf(programme, stage),
      url: `${env.siteUrl}${paths.assessment(surveyId)}`,
    },
    after: [
      ...deadline(programme),
      ...replies(programme),
      texts.nudge.promise(name, programmeLimits.nudgeDays),
    ],
    unsubscribeUrl,
  });
}

/** The way into a session that has started. The subject, which lock screens show, omits the title. */
export function clientSessionMail(
  env: Pick<Env, "siteUrl">,
  programme: Pick<AskingProgramme, "facilitatorName" | "title" | "sender">,
  clientName: string,
  { surveyId, unsubscribeUrl }: { readonly surveyId: string; readonly unsubscribeUrl: string },
): MailContent {
  const { name, titled } = inFacilitatorsWords(programme);
  return renderMail(env, {
    subject: texts.session.subject(name),
    before: [greetClient(clientName), texts.session.asks(name, titled)],
    button: { label: texts.session.button, url: `${env.siteUrl}${paths.meeting(surveyId)}` },
    after: [texts.session.promise, ...replies(programme), texts.session.ignore(name)],
    unsubscribeUrl,
  });
}

function labelOf({ opens }: AskingProgramme, stage: Stage): string {
  const { labels } = texts.nudge;
  if (stage === "accepted") return labels.pick;
  if (stage === "ready") return opens === "together" ? labels.see : labels.open;
  return labels.ask;
}

function nextStep({ opens }: AskingProgramme, stage: Stage, name: string): string {
  const { steps } = texts.nudge;
  if (stage === "accepted") return steps.pick;
  if (stage === "ownWords") return steps.ask;
  if (stage !== "ready") return steps.askMore;
  return opens === "together" ? steps.openTogether(name) : steps.open;
}
