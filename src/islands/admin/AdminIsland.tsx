import { IslandRoot } from "#src/islands/kit/IslandRoot.tsx";
import { Admin, type AdminProps } from "./Admin.tsx";

export function AdminIsland(props: AdminProps) {
  return (
    <IslandRoot>
      <Admin {...props} />
    </IslandRoot>
  );
}
