import { ForceLogout } from "./ForceLogout.tsx";

export function ForceLogoutIsland() {
  return <ForceLogout />;
}
