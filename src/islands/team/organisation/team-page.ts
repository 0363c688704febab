import { formText, problemsIn, useFieldProblem } from "#src/islands/kit/forms/form.tsx";
import { showToastOnNextPage } from "#src/islands/kit/ui/toasts.tsx";
import type {
  OpenInvite,
  Organisation,
  OrganisationMember,
  ReceivedOrgInvite,
} from "#src/shared/organisation/organisation.output.ts";
import { organisationLimits, roleNames } from "#src/shared/organisation/organisation.ts";
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

export interface ShownTeam {
  readonly organisation: Organisation;
  readonly rounds: readonly TeamRound[];
  /** Invitations that wait; null for members, who don't see them. */
  readonly invites: readonly OpenInvite[] | null;
  /** The same. */
  readonly workshops: readonly WorkshopSummary[] | null;
}

/** A form whose only field is a team's name. `emptyText`: what is said where none is typed. */
export function useNameForm(emptyText: string) {
  const { problem: error, attempt, refuse } = useFieldProblem();
  return {
    field: { name: "name", maxLength: organisationLimits.nameMaxLength, error, attempt },
    refuse,
    onError: (failure: unknown) => refuse(problemsIn(failure)[0]?.message ?? null),
    submit: (form: FormData, onName: (name: string) => void) => {
      const name = formText(form, "name").trim();
      refuse(name === "" ? emptyText : null);
      if (name !== "") onName(name);
    },
  };
}

/** Reloads the page for someone whose role has changed; the new page says so. */
export function reloadTeam(id: string | undefined, news: string): void {
  showToastOnNextPage(news);
  location.assign(id === undefined ? paths.team() : teamPaths.team(id));
}

/** Roles to pick from, the one of most people first. */
export const roleOptions = (["member", "facilitator", "owner"] as const).map(
  (role) => [role, roleNames[role]] as const,
);

/** A member's name, with their address where someone else has the same name and the reader may see it. */
export function tellingName(
  { userId, name, email }: Pick<OrganisationMember, "userId" | "name" | "email">,
  members: readonly Pick<OrganisationMember, "userId" | "name">[],
): string {
  const hasNamesake = members.some((other) => other.userId !== userId && other.name === name);
  return hasNamesake && email !== null ? `${name} (${email})` : name;
}
