import { ClientsSection } from "#src/islands/facilitator/clients/ClientsSection.tsx";
import type { ClientPage, Today } from "#src/shared/programme/today.output.ts";
import { NeedsSection } from "./NeedsSection.tsx";
import { NoProgrammes } from "./NoProgrammes.tsx";
import { OrganisationRounds } from "./OrganisationRounds.tsx";
import { PlanEnded } from "./PlanEnded.tsx";
import { ProgrammesSection } from "./ProgrammesSection.tsx";
import { Totals } from "./Totals.tsx";

interface TodayViewProps {
  today: Today;
  /** The first clients, where the page brought them along. */
  clients: ClientPage | null;
}

/** Who needs their facilitator, then the programmes, all clients, and what it comes to. */
export function TodayView({ today, clients }: TodayViewProps) {
  const { hasPlan, programmes, programmeCount, clientCount } = today;
  // Someone who only leads those of others may never have had one.
  const hasOwn = programmes.some(({ ledBy }) => ledBy === null);
  return (
    <div className="grid gap-12 sm:gap-16">
      {!hasPlan && hasOwn && <PlanEnded />}
      {programmeCount === 0 ? (
        <NoProgrammes hasPlan={hasPlan} />
      ) : (
        <>
          <NeedsSection today={today} />
          <ProgrammesSection today={today} />
          {clientCount > 0 && <ClientsSection initial={clients} hasPlan={hasPlan} total={clientCount} />}
          <Totals today={today} />
        </>
      )}
      <OrganisationRounds surveys={today.clientAssessments} />
    </div>
  );
}
