import { replyPageTitle, type NoInvitation, type ReplyForm } from "#src/shared/invitation/reply-page.ts";
import { paths } from "#src/shared/site/paths.ts";
import type { ClientInvitation } from "./sharing.output.ts";

/*
 * The page on which a client replies to an invitation: a form that a browser sends by itself.
 */

/** What the page goes by: the token of the link in an email, or the client that the person who is signed in was asked as. */
export type InvitationKey = { readonly token: string } | { readonly clientId: string };

/** The page itself. */
export const invitationPath = (key: InvitationKey): string =>
  "token" in key ? paths.clientInvitation(key.token) : paths.receivedClientInvitation(key.clientId);

/** The call that its script accepts with. */
export const acceptPath = (key: InvitationKey): string =>
  "token" in key ? paths.acceptClientInvitation(key.token) : paths.acceptReceivedInvitation(key.clientId);

/** Who looks at the page: whom the email was for, someone else's account, or nobody whom this browser signs in. */
export type Visitor = "client" | "someoneElse" | "nobody";

/** What someone may do here now. `start`: accept. `finish`: read what has become of it. */
export type ClientStep = "start" | "signIn" | "switchAccount" | "openRound" | "finish";

/** What there is to see. */
export type ClientPage = NoInvitation | ShownInvitation;

export interface ShownInvitation extends ReplyForm {
  readonly invitation: ClientInvitation;
  readonly step: ClientStep;
}

/** What comes next for this visitor. An account takes part only when it is signed in; a new one is made by accepting. */
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
