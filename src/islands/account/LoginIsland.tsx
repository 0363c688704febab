import { IslandRoot } from "#src/islands/kit/IslandRoot.tsx";
import type { SignInQuery } from "#src/shared/destination.ts";
import { LogIn } from "./LogIn.tsx";

export function LoginIsland({ query }: { query: SignInQuery }) {
  return (
    <IslandRoot>
      <LogIn query={query} />
    </IslandRoot>
  );
}
