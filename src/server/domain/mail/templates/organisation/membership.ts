import { type MailContent, greeting, quoteOf } from "#src/server/domain/mail/text/mail-content.ts";
import { renderMail } from "#src/server/domain/mail/text/render-mail.ts";
import type { Env } from "#src/server/env.ts";
import { type OrganisationRole, organisationLimits } from "#src/shared/organisation/organisation.ts";
import { paths } from "#src/shared/site/paths.ts";
import { teamPaths } from "#src/shared/team/team-paths.ts";
import { readsLikeLink } from "#src/shared/text/plain-text.ts";
import { texts } from "./texts.en.ts";

interface Change {
  /** The recipient's. */
  readonly firstName: string;
  readonly organisation: { readonly id: string; readonly name: string };
  /** The full name of the person who made the change. */
  readonly by: string;
}

const news: Readonly<Record<OrganisationRole, (organisation: string) => string>> = {
  owner: (organisation) =>
    `an owner of “${organisation}”. You can invite and remove people, give roles and start team rounds.`,
  facilitator: (organisation) =>
    `a facilitator in “${organisation}”. You can invite people and start team rounds. Removing people and giving roles is up to its owners.`,
  member: (organisation) =>
    `a member of “${organisation}”. You can take part in team rounds, but you can’t start them or invite people any more.`,
};

export const organisationRoleMail = (
  env: Pick<Env, "siteUrl">,
  { firstName, organisation, by, role }: Change & { readonly role: OrganisationRole },
): MailContent =>
  renderMail(env, {
    subject: "Your role in a team has changed",
    before: [greeting(firstName), `${by} has made you ${news[role](organisation.name)}`],
    button: { label: "See my team", url: `${env.siteUrl}${teamPaths.team(organisation.id)}` },
    after: ["Your rounds and your windows are yours, as before."],
  });

export const organisationRemovalMail = (
  env: Pick<Env, "siteUrl">,
  { firstName, organisation, by }: Change,
): MailContent =>
  renderMail(env, {
    subject: "You’re no longer in a team",
    before: [
      greeting(firstName),
      `${by} has removed you from “${organisation.name}”.`,
      "Your account, your rounds and your windows stay yours. The words you picked for others stay, too: we store them without your name.",
    ],
    button: { label: "Open my rounds", url: `${env.siteUrl}${paths.dashboardSelf()}` },
    after: [],
  });

interface Inviting {
  readonly organisation: string;
  /** The inviter's name. */
  readonly invitedBy: string;
  readonly role: OrganisationRole;
  /** Plain text without links. */
  readonly note: string | null;
  /** The inviter's confirmed address, which gets replies. */
  readonly replyTo: string | null;
}

/** The inviter chose both names and the recipient: words that read like a link are left out. */
export function orgInvitationMail(
  env: Pick<Env, "siteUrl">,
  { organisation, invitedBy, role, note, replyTo }: Inviting,
  { token, unsubscribeUrl }: { readonly token: string; readonly unsubscribeUrl: string },
): MailContent {
  const says = texts.invitation;
  const known = readsLikeLink(invitedBy) ? null : invitedBy;
  const name = known ?? texts.someone;
  const titled = readsLikeLink(organisation) ? texts.aTeam : texts.team(organisation);
  return renderMail(env, {
    subject: says.subject(name, titled),
    before: [
      texts.hello,
      `${says.asks(name, titled)} ${says.parts[role]}`,
      ...(note === null ? [] : [says.note(name), ...quoteOf(note)]),
      says.rounds,
    ],
    button: { label: says.button, url: `${env.siteUrl}${teamPaths.orgInvite(token)}` },
    after: [
      says.choice,
      ...(replyTo === null ? [] : [says.replies(known ?? replyTo)]),
      `${says.link(organisationLimits.inviteDays)} ${says.ignore(known)}`,
    ],
    unsubscribeUrl,
  });
}
