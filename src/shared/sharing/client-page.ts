import {
  replyPageTitle,
  signInParagraphs,
  switchAccountParagraphs,
  type NoInvitation,
  type Reply,
  type ReplyEnd,
  type ReplyForm,
} from "#src/shared/invitation/reply-page.ts";
import { programmeLimits } from "#src/shared/programme/programme.ts";
import { listNames } from "#src/shared/text/in-sentences.ts";
import { calledLeads } from "./sharing.ts";
import { texts } from "./texts.en.ts";
import { paths } from "#src/shared/site/paths.ts";
import type { ClientInvitation } from "./sharing.output.ts";

/* The page on which a client replies to an invitation: a plain HTML form. */

/** The key of an invitation: the emailed token, or the client's id for someone who is signed in. */
export type InvitationKey = { readonly token: string } | { readonly clientId: string };

/** The page itself. */
export const invitationPath = (key: InvitationKey): string =>
  "token" in key ? paths.clientInvitation(key.token) : paths.receivedClientInvitation(key.clientId);

/** The call that its script accepts with. */
const acceptPath = (key: InvitationKey): string =>
  "token" in key ? paths.acceptClientInvitation(key.token) : paths.acceptReceivedInvitation(key.clientId);

/** The visitor: the invited person, someone else's account, or nobody signed in. */
export type Visitor = "client" | "someoneElse" | "nobody";

/** What someone can do here now. `start`: accept. `finish`: read the outcome. */
export type ClientStep = "start" | "signIn" | "switchAccount" | "openRound" | "finish";

/** What there is to see. */
export type ClientPage = NoInvitation | ShownInvitation;

export interface ShownInvitation extends ReplyForm {
  readonly invitation: ClientInvitation;
  readonly step: ClientStep;
}

/** The visitor's next step. An existing account has to be signed in; accepting creates a new one. */
export function clientStep(invitation: ClientInvitation, visitor: Visitor): ClientStep {
  const { state, hasAccount, surveyId } = invitation;
  if (state === "left" || state === "over") return "finish";
  if (state === "accepted" && surveyId !== null) return "openRound";
  if (visitor === "someoneElse") return "switchAccount";
  if (visitor === "nobody" && (hasAccount || state === "accepted")) return "signIn";
  return state === "accepted" ? "finish" : "start";
}

/** What the tab says. */
export const clientPageTitle = (page: ClientPage): string =>
  replyPageTitle(page, page.show === "invitation" ? texts.tab(page.invitation.facilitator) : "");

/** What the page says and asks. */
export function clientReply({ invitation, step }: ShownInvitation, key: InvitationKey): Reply {
  const { facilitator, others, programme, purpose, closesAt, minResponses, opens, email, state } = invitation;
  const leads = { name: facilitator, others: others.map((name) => ({ name, isIncluded: false })) };
  const named = { ...calledLeads(leads), facilitator, programme };
  const hasDeclined = state === "declined";
  return {
    facts: texts.facts(named, {
      ...{ purpose, minResponses, opens },
      leaders: others.length === 0 ? null : listNames([facilitator, ...others]),
      closesAt: closesAt === null ? null : new Date(closesAt),
    }),
    texts: texts.reply(named, email, hasDeclined),
    end: endOf(),
    ...{ email, hasAccount: invitation.hasAccount, hasDeclined },
    step: step === "start" ? "reply" : step === "signIn" || step === "switchAccount" ? step : "none",
    nameMaxLength: programmeLimits.nameMaxLength,
    here: invitationPath(key),
    acceptPath: acceptPath(key),
  };

  function endOf(): ReplyEnd | null {
    const { over, left, elsewhere, joined } = texts.end;
    if (state === "over")
      return {
        title: over.title,
        paragraphs: [
          { text: over.text(named) },
          {
            text: over.ownRound,
            link: { href: paths.assessmentNew(), label: over.ownRoundLink, look: "words" },
          },
        ],
      };
    if (state === "left") {
      const link = { href: paths.dashboardSelf(), label: left.link, look: "line" } as const;
      return { title: left.title, paragraphs: [{ text: left.text(named), link }] };
    }
    if (state !== "accepted") return null;
    if (step === "signIn")
      return {
        title: joined.title,
        paragraphs: signInParagraphs(joined.signIn(named, email), invitationPath(key)),
      };
    if (step === "switchAccount")
      return {
        title: joined.title,
        paragraphs: switchAccountParagraphs(joined.switchAccount(named, email), invitationPath(key)),
      };
    if (step !== "openRound" || invitation.surveyId === null)
      return { title: elsewhere.title, paragraphs: [{ text: elsewhere.text(named) }] };
    const link = { href: paths.assessment(invitation.surveyId), label: joined.link, look: "button" } as const;
    return { title: joined.title, paragraphs: [{ text: joined.text(named), link }] };
  }
}
