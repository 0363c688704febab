import type {
  OpenInvite,
  Organisation,
  ReceivedOrgInvite,
} from "#src/shared/organisation/organisation.output.ts";
import type { PlanInfo } from "#src/shared/plan/billing.ts";
import type { WorkshopSummary } from "#src/shared/workshop/workshop.output.ts";
import type { TeamRound } from "#src/shared/team/team.output.ts";

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
