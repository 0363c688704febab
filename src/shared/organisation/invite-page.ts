import { callName } from "#src/shared/account/names.ts";
import {
  replyPageTitle,
  signInParagraphs,
  switchAccountParagraphs,
  type NoInvitation,
  type Reply,
  type ReplyEnd,
  type ReplyForm,
} from "#src/shared/invitation/reply-page.ts";
import { paths } from "#src/shared/site/paths.ts";
import { teamPaths } from "#src/shared/team/team-paths.ts";
import { organisationLimits, ownRoleMeanings, roleNames } from "./organisation.ts";
import { en } from "#src/shared/languages/en/index.ts";
import { texts } from "./texts.en.ts";
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
  replyPageTitle(en, page, page.show === "invitation" ? texts.tab(page.invitation.invitedBy) : "");

/** What the page says and asks. @param token of the link in the email */
export function orgInviteReply({ invitation, step }: ShownOrgInvite, token: string): Reply {
  const { invitedBy, organisation, role, expiresAt, email, hasAccount, state } = invitation;
  const named = { organisation, invitedBy };
  const here = teamPaths.orgInvite(token);
  const hasDeclined = state === "declined";
  return {
    facts: texts.facts(named, `${roleNames[role]}. ${ownRoleMeanings[role]}`, new Date(expiresAt)),
    texts: texts.reply(organisation, callName(invitedBy), email, hasDeclined),
    end: endOf(),
    ...{ email, hasAccount, hasDeclined, here },
    step: step === "join" ? "reply" : step === "signIn" || step === "switchAccount" ? step : "none",
    nameMaxLength: organisationLimits.nameMaxLength,
    acceptPath: teamPaths.acceptOrgInvite(token),
  };

  function endOf(): ReplyEnd | null {
    const { revoked, expired, joined } = texts.end;
    if (state === "revoked") return { title: revoked.title, paragraphs: [{ text: revoked.text(named) }] };
    if (state === "expired") return { title: expired.title, paragraphs: [{ text: expired.text(named) }] };
    if (state !== "used") return null;
    const { title } = joined;
    if (step === "signIn")
      return { title, paragraphs: signInParagraphs(en, joined.signIn(named, email), paths.team()) };
    if (step === "switchAccount")
      return { title, paragraphs: switchAccountParagraphs(en, joined.switchAccount(named, email), here) };
    const link = { href: paths.team(), label: joined.link, look: "button" } as const;
    return { title, paragraphs: [{ text: joined.text(named), link }] };
  }
}
