import type {
  OpenInvite,
  Organisation,
  OrganisationMember,
} from "#src/shared/organisation/organisation.output.ts";
import { planInfo } from "#src/shared/plan/billing.ts";
import type { TeamPage } from "#src/islands/team/organisation/team-page.ts";

const joinedAt = "2026-11-01T09:00:00.000Z";

export const shownMember = (
  name: string,
  overrides: Partial<OrganisationMember> = {},
): OrganisationMember => ({
  ...{ userId: `id-${name}`, isYou: false, name, email: `${name.toLowerCase()}@example.org` },
  ...{ role: "member", hasSeat: null, joinedAt },
  ...overrides,
});

export const you = shownMember("Olga", { isYou: true, role: "owner", hasSeat: true });

export const shownTeam = (overrides: Partial<Organisation> = {}): Organisation => ({
  ...{ id: "org-1", name: "Harbour", role: "owner", createdAt: joinedAt },
  ...{ members: [you, shownMember("Ida")], seats: { total: 3, taken: 1 }, isActive: true },
  ...overrides,
});

export const shownInvite = (email: string, overrides: Partial<OpenInvite> = {}): OpenInvite => ({
  ...{ id: `invite-${email}`, email, role: "member", invitedBy: "Olga", sentAt: joinedAt },
  ...{ expiresAt: "2026-11-15T09:00:00.000Z", nextSendAt: "2026-11-01T21:00:00.000Z", delivery: "usual" },
  ...overrides,
});

/** Page data for someone with the plan. */
export const teamPage = (organisation: Organisation | null, overrides: Partial<TeamPage> = {}): TeamPage => ({
  organisations: organisation === null ? [] : [{ id: organisation.id, name: organisation.name }],
  shown: organisation && {
    organisation,
    rounds: [],
    invites: organisation.role === "member" ? null : [],
    workshops: organisation.role === "member" ? null : [],
  },
  received: [],
  plan: planInfo(null, true, new Date(joinedAt)),
  ...overrides,
});
