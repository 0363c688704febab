import { IslandRoot } from "#src/islands/kit/page/IslandRoot.tsx";
import type { SignInQuery } from "#src/shared/site/destination.ts";
import { LogIn } from "./LogIn.tsx";

export function LoginIsland({ query }: { query: SignInQuery }) {
  return (
    <IslandRoot>
      <LogIn query={query} />
    </IslandRoot>
  );
}
