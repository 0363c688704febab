import { roleNames, type OrganisationRole } from "#src/shared/organisation/organisation.ts";

const mostFirst = ["member", "facilitator", "owner"] as const satisfies readonly OrganisationRole[];

/** Roles to pick from, the one of most people first. */
export const roleOptions = mostFirst.map((role) => [role, roleNames[role]] as const);
