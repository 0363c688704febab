import { IslandRoot } from "#src/islands/kit/page/IslandRoot.tsx";
import { Admin, type AdminProps } from "./Admin.tsx";

export function AdminIsland(props: AdminProps) {
  return (
    <IslandRoot>
      <Admin {...props} />
    </IslandRoot>
  );
}
