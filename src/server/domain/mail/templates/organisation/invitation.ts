import type { MailContent } from "#src/server/domain/mail/text/mail-content.ts";
import { renderMail } from "#src/server/domain/mail/text/render-mail.ts";
import type { Env } from "#src/server/env.ts";
import { organisationLimits } from "#src/shared/organisation/organisation-limits.ts";
import type { OrganisationRole } from "#src/shared/organisation/roles.ts";
import { teamPaths } from "#src/shared/team/team-paths.ts";
import { readsLikeLink } from "#src/shared/text/reads-like-link.ts";

interface Inviting {
  readonly organisation: string;
  /** The name of who asks. */
  readonly invitedBy: string;
  readonly role: OrganisationRole;
}

const parts: Readonly<Record<OrganisationRole, string>> = {
  member: "You’ll be able to take part in team rounds.",
  facilitator: "You’ll be a facilitator: you can invite people and start team rounds.",
  owner: "You’ll be an owner: you run it together.",
};

/**
 * Asks someone into an organisation. Who asks chose its name, their own, and whom we write to: words that read like a link are left out.
 */
export function orgInvitationMail(
  env: Pick<Env, "siteUrl">,
  { organisation, invitedBy, role }: Inviting,
  { token, unsubscribeUrl }: { readonly token: string; readonly unsubscribeUrl: string },
): MailContent {
  const name = readsLikeLink(invitedBy) ? "Someone" : invitedBy;
  const titled = readsLikeLink(organisation) ? "a team" : `“${organisation}”`;
  return renderMail(env, {
    subject: `${name} invites you to join their team`,
    before: [
      "Hello,",
      `${name} invites you to ${titled}. ${parts[role]}`,
      "In a team round, colleagues pick words for each other. You read your own window, and nobody else can, unless you show it to them. Nobody sees who picked what.",
    ],
    button: { label: "See the invitation", url: `${env.siteUrl}${teamPaths.orgInvite(token)}` },
    after: [
      "You can accept or decline there. It takes a minute.",
      `The link works for ${String(organisationLimits.inviteDays)} days. It’s yours alone, so please don’t pass it on. If you don’t know ${name === "Someone" ? "who this is" : name}, you can ignore this email.`,
    ],
    unsubscribeUrl,
  });
}
