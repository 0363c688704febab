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

/** The field that says which button was pressed. */
export const replyField = { name: "reply", accept: "accept", decline: "decline" } as const;

/** Who looks at the page: whom the email was for, someone else's account, or nobody whom this browser signs in. */
export type Visitor = "client" | "someoneElse" | "nobody";

/** What someone may do here now. `start`: accept. `finish`: read what has become of it. */
export type ClientStep = "start" | "signIn" | "switchAccount" | "openRound" | "finish";

/** What there is to see. */
export type ClientPage =
  | { readonly show: "unknown"; readonly status: 404 }
  | { readonly show: "foreign"; readonly status: 403 }
  | { readonly show: "busy"; readonly status: 429; readonly retryAfterSeconds: number | null }
  | {
      readonly show: "invitation";
      readonly status: number;
      readonly invitation: ClientInvitation;
      readonly step: ClientStep;
      /** As it stands in the field. */
      readonly name: string;
      /** What is wrong with the name. */
      readonly nameProblem: string | null;
      /** Why the reply failed; null where it didn't, or where the name is why. */
      readonly problem: string | null;
      readonly retryAfterSeconds: number | null;
    };

export type ShownInvitation = Extract<ClientPage, { readonly show: "invitation" }>;

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
export function clientPageTitle(page: ClientPage): string {
  if (page.show === "unknown") return "We can’t find this invitation";
  if (page.show === "foreign") return "Nothing has changed";
  if (page.show === "busy") return "Please try again in a moment";
  const subject = `${page.invitation.facilitator} invites you`;
  return page.nameProblem === null && page.problem === null ? subject : `Error: ${subject}`;
}
