import { island } from "#src/islands/kit/page/IslandRoot.tsx";
import { EmptyState } from "#src/islands/kit/page/loading.tsx";
import { LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { Insights, type InsightsProps, Titled } from "#src/islands/results/shared/Insights.tsx";
import type { Programme } from "#src/shared/programme/programme.output.ts";
import { paths } from "#src/shared/site/paths.ts";
import { ClientInsights } from "./ClientInsights.tsx";

/** The person in the address isn't a client of the programme. */
function NoSuchClient({ programme }: { programme: Programme }) {
  return (
    <EmptyState
      title="This client isn’t in the programme"
      action={<LinkButton href={paths.facilitatorInsights(programme.id)}>See who shares with you</LinkButton>}
    >
      <p>The address may be wrong, or you removed the client.</p>
    </EmptyState>
  );
}

interface ClientPageProps extends InsightsProps {
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

export const ClientInsightsIsland = island(ClientPage);
