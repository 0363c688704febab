import { island } from "#src/islands/kit/page/IslandRoot.tsx";
import { ProgrammePage } from "./group/ProgrammePage.tsx";

export const ProgrammeInsightsIsland = island(ProgrammePage);
