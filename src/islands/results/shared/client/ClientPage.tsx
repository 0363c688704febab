import { Insights, Titled, type InsightsProps } from "#src/islands/results/shared/Insights.tsx";
import { ClientInsights } from "./ClientInsights.tsx";
import { NoSuchClient } from "./NoSuchClient.tsx";

export interface ClientPageProps extends InsightsProps {
  clientId: string;
}

/** One client of a programme: the result that they share, and the session. */
export function ClientPage({ clientId, ...page }: ClientPageProps) {
  return (
    <Insights {...page}>
      {(programme, initial) => {
        const client = programme.clients.find(({ id }) => id === clientId);
        if (client === undefined) return <Titled part={<NoSuchClient programme={programme} />} />;
        return <ClientInsights programme={programme} client={client} initial={initial?.client ?? null} />;
      }}
    </Insights>
  );
}
