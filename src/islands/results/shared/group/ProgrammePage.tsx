import { Insights, type InsightsProps } from "#src/islands/results/shared/Insights.tsx";
import { ProgrammeInsights } from "./ProgrammeInsights.tsx";

/** A programme as a whole: who shares what, and the group picture. */
export function ProgrammePage(props: InsightsProps) {
  return (
    <Insights {...props}>
      {(programme, initial) => <ProgrammeInsights programme={programme} initial={initial?.group ?? null} />}
    </Insights>
  );
}
