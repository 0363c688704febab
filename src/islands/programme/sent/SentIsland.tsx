import { IslandRoot } from "#src/islands/kit/page/IslandRoot.tsx";
import { Sent, type SentProps } from "./Sent.tsx";

export function SentIsland(props: SentProps) {
  return (
    <IslandRoot>
      <Sent {...props} />
    </IslandRoot>
  );
}
