import { island } from "#src/islands/kit/page/IslandRoot.tsx";
import { LogIn } from "./LogIn.tsx";

export const LoginIsland = island(LogIn);
