import { IslandRoot } from "#src/islands/kit/page/IslandRoot.tsx";
import { InviteeDashboard } from "./InviteeDashboard.tsx";
import type { Received } from "./received.ts";

/** `initial` is null where the page did not know who is signed in. */
export function InviteeIsland({ initial }: { initial: Received | null }) {
  return (
    <IslandRoot>
      <InviteeDashboard initial={initial} />
    </IslandRoot>
  );
}
