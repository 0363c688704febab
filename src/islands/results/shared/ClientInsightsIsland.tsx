import { island } from "#src/islands/kit/page/IslandRoot.tsx";
import { ClientPage } from "./client/ClientPage.tsx";

export const ClientInsightsIsland = island(ClientPage);
