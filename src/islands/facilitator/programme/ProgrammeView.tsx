import { paths } from "#src/shared/site/paths.ts";
import { ExampleNotice } from "./ExampleNotice.tsx";
import { LeadingSection } from "./leading/LeadingSection.tsx";
import { ProgrammeClients } from "./ProgrammeClients.tsx";
import { ProgrammeEnd } from "./ProgrammeEnd.tsx";
import { ProgrammeHeader } from "./ProgrammeHeader.tsx";
import type { ProgrammeProps } from "./programme-props.ts";

/** One programme: what it is, how far its clients are, and each client with the next thing to do. */
export function ProgrammeView({ programme, hasPlan }: ProgrammeProps) {
  return (
    <div className="grid gap-10">
      <div className="grid gap-6">
        {(hasPlan || !programme.isExample) && (
          <p className="-mb-4">
            <a className="link-line" href={paths.dashboardFacilitator()}>
              All your clients
            </a>
          </p>
        )}
        {programme.isExample && <ExampleNotice programme={programme} hasPlan={hasPlan} />}
        <ProgrammeHeader programme={programme} hasPlan={hasPlan} />
      </div>
      <ProgrammeClients programme={programme} hasPlan={hasPlan} />
      {!programme.isExample && <LeadingSection programme={programme} hasPlan={hasPlan} />}
      {!programme.isExample && programme.ledBy === null && <ProgrammeEnd programme={programme} />}
    </div>
  );
}
