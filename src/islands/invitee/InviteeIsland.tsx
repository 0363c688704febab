import { IslandRoot } from "#src/islands/kit/page/IslandRoot.tsx";
import type { ReceivedInvitation } from "#src/shared/invitation/invitation.output.ts";
import { InviteeDashboard } from "./InviteeDashboard.tsx";

/** `initial` is null where the page did not know who is signed in. */
export function InviteeIsland({ initial }: { initial: readonly ReceivedInvitation[] | null }) {
  return (
    <IslandRoot>
      <InviteeDashboard initial={initial} />
    </IslandRoot>
  );
}
