import { BackLink } from "#src/islands/results/shared/BackLink.tsx";
import type { GroupState } from "#src/shared/group/group.output.ts";
import type { Programme } from "#src/shared/programme/programme.output.ts";
import { paths } from "#src/shared/site/paths.ts";
import { GroupSection } from "./GroupSection.tsx";
import { SharedClients } from "./SharedClients.tsx";

interface ProgrammeInsightsProps {
  programme: Programme;
  /** null where the page came without. */
  initial: GroupState | null;
}

/** A programme's shared results, one by one, and all who agreed to be counted as one picture. */
export function ProgrammeInsights({ programme, initial }: ProgrammeInsightsProps) {
  const { ledBy } = programme;
  return (
    <article className="insights">
      <header className="grid gap-3">
        <BackLink href={paths.facilitatorOverview(programme.id)}>{programme.title}</BackLink>
        <h1>Insights</h1>
        <p className="lead">
          {ledBy === null
            ? "What your clients share with you, and what they have in common once enough of them agree to be counted."
            : "What clients have shared since you came to lead this programme, too."}
        </p>
      </header>
      <SharedClients programme={programme} />
      {ledBy === null ? (
        <GroupSection faId={programme.id} initial={initial} />
      ) : (
        <p className="measure">
          Group pictures are for {ledBy} alone, because they go by what clients have shown {ledBy}.
        </p>
      )}
    </article>
  );
}
