import { ForceLogout } from "./ForceLogout.tsx";

export function ForceLogoutIsland({ asksFirst }: { readonly asksFirst: boolean }) {
  return <ForceLogout asksFirst={asksFirst} />;
}
