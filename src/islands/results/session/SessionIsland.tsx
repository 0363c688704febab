import { IslandRoot } from "#src/islands/kit/page/IslandRoot.tsx";
import { ClientSession, type ClientSessionProps } from "./ClientSession.tsx";
import { FacilitatorSession, type FacilitatorSessionProps } from "./FacilitatorSession.tsx";

/** Either side of a session. */
export function SessionIsland(props: FacilitatorSessionProps | ClientSessionProps) {
  return (
    <IslandRoot>
      {"clientId" in props ? <FacilitatorSession {...props} /> : <ClientSession {...props} />}
    </IslandRoot>
  );
}
