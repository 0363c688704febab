import { showToastOnNextPage } from "#src/islands/kit/ui/toasts.tsx";
import type {
  OpenInvite,
  Organisation,
  OrganisationMember,
  ReceivedOrgInvite,
} from "#src/shared/organisation/organisation.output.ts";
import { type OrganisationRole, roleNames } from "#src/shared/organisation/roles.ts";
import type { PlanInfo } from "#src/shared/plan/billing.ts";
import { paths } from "#src/shared/site/paths.ts";
import { teamPaths } from "#src/shared/team/team-paths.ts";
import type { TeamRound } from "#src/shared/team/team.output.ts";
import type { WorkshopSummary } from "#src/shared/workshop/workshop.output.ts";

/** What the page brings along for someone whom it knows. */
export interface TeamPage {
  /** All that they are in, by name. */
  readonly organisations: readonly Pick<Organisation, "id" | "name">[];
  /** The one that is shown; null where they are in none. */
  readonly shown: ShownTeam | null;
  readonly received: readonly ReceivedOrgInvite[];
  readonly plan: PlanInfo;
}

interface ShownTeam {
  readonly organisation: Organisation;
  readonly rounds: readonly TeamRound[];
  /** Invitations that wait; null for members, who don't see them. */
  readonly invites: readonly OpenInvite[] | null;
  /** The same. */
  readonly workshops: readonly WorkshopSummary[] | null;
}

/** Reloads the page for someone whose role has changed; the new page says so. */
export function reloadTeam(id: string | undefined, news: string): void {
  showToastOnNextPage(news);
  location.assign(id === undefined ? paths.team() : teamPaths.team(id));
}

const mostFirst = ["member", "facilitator", "owner"] as const satisfies readonly OrganisationRole[];

/** Roles to pick from, the one of most people first. */
export const roleOptions = mostFirst.map((role) => [role, roleNames[role]] as const);

/** A member's name, with their address where someone else has the same name and the reader may see it. */
export function tellingName(
  { userId, name, email }: Pick<OrganisationMember, "userId" | "name" | "email">,
  members: readonly Pick<OrganisationMember, "userId" | "name">[],
): string {
  const hasNamesake = members.some((other) => other.userId !== userId && other.name === name);
  return hasNamesake && email !== null ? `${name} (${email})` : name;
}
