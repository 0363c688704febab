import {
  replyPageTitle,
  signInParagraphs,
  switchAccountParagraphs,
  type NoInvitation,
  type Reply,
  type ReplyEnd,
  type ReplyFacts,
  type ReplyForm,
} from "#src/shared/invitation/reply-page.ts";
import { programmeLimits } from "#src/shared/programme/programme.ts";
import { callName } from "#src/shared/account/names.ts";
import { listIn } from "#src/shared/languages/format.ts";
import { inLanguage, type Language } from "#src/shared/languages/languages.ts";
import type { Texts } from "#src/shared/languages/en/index.ts";
import { paths } from "#src/shared/site/paths.ts";
import type { ClientInvitation } from "./sharing.output.ts";

/* The page on which a client replies to an invitation: a plain HTML form. */

/** The key of an invitation: the emailed token, or the client's id for someone who is signed in. */
export type InvitationKey = { readonly token: string } | { readonly clientId: string };

/** The page itself. */
export const invitationPath = (key: InvitationKey): string =>
  "token" in key ? paths.clientInvitation(key.token) : paths.receivedClientInvitation(key.clientId);

/** The visitor: the invited person, someone else's account, or nobody signed in. */
export type Visitor = "client" | "someoneElse" | "nobody";

/** What someone can do here now. `start`: accept. `finish`: read the outcome. */
export type ClientStep = "start" | "signIn" | "switchAccount" | "openRound" | "finish";

/** What there is to see. */
export type ClientView = NoInvitation | ShownInvitation;

export type ClientPage = ClientView & { readonly language: Language };

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
export const clientPageTitle = (texts: Texts, page: ClientView): string =>
  replyPageTitle(
    texts,
    page,
    page.show === "invitation" ? texts.reply.titles.invites(page.invitation.facilitator) : "",
  );

/** What they are called who lead the programme. */
function leadsIn(language: Language, { facilitator, others }: ClientInvitation) {
  const owner = callName(facilitator);
  const everyone = listIn(language, [owner, ...others.map(callName)]);
  return { owner, everyone, areSeveral: others.length > 0 };
}

/** What the page says and asks. */
export function clientReply(
  language: Language,
  texts: Texts,
  { invitation, step }: ShownInvitation,
  key: InvitationKey,
): Reply {
  const { email, hasAccount, state } = invitation;
  const { form } = texts.reply;
  const leads = leadsIn(language, invitation);
  const hasDeclined = state === "declined";
  const here = inLanguage(invitationPath(key), language);
  return {
    facts: factsOf(texts, invitation, leads),
    texts: {
      title: hasDeclined ? form.hasDeclined : form.title,
      declined: hasDeclined ? form.declined(leads) : null,
      nameHint: form.nameHint,
      newAccount: form.newAccount(email),
      accept: hasDeclined ? form.acceptAfterAll : form.accept,
      count: { ...form.count, text: form.count.text(leads) },
      busy: form.busy,
      declineHint: form.declineHint(leads),
    },
    end: endOf(texts, { invitation, step }, leads, here),
    ...{ email, hasAccount, hasDeclined },
    step: step === "start" ? "reply" : step === "signIn" || step === "switchAccount" ? step : "none",
    nameMaxLength: programmeLimits.nameMaxLength,
    here,
    acceptPath:
      "token" in key ? paths.acceptClientInvitation(key.token) : paths.acceptReceivedInvitation(key.clientId),
  };
}

type Leads = ReturnType<typeof leadsIn>;

function factsOf({ reply: { facts } }: Texts, invitation: ClientInvitation, leads: Leads): ReplyFacts {
  const { facilitator, others, programme, purpose, closesAt, opens, minResponses } = invitation;
  const { window, deadline } = facts;
  const whoOpens =
    opens === "client"
      ? window.byClient(minResponses)
      : others.length > 0
        ? window.withSome(minResponses)
        : window.withOne(leads.owner, minResponses);
  return {
    subject: programme,
    title: facts.title(facilitator),
    lead: facts.lead,
    leaders: others.length > 0 ? facts.leaders([facilitator, ...others]) : null,
    purpose: purpose === "" ? null : { quote: purpose, from: facts.purpose(facilitator) },
    sees: {
      text: facts.sees(leads),
      link: { href: `${paths.privacy()}#clients`, label: facts.all, look: "words" },
    },
    facts: {
      title: facts.good,
      rows: [
        facts.time,
        {
          term: deadline.term,
          text: closesAt === null ? deadline.none : deadline.until,
          time: closesAt === null ? null : new Date(closesAt),
        },
        { term: window.term, text: whoOpens },
        facts.whose,
        { term: facts.notes.term, text: facts.notes.text(leads) },
      ],
    },
  };
}

function endOf(
  texts: Texts,
  { invitation, step }: Pick<ShownInvitation, "invitation" | "step">,
  leads: Leads,
  here: string,
): ReplyEnd | null {
  const { facilitator, programme, email, state, surveyId } = invitation;
  const { over, left, accepted } = texts.reply.end;
  if (state === "over") {
    const link = { href: paths.assessmentNew(), label: over.link, look: "words" } as const;
    return {
      title: over.title,
      paragraphs: [{ text: over.text(facilitator, programme) }, { text: over.own, link }],
    };
  }
  if (state === "left") {
    const link = { href: paths.dashboardSelf(), label: left.link, look: "line" } as const;
    return { title: left.title, paragraphs: [{ text: left.text(leads, programme), link }] };
  }
  if (state !== "accepted") return null;
  const { title } = accepted;
  if (step === "signIn")
    return { title, paragraphs: signInParagraphs(texts, accepted.signIn(email, programme), here) };
  if (step === "switchAccount")
    return {
      title,
      paragraphs: switchAccountParagraphs(texts, accepted.switchAccount(email, programme), here),
    };
  if (step !== "openRound" || surveyId === null) {
    const { otherAccount } = accepted;
    return { title: otherAccount.title, paragraphs: [{ text: otherAccount.text(programme) }] };
  }
  const link = { href: paths.assessment(surveyId), label: accepted.link, look: "button" } as const;
  return { title, paragraphs: [{ text: accepted.text(facilitator, programme), link }] };
}
