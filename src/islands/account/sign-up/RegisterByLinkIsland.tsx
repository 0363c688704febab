import { IslandRoot } from "#src/islands/kit/page/IslandRoot.tsx";
import type { SignInQuery } from "#src/shared/site/destination.ts";
import { RegisterByLink } from "./RegisterByLink.tsx";

export function RegisterByLinkIsland({ query }: { query: SignInQuery }) {
  return (
    <IslandRoot>
      <RegisterByLink query={query} />
    </IslandRoot>
  );
}
