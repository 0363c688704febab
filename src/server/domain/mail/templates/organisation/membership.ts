import { type Email, nameInEmail, quoted, replies } from "#src/server/domain/mail/text/email.ts";
import { type OrganisationRole, organisationLimits } from "#src/shared/organisation/organisation.ts";
import { paths } from "#src/shared/site/paths.ts";
import { teamPaths } from "#src/shared/team/team-paths.ts";
import { readsLikeLink } from "#src/shared/text/plain-text.ts";

interface Change {
  /** The recipient's. */
  readonly firstName: string;
  readonly organisation: { readonly id: string; readonly name: string };
  /** The full name of the person who made the change. */
  readonly by: string;
}

const newRoles: Readonly<Record<OrganisationRole, string>> = {
  owner: "You can invite and remove people, change roles and start team rounds.",
  facilitator:
    "You can invite people and start team rounds. Only its owners can remove people and change roles.",
  member: "You can take part in team rounds, but you can’t start them or invite people any more.",
};

export const organisationRoleMail = (
  { firstName, organisation, by }: Change,
  before: OrganisationRole,
  role: OrganisationRole,
): Email => ({
  to: firstName,
  subject: "Your role in a team has changed",
  lines: [
    `${nameInEmail(by)} has changed your role in “${organisation.name}” from ${before} to ${role}. ${newRoles[role]}`,
  ],
  button: ["See my team", teamPaths.team(organisation.id)],
  after: ["Your rounds and your windows are yours, as before."],
});

export const organisationRemovalMail = ({ firstName, organisation, by }: Change): Email => ({
  to: firstName,
  subject: "You’ve been removed from a team",
  lines: [
    `${nameInEmail(by)} has removed you from “${organisation.name}”.`,
    "Your account, your rounds and your windows stay yours. The words you picked for others aren’t deleted. We store them without your name.",
  ],
  button: ["Open my rounds", paths.dashboardSelf()],
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

const parts: Readonly<Record<OrganisationRole, string>> = {
  member: "You’ll be able to take part in team rounds.",
  facilitator: "You’ll be a facilitator: you can invite people and start team rounds.",
  owner:
    "You’ll be an owner: like the other owners, you can invite and remove people, change roles and start team rounds.",
};

export const teamCalled = (organisation: string): string =>
  readsLikeLink(organisation) ? "a team" : `the team “${organisation}”`;

/** The inviter chose both names and the recipient: words that read like a link are left out. */
export function orgInvitationMail(
  { organisation, invitedBy, role, note, replyTo }: Inviting,
  token: string,
): Email {
  const name = nameInEmail(invitedBy);
  const team = teamCalled(organisation);
  return {
    to: "",
    subject: `${name} invites you to ${team}`,
    lines: [
      `${name} invites you to ${team}. ${parts[role]}`,
      ...quoted(`${name} writes:`, note),
      "Openpane shows people how others see them. In a team round, you pick words for yourself, and colleagues pick words for each other. Your window shows your own words beside those that colleagues picked for you. Only you can read it, unless you show it to someone. Nobody sees who picked what.",
    ],
    button: ["See the invitation", teamPaths.orgInvite(token)],
    after: [
      "You can accept or decline there. It takes a minute.",
      replies(invitedBy, replyTo),
      `The link works for ${String(organisationLimits.inviteDays)} days. It’s yours alone, so please don’t pass it on. If you don’t know ${nameInEmail(invitedBy, "the person who invited you")}, you can ignore this email.`,
    ],
  };
}
