import { IslandRoot } from "#src/islands/kit/page/IslandRoot.tsx";
import { ClientPage, type ClientPageProps } from "./client/ClientPage.tsx";

export function ClientInsightsIsland(props: ClientPageProps) {
  return (
    <IslandRoot>
      <ClientPage {...props} />
    </IslandRoot>
  );
}
