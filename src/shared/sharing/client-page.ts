import { replyPageTitle, type NoInvitation, type ReplyForm } from "#src/shared/invitation/reply-page.ts";
import { paths } from "#src/shared/site/paths.ts";
import type { ClientInvitation } from "./sharing.output.ts";

/* The page on which a client replies to an invitation: a plain HTML form. */

/** The key of an invitation: the emailed token, or the client's id for someone who is signed in. */
export type InvitationKey = { readonly token: string } | { readonly clientId: string };

/** The page itself. */
export const invitationPath = (key: InvitationKey): string =>
  "token" in key ? paths.clientInvitation(key.token) : paths.receivedClientInvitation(key.clientId);

/** The call that its script accepts with. */
export const acceptPath = (key: InvitationKey): string =>
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
  replyPageTitle(page, page.show === "invitation" ? `${page.invitation.facilitator} invites you` : "");
