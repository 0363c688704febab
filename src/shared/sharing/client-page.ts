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
import { listNames } from "#src/shared/text/in-sentences.ts";
import { groupTexts } from "#src/shared/group/texts.en.ts";
import { calledLeads } from "./sharing.ts";
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
  replyPageTitle(page, page.show === "invitation" ? `${page.invitation.facilitator} invites you` : "");

/** What they are called who lead the programme. */
const calledIn = ({ facilitator, others }: ClientInvitation) =>
  calledLeads({ name: facilitator, others: others.map((name) => ({ name, isIncluded: false })) });

/** What the page says and asks. */
export function clientReply({ invitation, step }: ShownInvitation, key: InvitationKey): Reply {
  const { email, hasAccount, state } = invitation;
  const { owner, everyone } = calledIn(invitation);
  const hasDeclined = state === "declined";
  const here = invitationPath(key);
  return {
    facts: factsOf(invitation),
    texts: {
      title: hasDeclined ? "You’ve said no, thanks" : "Would you like to take part?",
      declined: hasDeclined
        ? `${everyone} can see that you declined, and nothing else. You don’t have to do anything. If you change your mind, you can still accept while the programme runs.`
        : null,
      nameHint: "The people you ask will see it.",
      newAccount: `Accepting creates a free account for ${email}, so you can come back to your round. It`,
      accept: hasDeclined ? "Accept after all" : "Accept and start my round",
      count: {
        ...groupTexts.ask,
        text: `${groupTexts.ask.text(owner)} ${groupTexts.ask.untold} You can change it later.`,
      },
      busy: "Starting your round…",
      declineHint: `We won’t ask why. ${everyone} will see that you declined, and you can change your mind while the programme runs.`,
    },
    end: endOf(invitation, step, here),
    ...{ email, hasAccount, hasDeclined },
    step: step === "start" ? "reply" : step === "signIn" || step === "switchAccount" ? step : "none",
    nameMaxLength: programmeLimits.nameMaxLength,
    here,
    acceptPath:
      "token" in key ? paths.acceptClientInvitation(key.token) : paths.acceptReceivedInvitation(key.clientId),
  };
}

function factsOf(invitation: ClientInvitation): ReplyFacts {
  const { facilitator, others, programme, purpose, closesAt } = invitation;
  const { owner, everyone } = calledIn(invitation);
  return {
    subject: programme,
    title: `${facilitator} invites you to see yourself as others do`,
    lead: "You pick 5 to 10 words that describe you, and people you choose do the same for you. Then a window shows what you both see, what only they see, and what only you picked.",
    leaders:
      others.length > 0 ? `${listNames([facilitator, ...others])} lead this programme together.` : null,
    purpose: purpose === "" ? null : { quote: `“${purpose}”`, from: `${facilitator}, on what it’s for` },
    sees: {
      text: `${everyone} will see how far you are and how many people have answered, and your result only if you share it. Nobody sees who picked what, not even you.`,
      link: { href: `${paths.privacy()}#clients`, label: "All that’s stored and seen", look: "words" },
    },
    facts: {
      title: "Good to know",
      rows: [
        {
          term: "Your time",
          text: "About three minutes to start. Each person you ask needs about one.",
        },
        {
          term: "Deadline",
          text: closesAt === null ? "There isn’t one." : "People can answer until {time}.",
          time: closesAt === null ? null : new Date(closesAt),
        },
        { term: "The window", text: whoOpens(invitation, owner) },
        {
          term: "Whose it is",
          text: "The round belongs to you. You can leave the programme at any time and keep everything.",
        },
        {
          term: "Notes",
          text: `${everyone} may keep notes about your work together. Those are private, and you won’t see them.`,
        },
      ],
    },
  };
}

function whoOpens({ opens, others, minResponses }: ClientInvitation, owner: string): string {
  const once = `once at least ${String(minResponses)} people have answered.`;
  if (opens === "client") return `You open it yourself, ${once}`;
  return others.length > 0
    ? `You open it together with one of them, in a session, ${once}`
    : `You and ${owner} open it together in a session, ${once}`;
}

function endOf(invitation: ClientInvitation, step: ClientStep, here: string): ReplyEnd | null {
  const { facilitator, programme, email, state, surveyId } = invitation;
  if (state === "over") {
    const link = { href: paths.assessmentNew(), label: "start a round of your own", look: "words" } as const;
    return {
      title: "This programme has ended",
      paragraphs: [
        {
          text: `${facilitator} has closed “${programme}”, so there’s nothing left to accept or decline.`,
        },
        { text: "You can still find out how others see you:", link },
      ],
    };
  }
  if (state === "left") {
    const link = { href: paths.dashboardSelf(), label: "Go to my rounds", look: "line" } as const;
    const { everyone } = calledIn(invitation);
    const text = `${everyone} can’t see anything of yours in “${programme}”. Unless you deleted your round, it’s still there, and it’s yours.`;
    return { title: "You’re no longer in this programme", paragraphs: [{ text, link }] };
  }
  if (state !== "accepted") return null;
  const title = "You’re taking part";
  if (step === "signIn") {
    const text = `The invitation to “${programme}” has been accepted. Sign in as ${email} to go to the round.`;
    return { title, paragraphs: signInParagraphs(text, here) };
  }
  if (step === "switchAccount") {
    const text = `The invitation to “${programme}” has been accepted for ${email}, and you’re signed in with another account. To go to the round, sign out and sign in as ${email}.`;
    return { title, paragraphs: switchAccountParagraphs(text, here) };
  }
  if (step !== "openRound" || surveyId === null) {
    const text = `The invitation to “${programme}” has been accepted, but its round isn’t in the account you’re signed in with.`;
    return { title: "This round is in another account", paragraphs: [{ text }] };
  }
  const text = `You’ve accepted ${facilitator}’s invitation to “${programme}”. Your round is waiting for you.`;
  const link = { href: paths.assessment(surveyId), label: "Go to my round", look: "button" } as const;
  return { title, paragraphs: [{ text, link }] };
}
