import { ForceLogout, type ForceLogoutProps } from "./ForceLogout.tsx";

export function ForceLogoutIsland(props: ForceLogoutProps) {
  return <ForceLogout {...props} />;
}
