import type { MailContent } from "#src/server/domain/mail/text/mail-content.ts";
import { renderMail } from "#src/server/domain/mail/text/render-mail.ts";
import type { Env } from "#src/server/env.ts";
import { organisationLimits, type OrganisationRole } from "#src/shared/organisation/organisation.ts";
import { teamPaths } from "#src/shared/team/team-paths.ts";
import { readsLikeLink } from "#src/shared/text/plain-text.ts";
import { texts } from "./texts.en.ts";

interface Inviting {
  readonly organisation: string;
  /** The name of who asks. */
  readonly invitedBy: string;
  readonly role: OrganisationRole;
}

/**
 * Asks someone into an organisation. Who asks chose its name, their own, and whom we write to: words that read like a link are left out.
 */
export function orgInvitationMail(
  env: Pick<Env, "siteUrl">,
  { organisation, invitedBy, role }: Inviting,
  { token, unsubscribeUrl }: { readonly token: string; readonly unsubscribeUrl: string },
): MailContent {
  const says = texts.invitation;
  const known = readsLikeLink(invitedBy) ? null : invitedBy;
  const name = known ?? texts.someone;
  const titled = readsLikeLink(organisation) ? texts.aTeam : `“${organisation}”`;
  return renderMail(env, {
    subject: says.subject(name),
    before: [texts.hello, `${says.asks(name, titled)} ${says.parts[role]}`, says.rounds],
    button: { label: says.button, url: `${env.siteUrl}${teamPaths.orgInvite(token)}` },
    after: [says.choice, `${says.link(organisationLimits.inviteDays)} ${says.ignore(known)}`],
    unsubscribeUrl,
  });
}
