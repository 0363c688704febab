import { island } from "#src/islands/kit/page/IslandRoot.tsx";
import { Presentation } from "./present.tsx";

export const PresentationIsland = island(Presentation);
