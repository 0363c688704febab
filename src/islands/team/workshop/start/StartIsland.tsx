import { IslandRoot } from "#src/islands/kit/page/IslandRoot.tsx";
import {
  type LoadedOrganisationProps,
  LoadedOrganisation,
} from "#src/islands/team/start/LoadedOrganisation.tsx";
import { LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { Notice } from "#src/islands/kit/ui/Notice.tsx";
import type { Organisation } from "#src/shared/organisation/organisation.output.ts";
import { leads } from "#src/shared/organisation/roles.ts";
import { paths } from "#src/shared/site/paths.ts";
import { teamPaths } from "#src/shared/team/team-paths.ts";
import { WorkshopForm } from "./WorkshopForm.tsx";

/** Starting a workshop, for those who lead an organisation whose plan is active. */
const StartWorkshop = (props: LoadedOrganisationProps) => (
  <LoadedOrganisation {...props}>
    {(organisation) => <FormOrWhyNot organisation={organisation} />}
  </LoadedOrganisation>
);

function FormOrWhyNot({ organisation: { id, role, isActive } }: { organisation: Organisation }) {
  if (!leads(role))
    return (
      <Notice tone="warn" title="Only owners and facilitators start workshops">
        <p>Ask one of them, or ask for another role.</p>
        <p className="mt-2">
          <LinkButton look="primary" href={teamPaths.team(id)}>
            See who leads your team
          </LinkButton>
        </p>
      </Notice>
    );
  if (!isActive)
    return (
      <Notice tone="warn" title="A workshop needs an active plan">
        <p>No owner of this team has one right now. Workshops that have started go on.</p>
        <p className="mt-2">
          <LinkButton look="primary" href={paths.subscribe()}>
            See the plans
          </LinkButton>
        </p>
      </Notice>
    );
  return <WorkshopForm organisationId={id} />;
}

export function StartIsland(props: LoadedOrganisationProps) {
  return (
    <IslandRoot>
      <StartWorkshop {...props} />
    </IslandRoot>
  );
}
