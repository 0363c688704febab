import { IslandRoot } from "#src/islands/kit/page/IslandRoot.tsx";
import type { SignInQuery } from "#src/shared/site/destination.ts";
import { SignUp } from "./SignUp.tsx";

export function RegisterIsland({ query }: { query: SignInQuery }) {
  return (
    <IslandRoot>
      <SignUp query={query} />
    </IslandRoot>
  );
}
