/** Limits of an organisation. Separate from the schemas, so that pages load no validator. */
export const organisationLimits = {
  nameMaxLength: 120,
  /** In how many one person may be. */
  memberships: 20,
  members: 500,
  /** What may be pasted to be checked. */
  pastedMaxLength: 100_000,
  addressesAtOnce: 200,
  /** How long an invitation works. */
  inviteDays: 14,
  /** The minimum interval between two emails of an invitation. */
  resendHours: 12,
  /** Facilitators' seats with a trial or a granted plan, the owner's included. */
  seatsWithoutSubscription: 3,
} as const;

export const organisationRoles = ["owner", "facilitator", "member"] as const;

/** What someone may do in an organisation. */
export type OrganisationRole = (typeof organisationRoles)[number];

export const roleNames: Readonly<Record<OrganisationRole, string>> = {
  owner: "Owner",
  facilitator: "Facilitator",
  member: "Member",
};

/** What a role may do, for someone who assigns it. */
export const roleMeanings: Readonly<Record<OrganisationRole, string>> = {
  owner: "Runs the team: invites and removes people, gives roles, starts team rounds.",
  facilitator:
    "Invites people and starts team rounds. With a seat in the plan, they can have clients of their own, too.",
  member: "Takes part in team rounds.",
};

/** The same for someone who has it, or is offered it. */
export const ownRoleMeanings: Readonly<Record<OrganisationRole, string>> = {
  owner: "You run the team: you invite and remove people, change roles and start team rounds.",
  facilitator:
    "You invite people and start team rounds. With a seat in the plan, you can have clients of your own, too.",
  member: "You take part in team rounds.",
};

/** Whether a role may invite people and start team rounds. */
export const leads = (role: OrganisationRole): boolean => role !== "member";

/** Whether a role may give roles, remove people, and rename or delete the organisation. */
export const owns = (role: OrganisationRole): boolean => role === "owner";
