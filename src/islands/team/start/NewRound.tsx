import { LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { Notice } from "#src/islands/kit/ui/Notice.tsx";
import type { Organisation } from "#src/shared/organisation/organisation.output.ts";
import { leads } from "#src/shared/organisation/roles.ts";
import { paths } from "#src/shared/site/paths.ts";
import { teamPaths } from "#src/shared/team/team-paths.ts";
import { teamLimits } from "#src/shared/team/team-limits.ts";
import { LoadedOrganisation, type LoadedOrganisationProps } from "./LoadedOrganisation.tsx";
import { RoundForm } from "./RoundForm.tsx";

/** Starting a team round, for those who lead an organisation whose plan is active. */
export const NewRound = (props: LoadedOrganisationProps) => (
  <LoadedOrganisation {...props}>
    {(organisation) => <StartOrWhyNot organisation={organisation} />}
  </LoadedOrganisation>
);

function StartOrWhyNot({ organisation }: { organisation: Organisation }) {
  const { id, role, isActive, members } = organisation;
  const { leastPeople } = teamLimits;
  if (!leads(role))
    return (
      <Notice tone="warn" title="Only owners and facilitators start team rounds">
        <p>Ask one of them, or ask for another role.</p>
        <ToTeam id={id} label="See who leads your team" />
      </Notice>
    );
  if (!isActive)
    return (
      <Notice tone="warn" title="A team round needs an active plan">
        <p>No owner of this organisation has one right now. Rounds that run go on.</p>
        <p className="mt-2">
          <LinkButton look="primary" href={paths.subscribe()}>
            See the plans
          </LinkButton>
        </p>
      </Notice>
    );
  if (members.length < leastPeople)
    return (
      <Notice tone="info" title={`A team round needs ${String(leastPeople)} people`}>
        <p>
          That way five describe each, and nobody can be picked out. Your organisation has{" "}
          {members.length === 1 ? "1 member" : `${String(members.length)} members`} so far.
        </p>
        <ToTeam id={id} label="Invite people" />
      </Notice>
    );
  return <RoundForm organisation={organisation} />;
}

function ToTeam({ id, label }: { id: string; label: string }) {
  return (
    <p className="mt-2">
      <LinkButton look="primary" href={teamPaths.team(id)}>
        {label}
      </LinkButton>
    </p>
  );
}
