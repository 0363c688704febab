import { replyPageTitle, type NoInvitation, type ReplyForm } from "#src/shared/invitation/reply-page.ts";
import type { OrgInvite } from "./organisation.output.ts";

/*
 * The page on which someone replies to an invitation into an organisation.
 */

/** What someone can do here now. `ended`: nothing. */
export type OrgInviteStep = "join" | "signIn" | "switchAccount" | "openTeam" | "ended";

export interface ShownOrgInvite extends ReplyForm {
  readonly invitation: OrgInvite;
  readonly step: OrgInviteStep;
}

export type OrgInvitePage = NoInvitation | ShownOrgInvite;

/** The next step. An account joins only when it is signed in; accepting creates a new one. */
export function orgInviteStep(
  { state, hasAccount, isSignedIn }: Pick<OrgInvite, "state" | "hasAccount" | "isSignedIn">,
  isSomeone: boolean,
): OrgInviteStep {
  if (state === "revoked" || state === "expired") return "ended";
  if (isSignedIn) return state === "used" ? "openTeam" : "join";
  if (isSomeone) return "switchAccount";
  return hasAccount || state === "used" ? "signIn" : "join";
}

/** The page's tab title. */
export const orgInvitePageTitle = (page: OrgInvitePage): string =>
  replyPageTitle(page, page.show === "invitation" ? `${page.invitation.invitedBy} invites you` : "");
